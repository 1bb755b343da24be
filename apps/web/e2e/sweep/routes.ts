import {
  exampleAddress,
  pathOf,
  type Route as TableRoute,
  routeIds,
  routeOf,
  routes as table,
} from '../../src/routes/routes.ts';

export interface Route {
  /** Pages with the same id have the same title. */
  id: string;
  access: TableRoute['access'];
  /** Message key of the page's first heading. */
  heading: string;
  /** Whether an investor without money sees other content. */
  hasEmptyState: boolean;
  /** Kilobytes of JavaScript, after gzip, that a visit with an empty cache may load. */
  budget: number;
  address: (language: string) => string;
}

/** Every page of the route table, and an unknown address inside the cabinet. */
export const routes: readonly Route[] = [
  ...routeIds.map((id) => ({
    id,
    access: table[id].access,
    heading: `web:title.${table[id].title}`,
    budget: table[id].budget,
    hasEmptyState: routeOf(id).access === 'investor' && !pathOf(id).startsWith(table.settings.path),
    address: (language: string) => exampleAddress(id, language),
  })),
  {
    id: 'unknown address',
    access: 'investor',
    heading: 'web:title.notFound',
    budget: table.cabinet.budget,
    hasEmptyState: false,
    address: (language) => `/${language}/${table.cabinet.path}/no-such-page`,
  },
];
