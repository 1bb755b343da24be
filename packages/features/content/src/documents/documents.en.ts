export const documents = {
  offer: { link: 'Public offer' },
  agreement: { link: 'User agreement' },
  privacy: { link: 'Privacy notice' },
  storage: { link: 'Cookies and storage' },
  complaints: { link: 'Complaints' },
  accessibility: { link: 'Accessibility' },
  riskStatement: { link: 'Risk statement' },
  contents: 'Contents',
  version: 'Version',
  date: 'Date',
  operator: 'Operator',
  licence: 'Licence',
  jurisdiction: 'Jurisdiction',
  missing: { operator: 'the operator', licence: 'the licence', jurisdiction: 'the jurisdiction' },
  incompleteTitle: 'Some facts about the operator are missing',
  incomplete:
    'Missing here: {{facts}}. Before you transfer money, ask support who operates the service, under which licence and under the law of which country.',
  /** Stands in a document for a company that is not named. */
  company: 'the company',
  /** In place of an address that is not known. */
  email: 'the address on the contacts page',
  counsel: 'Not yet checked by the operator’s counsel',
  counselContract:
    'The text describes how the service works today. It may still change for legal reasons: take this into account before you open a deposit.',
  counselOther: 'The text describes how this service works, and may still change.',
} as const;
