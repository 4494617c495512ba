/// How keys that can't be names in Android are spelled.
enum AndroidNameStyle: Sendable {
    /// As people would: the words of the key, which stands beside the name in an attribute.
    case readable

    /// So that the name tells the key.
    case mangled
}
