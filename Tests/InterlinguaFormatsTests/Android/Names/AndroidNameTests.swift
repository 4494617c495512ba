import InterlinguaPlatforms
import InterlinguaTestSupport
import Testing

@testable import InterlinguaFormats

@Suite struct AndroidNameTests {
    @Test(arguments: [
        ("ok_title", "ok_title"), ("Settings.title", "Settings_x2E_title"),
        ("%d songs found", "_x25_d_x20_songs_x20_found"), ("1st", "_x31_st"), ("class", "_x63_lass"),
        ("_x2E_", "_x5F_x2E_"), ("", "_x_"), ("_", "_x5F_"), ("true", "_x74_rue"), ("a1", "a1"), ("é", "_xE9_"),
        ("😀", "_x1F600_"), ("_x", "_x"), ("__x_", "__x5F_x_"), ("_x1234567_", "_x1234567_"),
    ])
    func mangling(key: String, name: String) {
        #expect(AndroidName.mangle(key) == name)
        #expect(AndroidName.unmangle(name) == key)
    }

    /// Every key gets a safe name of its own, from which it comes back.
    @Test func manglingIsReversible() {
        var random = SeededGenerator(seed: 4)
        let alphabet = Array("_xX20AFaf.%é😀1 class".unicodeScalars)
        var names: [String: String] = [:]
        for _ in 0..<4_000 {
            var key = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...8, using: &random) {
                key.append(alphabet[Int.random(in: 0..<alphabet.count, using: &random)])
            }
            let name = AndroidName.mangle(String(key))
            #expect(AndroidName.isSafe(name))
            #expect(AndroidName.unmangle(name) == String(key))
            #expect(names[name, default: String(key)] == String(key))
            names[name] = String(key)
        }
    }

    @Test(arguments: [
        ("%d songs found", "songs_found"), ("%1$lld of %2$@", "of"), ("100% off", "s_100_off"),
        ("x.goToHome", "x_go_to_home"), ("userIDCard", "user_id_card"), ("profile.URLs", "profile_urls"),
        ("%@ in %@", "s_in"),
        ("Settings.title", "settings_title"), ("1st", "s_1st"),
        ("home.banner-title", "home_banner_title"), ("settings.bannerTitle", "settings_banner_title"),
        ("iPhone.name", "iphone_name"), ("step2.URLField", "step2_url_field"), ("Open GitHub", "open_github"),
        ("Class", "s_class"), (" ok! ", "ok"), ("é", "e"), ("ж", "s"), ("", "s"), ("aé_b", "ae_b"),
        ("Über uns", "uber_uns"), ("u\u{308}ber", "uber"), ("Straße.Ægir", "strasse_aegir"), ("Öffnen", "offnen"),
        ("nähereInfos", "nahere_infos"), ("łódź", "lodz"), ("kapıları aç", "kapilari_ac"), ("İptal", "iptal"),
        ("member_x_2.a", "member_x_2_a"),
        // Sentences end where a word ends: the first has 43 letters, the second 42, the third 43 and a word that ends at 40.
        ("You have to sign in before you can see this", "you_have_to_sign_in_before_you_can_see"),
        ("You have to sign in before you can see  it", "you_have_to_sign_in_before_you_can_see"),
        ("You have to sign in before they can read it", "you_have_to_sign_in_before_they_can_read"),
        ("Donaudampfschifffahrtsgesellschaftskapitän an Bord", "donaudampfschifffahrtsgesellschaftskapit"),
        // What people wrote as a name is not cut.
        ("settings.subscription.restore.error.button", "settings_subscription_restore_error_button"),
    ])
    func readableNames(key: String, name: String) {
        #expect(AndroidName.slug(key) == name)
        #expect(AndroidName.isSafe(name))
    }

    /// The results that the authors of FNV give.
    @Test(arguments: [("", "811c9dc5"), ("a", "e40c292c"), ("foobar", "bf9cf968")])
    func checksums(text: String, digits: String) {
        #expect(AndroidName.checksum(text) == digits)
    }

    @Test(arguments: [
        ("a", true), ("é_あ", true), ("a.b-c", true), ("_", true), ("class", true), ("a b", false), ("1a", false),
        (".a", false), ("-a", false), ("", false), ("a:b", false), ("a/b", false), ("a@b", false), ("a$b", false),
        ("😀", false), ("a%", false),
    ])
    func whatAapt2Accepts(name: String, isValid: Bool) {
        #expect(AndroidName.isValid(name) == isValid)
    }

    @Test func whatEveryToolAccepts() {
        #expect(AndroidName.isSafe("_a1"))
        for name in ["class", "_", "a.b", "a-b", "é", "1a", ""] { #expect(!AndroidName.isSafe(name)) }
        #expect(AndroidName.field("a.b-c_d") == "a_b_c_d")
    }
}
