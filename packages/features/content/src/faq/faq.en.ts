export const faq = {
  title: 'Questions and answers',
  description:
    'Answers about deposits, accruals, early closing, refills, withdrawals, partners and security.',
  lead: 'Short answers without small print. Every answer has its own address that you can send to somebody.',
  search: {
    label: 'Search in questions and answers',
    clear: 'Clear the search',
    nothing: 'Nothing found. Try another word.',
    found: 'Found',
  },
  address: 'Link to this answer',
  notFound: 'Your question is not here?',
  contacts: 'Ask support',
  risks: 'Read about the risks',
} as const;
