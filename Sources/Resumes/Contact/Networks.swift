/// Websites where people have profiles: domain → name of the network.
enum Networks {
  static let names: [String: String] = [
    "linkedin.com": "LinkedIn", "github.com": "GitHub", "gitlab.com": "GitLab",
    "bitbucket.org": "Bitbucket",
    "twitter.com": "Twitter", "x.com": "X", "facebook.com": "Facebook", "fb.com": "Facebook",
    "fb.co": "Facebook",
    "instagram.com": "Instagram", "youtube.com": "YouTube", "medium.com": "Medium", "dev.to": "DEV",
    "stackoverflow.com": "Stack Overflow", "stackexchange.com": "Stack Exchange",
    "xing.com": "XING",
    "behance.net": "Behance", "dribbble.com": "Dribbble", "kaggle.com": "Kaggle",
    "leetcode.com": "LeetCode",
    "hackerrank.com": "HackerRank", "codeforces.com": "Codeforces", "codepen.io": "CodePen",
    "npmjs.com": "npm",
    "orcid.org": "ORCID", "scholar.google.com": "Google Scholar",
    "researchgate.net": "ResearchGate",
    "quora.com": "Quora", "reddit.com": "Reddit", "soundcloud.com": "SoundCloud",
    "vimeo.com": "Vimeo",
    "skype.com": "Skype", "t.me": "Telegram", "wa.me": "WhatsApp", "whatsapp.com": "WhatsApp",
    "mastodon.social": "Mastodon", "bsky.app": "Bluesky",
    "angel.co": "AngelList", "wellfound.com": "Wellfound", "pinterest.com": "Pinterest",
    "tiktok.com": "TikTok", "twitch.tv": "Twitch",
    "huggingface.co": "Hugging Face", "keybase.io": "Keybase", "crunchbase.com": "Crunchbase",
    "indeed.com": "Indeed", "substack.com": "Substack",
    "codewars.com": "Codewars", "topcoder.com": "Topcoder", "codechef.com": "CodeChef",
    "hackerearth.com": "HackerEarth", "geeksforgeeks.org": "GeeksforGeeks",
    "freecodecamp.org": "freeCodeCamp", "about.me": "About.me", "arxiv.org": "arXiv",
    "tumblr.com": "Tumblr", "flickr.com": "Flickr",
  ]

  /// Top-level domains that make a text without a scheme a web address.
  static let domains = WordTable.words(
    """
    com org net edu gov io dev me co ai app info biz tech xyz site online page blog website cloud design studio space live pro name
    de fr es it nl pt br uk us ca ch at be eu ie in au nz jp cn kr se no dk fi pl cz ru ua tr il mx ar cl gr hu ro lu za sg hk tw ma tn ng ke pk my ph id vn th ae sa
    engineer software codes works link bio to ly gg sh so tv fm im ml tk gl art
    """
  )

  /// Returns the network of an address without scheme and `www.`; nil if it is not known.
  static func network(of bare: String) -> String? {
    let host = bare.prefix { $0 != "/" && $0 != "?" }.lowercased()
    var labels = host.split(separator: ".")[...]
    while labels.count >= 2 {
      if let name = names[labels.joined(separator: ".")] { return name }
      labels = labels.dropFirst()
    }
    return nil
  }
}
