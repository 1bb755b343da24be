export const checkDocument = {
  link: 'Check a document',
  title: 'Check a document',
  description:
    'Check by its number and its hash whether we issued a statement, a yearly report, a confirmation of a balance or a receipt.',
  lead: 'Were you shown a statement, a yearly report, a confirmation of a balance or a receipt of ours? Its number and its hash say whether we issued it.',
  formTitle: 'Number and hash',
  formLead: 'Both are at the end of the document. Its QR code fills them in.',
  noScript: 'The check needs JavaScript.',
  /** An island has these texts. */
  form: {
    number: 'Number of the document',
    numberRequired: 'Enter the number.',
    hash: 'Hash, at least its first 16 digits',
    hashRequired: 'Enter the hash.',
    hashShort: 'Enter at least the first 16 digits.',
    submit: 'Check',
    checking: 'Checking',
    validTitle: 'We issued this document',
    statement: 'A statement of operations, issued',
    balance: 'A confirmation of the balance, issued',
    operation: 'A receipt of an operation, issued',
    year: 'A yearly report, issued',
    compare: 'Compare the kind and the date with the document.',
    invalidTitle: 'We issued no document with this number and this hash',
    invalid: 'Compare both with the document. If they are the same, do not rely on it.',
    tooManyTitle: 'Too many checks',
    tooMany: 'You can check again from',
    offTitle: 'Documents cannot be checked now',
    off: 'Ask the support whose contacts are on this site.',
    failedTitle: 'The check did not work',
    failed: 'We do not know if the document was issued. Check again in a moment.',
  },
  saysTitle: 'What the check says, and what it does not',
  says: {
    issued: {
      title: 'That we issued it',
      body: 'We store the number, the kind, the time and the hash of each document. The hash is calculated from everything that the document says.',
    },
    privacy: {
      title: 'No names and no sums',
      body: 'They are on the document only. Whoever has the number and the hash learns nothing else here.',
    },
    copy: {
      title: 'Not that the paper is unchanged',
      body: 'A changed copy can have the number and the hash of a real document. If much depends on it, ask the holder to download the document again while you watch: the same content has the same hash.',
    },
    later: {
      title: 'Not what is true today',
      body: 'A document says how things were when it was issued. The balance may have changed since.',
    },
  },
} as const;
