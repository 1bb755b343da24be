export const faq = {
  link: 'Questions and answers',
  title: 'Questions and answers',
  description: 'Answers about deposits, accruals, early closing, refills, withdrawals and security.',
  lead: 'Short answers without small print. Every answer has its own link that you can share.',
  search: {
    label: 'Search questions and answers',
    clear: 'Clear the search',
    nothing: 'Nothing found. Try another word.',
    found: 'Found',
  },
  address: 'Link to this answer',
  notFound: 'Is your question missing?',
  contacts: 'Ask support',
  risks: 'Read about the risks',
} as const;
