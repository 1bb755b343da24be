import { pathsIn } from '../../src/routes/paths.ts';

export type Language = 'en' | 'ru';
type PathName = keyof ReturnType<typeof pathsIn>;

interface Page {
  /** Who can open it. */
  access: 'guest' | 'unconfirmed' | 'investor';
  /** The key of the words of its first heading. */
  heading: string;
  /** What follows its path in the address. */
  search?: string;
}

/** What the test has to know of each path; a new path does not compile without it. */
const pages: Readonly<Record<PathName, Page>> = {
  login: { access: 'guest', heading: 'auth:logIn.title' },
  register: { access: 'guest', heading: 'auth:register.title', search: '?inviter=anna' },
  confirmPhone: { access: 'unconfirmed', heading: 'auth:confirmPhone.title' },
  cabinet: { access: 'investor', heading: 'web:title.cabinet' },
  refill: { access: 'investor', heading: 'web:title.refill' },
  deposits: { access: 'investor', heading: 'web:title.deposits' },
  invest: { access: 'investor', heading: 'web:title.invest', search: '?plan=usdt-start-30' },
  withdrawal: { access: 'investor', heading: 'web:title.withdrawal' },
  operations: { access: 'investor', heading: 'web:title.operations' },
};

export interface Route extends Page {
  /** Pages of the same id have the same title. */
  id: string;
  address: (language: Language) => string;
}

const isPathName = (name: string): name is PathName => name in pages;

/** Every address of the app: those of `paths.ts`, and one inside and one outside the cabinet that does not exist. */
export const routes: readonly Route[] = [
  ...Object.keys(pages)
    .filter(isPathName)
    .map((id) => ({
      id,
      ...pages[id],
      address: (language: Language) => pathsIn(language)[id] + (pages[id].search ?? ''),
    })),
  {
    id: 'unknown address',
    access: 'guest',
    heading: 'web:notFound.title',
    address: (language) => `/${language}/no-such-page`,
  },
  {
    id: 'unknown address',
    access: 'investor',
    heading: 'web:title.notFound',
    address: (language) => `${pathsIn(language).cabinet}/no-such-page`,
  },
];
