export const documents = {
  offer: { link: 'Public offer' },
  agreement: { link: 'User agreement' },
  contents: 'Contents',
  version: 'Version',
  date: 'In force from',
  operator: 'Operator',
  licence: 'Licence',
  jurisdiction: 'Jurisdiction',
  notProvided: { operator: 'Not provided', licence: 'Not provided', jurisdiction: 'Not provided' },
  incompleteTitle: 'Some facts about the operator are missing',
  incomplete:
    'Not all facts are given here. Before you transfer money, ask support who operates the service, under which licence and under the law of which country.',
  /** Stands in a document for a company that is not named. */
  company: 'the company',
} as const;
