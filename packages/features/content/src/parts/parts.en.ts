export const parts = {
  risk: {
    title: 'You can lose money',
    body: 'Investing in crypto assets is risky. Yields are not guaranteed, the value of a currency can fall, and you may lose part or all of what you invest. Invest only what you can afford to lose.',
    link: 'What can go wrong',
  },
  figures: {
    terms: 'Terms as of {{date}}. The terms that apply are those you confirm when you open a deposit.',
    facts: 'As of {{date}}.',
    changed: 'Changed since this page was published: you see the current version.',
    missing: 'The current figures are in the cabinet, before you confirm anything.',
  },
  /** During technical works. A date follows `start` and `end`. */
  work: {
    figures:
      'Technical works are in progress. The figures on this page are from before them and will be updated when they end.',
    form: 'Technical works are in progress, so the calculator is paused. What you entered stays.',
    start: 'The works began on',
    end: 'They should end on',
  },
} as const;
