export const contacts = {
  link: 'Contacts',
  title: 'Contacts',
  /** In a drawing: an address whose fifth letter is a zero. Keep its length. */
  oddAddress: 'supp0rt@',
  oddNote: 'For example, a zero instead of “o”',
  description:
    'How to reach support, the full list of official channels, and how to check that a message is really from us.',
  lead: 'If something is unclear, write to us before you transfer money. The answer may already be among the questions.',
  faq: 'Questions and answers',
  missing: 'The contacts are loading. The cabinet has them too.',
  email: 'E-mail',
  phone: 'Phone',
  telegram: 'Telegram',
  telegramHint: 'Support answers here and never writes first.',
  address: 'Address',
  writeTitle: 'Write to us without an account',
  writeLead:
    'We answer by e-mail. We cannot know who fills in this form: about an account, write from the cabinet or, if you cannot sign in, from the account’s own e-mail.',
  writeInCabinet: 'Write from the cabinet',
  writePrivacy: 'What we store, and for how long',
  noScript: 'The form needs JavaScript. Please write to our e-mail instead.',
  /** An island has these texts. */
  form: {
    name: 'Your name (optional)',
    email: 'E-mail for the answer',
    emailRequired: 'Enter your e-mail.',
    emailInvalid: 'Enter an e-mail like name@example.com.',
    subject: 'Subject',
    subjectRequired: 'Enter a subject.',
    text: 'Message',
    textRequired: 'Write a message.',
    secrets: 'Never write passwords or codes: we do not ask for them.',
    left: 'Characters left: {{count}}',
    tooLong: 'Shorten this text.',
    refused: 'Check this field.',
    submit: 'Send the message',
    sending: 'Sending the message',
    sentTitle: 'We have your message',
    sentBody: 'The answer will go to {{email}}. We cannot say by when.',
    again: 'Write another message',
    tooManyTitle: 'Too many messages',
    tooMany: 'Your text is still here. You can send it from',
    failedTitle: 'We do not know if the message arrived',
    failed:
      'Your text is still here. Send it again, we keep the same message once, or write to our e-mail above.',
  },
  checkTitle: 'How to check that a channel is official',
  checkLead: 'Fraudsters copy names, logos and whole sites. These six checks help you spot a copy.',
  steps: {
    list: {
      title: 'Look for it in the list below',
      body: 'The list has every channel of the company. A channel that is not in it is not ours, whatever it is called.',
    },
    address: {
      title: 'Compare letter by letter',
      body: 'Copies differ by one letter, a hyphen or another ending. Type the address yourself or open it from your bookmarks, not from a message.',
    },
    lock: {
      title: 'Look at the address bar, not at the page',
      body: 'A copied page looks the same. What counts is the domain, between “https://” and the next slash; the padlock only says that the connection is encrypted.',
    },
    direction: {
      title: 'Ask who wrote first',
      body: 'In messengers we never write first, except for codes if you sign in with Telegram. We never call to offer a deposit. Anyone who does is not from us.',
    },
    code: {
      title: 'Keep codes and passwords to yourself',
      body: 'Enter codes on the site and nowhere else. Support does not need them, not even “to check the account”.',
    },
    doubt: {
      title: 'In doubt? Use another channel',
      body: 'If a message looks odd, do not reply to it. Write to the address on this page and ask.',
    },
  },
  neverTitle: 'What we never ask for',
  never:
    'Your password, a security code, a seed phrase or a private key, remote access to your device, or a transfer to an address that is not shown on the refill page of your cabinet.',
  channelsTitle: 'All official channels',
  kind: { website: 'Website', email: 'E-mail', phone: 'Phone', telegram: 'Telegram' },
  company: 'Name',
} as const;
