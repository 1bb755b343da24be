import {
  exampleAddress,
  getScreenPath,
  screenIds,
  getScreen,
  type Screen,
  screens,
} from '@meridian/frame/screens';
import { budgetOf, UNKNOWN_ADDRESS_BUDGET } from './budgets.ts';

export interface Route {
  /** Pages with the same id have the same title. */
  id: string;
  access: Screen['access'];
  /** Message key of the page's first heading. */
  heading: string;
  /** Whether an investor without money sees other content. */
  hasEmptyState: boolean;
  /** Kilobytes of JavaScript, after gzip, that a visit with an empty cache may load. */
  budget: number;
  address: (language: string) => string;
  /** The address leads elsewhere from 1024 px. */
  isNarrow?: boolean;
}

/** Every page of the table of screens, and an unknown address inside the cabinet. */
const everyRoute: readonly Route[] = [
  ...screenIds.map((id) => ({
    id,
    access: screens[id].access,
    heading: `frame:title.${id}`,
    budget: budgetOf(id),
    hasEmptyState:
      getScreen(id).access === 'investor' && !getScreenPath(id).startsWith(screens.settings.path),
    address: (language: string) => exampleAddress(id, language),
    isNarrow: id === 'settings',
  })),
  {
    id: 'unknown address',
    access: 'investor',
    heading: 'frame:title.notFound',
    budget: UNKNOWN_ADDRESS_BUDGET,
    hasEmptyState: false,
    address: (language) => `/${language}/${screens.cabinet.path}/no-such-page`,
  },
];

/** With `--changed`, the files of the pages that it can break, separated by blanks. Empty: all. */
const pages = process.env.PAGES ?? '';

export const routes: readonly Route[] =
  pages === ''
    ? everyRoute
    : everyRoute.filter(({ id }) => pages.toLowerCase().includes(`/${id.toLowerCase()}route.tsx`));
