/** Texts of list screens. The source: every other language has these keys. */
export const en = {
  filter: {
    period: 'Period',
    allTime: 'All time',
    lastDays_one: 'Last {{count}} day',
    lastDays_other: 'Last {{count}} days',
    since: 'since {{day}}',
    until: 'until {{day}}',
    from: 'From',
    to: 'To',
    choosePeriod: 'Choose the period',
    day: 'DD',
    month: 'MM',
    year: 'YYYY',
    noSuchDay: 'Enter a date that exists, as {{pattern}}.',
    endsFirst: 'A period cannot end before it begins. Choose another day.',
    currency: 'Currency',
    allCurrencies: 'All currencies',
    clear: 'Clear filters',
  },
  pages: {
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page {{page}}',
    range: '{{first}}–{{last}} of {{total}}',
    position: '{{page}} of {{pageCount}}',
  },
  export: {
    start: 'Export to CSV',
    progress: '{{done}} of {{total}}',
    cancel: 'Cancel',
  },
} as const;
