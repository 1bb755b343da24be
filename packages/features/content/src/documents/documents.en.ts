export const documents = {
  contents: 'Contents',
  version: 'Version',
  date: 'In force from',
  operator: 'Operator',
  licence: 'Licence',
  jurisdiction: 'Jurisdiction',
  notProvided: 'Not provided',
  incompleteTitle: 'Facts about the operator are missing',
  incomplete:
    'The owner of this site has not given all of them. Ask who operates the service, under which licence and under which law, before you transfer money.',
  /** Stands in a document for a company that is not named. */
  company: 'the company',
} as const;
