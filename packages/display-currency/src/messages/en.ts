/** Words about values in another currency. The source: every other language has these keys. */
export const en = {
  about: '≈ {{amount}}',
  less: '< {{amount}}',
  hidden: '≈ ••• {{currency}}',
  title: 'About this value',
  note: 'A rough value to look at. Money is kept and moved in its own currency.',
  now: 'Courses of {{time}}. Source: {{source}}.',
  ofDay: 'Course of {{date}}. Source: {{source}}.',
  old: '{{currency}}: the courses are old',
  oldNote: 'The last courses are of {{time}}. A value at them could be far off, so none is shown.',
  unknown: '{{currency}}: no course is known',
  unknownNote: 'A value is shown here again once the course is known.',
  choice: {
    label: 'Currency',
    loading: 'Loading the currencies…',
    failed: 'The list of currencies could not be read. Open this page again later.',
  },
} as const;
