/** The messages of this feature. The source: every other language has these keys. */
export const en = {
  lead: 'Write to us about an operation, a refill, a withdrawal or anything else. We answer here, notify you, and write to your e-mail if it is confirmed.',
  none: 'No requests yet',
  write: 'Write to support',
  list: 'Requests',
  pages: 'Pages of requests',
  status: {
    sent: 'Sent',
    answered: 'Answered',
    closed: 'Closed',
  },
  subject: {
    operation: 'Operation',
    refill: 'Refill',
    withdrawal: 'Withdrawal',
    other: 'Other question',
  },
  about: 'About',
  number: 'Number',
  hash: 'Transaction hash',
  author: {
    investor: 'You',
    service: 'Support',
  },
  messages: 'Messages',
  closed: 'The request is closed. If the question remains, send a new one.',
  send: 'Send the message',
  new: {
    other:
      'If the question is about an operation, a refill or a withdrawal, open its details and choose “Write to support about this”: we then see which one you mean.',
    send: 'Send the request',
    next: 'We will answer in the cabinet, notify you, and write to your e-mail if it is confirmed.',
  },
  form: {
    text: 'Message',
    hint: 'Say what happened and what you expected.',
    required: 'Write a message.',
    left_one: '{{count}} character left',
    left_other: '{{count}} characters left',
    tooLong: 'Shorten the message to 4,000 characters.',
    secrets: 'Never write passwords or codes: we do not ask for them.',
    photos: 'Add photos',
    sending: 'Sending the message',
  },
} as const;
