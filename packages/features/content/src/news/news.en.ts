export const news = {
  link: 'News',
  title: 'News',
  description: 'What changes in the service: currencies and networks, rules, technical works.',
  lead: 'What changes in the service, and whether you need to do anything.',
  none: 'There is no news yet.',
  opening: 'Opening the news item. If it does not appear, find it among all news.',
  all: 'All news',
  crumbs: 'You are here',
  more: 'More news',
  newer: 'Newer',
  older: 'Older',
} as const;
