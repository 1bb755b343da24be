/** Texts of the search. The source: every other language has these keys. */
export const en = {
  label: 'Search',
  placeholder: 'Page, amount, number, hash or date',
  close: 'Close',
  group: {
    pages: 'Pages',
    operations: 'Operations',
    deposits: 'Deposits',
    partners: 'Partners',
    questions: 'Questions',
  },
  ofDay: 'All operations of {{date}}',
  level: 'Level {{level}}',
  hint: 'Find an operation by its exact amount, its number, the hash of its transfer or its date, such as 2026-10-02.',
  searching: 'Searching',
  nothing: 'Nothing found for “{{query}}”.',
  keys: 'Arrows choose, Enter opens, Esc closes.',
  shortcuts: {
    title: 'Keyboard shortcuts',
    search: 'Open the search',
    list: 'Show this list',
    move: 'Choose a result',
    open: 'Open the chosen result',
    leave: 'Close a window',
    or: '{{one}} or {{other}}',
    isOn: 'Open this list with the ? key',
  },
} as const;
