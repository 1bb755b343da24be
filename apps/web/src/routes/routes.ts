import type { PackageMessages } from '@meridian/i18n';
import { messages as authMessages } from '@meridian/feature-auth/messages';
import { messages as cabinetMessages } from '@meridian/feature-cabinet/messages';
import { messages as depositMessages } from '@meridian/feature-deposit/messages';
import { messages as operationsMessages } from '@meridian/feature-operations/messages';
import { messages as refillMessages } from '@meridian/feature-refill/messages';
import { messages as withdrawMessages } from '@meridian/feature-withdraw/messages';
import { messages as listMessages } from '@meridian/lists/messages';
import { messages as statusMessages } from '@meridian/statuses/messages';
import type { ComponentType } from 'react';
import type { AppMessages } from '../messages/index.ts';

export interface Route {
  /** Relative to `/:language`. Fill in parameters with `generatePath(paths.<id>, { ... })`. */
  readonly path: string;
  /** Who the page is for. Pages for investors are shown in the frame of the cabinet. */
  readonly access: 'guest' | 'unconfirmed' | 'investor';
  /** Key in `title` of the app's messages. The parameters of the path can be used in the text. */
  readonly title: keyof AppMessages['title'];
  /** The entry in the side bar, in the order of this table. */
  readonly navigation?: {
    readonly label: keyof AppMessages['section'];
    readonly icon: 'dashboard' | 'arrowDown' | 'arrowUp' | 'sprout' | 'list' | 'users' | 'gift';
    /** Whether it is also in the bottom bar of phones. */
    readonly isInBottomBar: boolean;
  };
  /** Loaded before the page is rendered. The messages of the app and of `@meridian/problem` are always loaded. */
  readonly messages: readonly PackageMessages[];
  readonly load: () => Promise<{ Component: ComponentType }>;
  /** Whether the build writes this page as static HTML. */
  readonly prerendered: boolean;
  /** Kilobytes (1000 bytes) of gzipped JavaScript that a visit with an empty cache may load. Checked by `scripts/bench.ts`. */
  readonly budget: number;
  /** What tests open instead of `path`: with values for its parameters, or with a query. */
  readonly example?: string;
}

/**
 * Every page of the app. The router, `paths`, titles, navigation, byte budgets, the sweep and the fault matrix derive from
 * it. Node scripts import this file, so it must not import components statically.
 */
export const routes = {
  login: {
    path: 'login',
    access: 'guest',
    title: 'login',
    messages: [authMessages],
    load: () => import('./LoginRoute.tsx'),
    prerendered: false,
    budget: 175,
  },
  register: {
    path: 'register',
    access: 'guest',
    title: 'register',
    messages: [authMessages],
    load: () => import('./RegisterRoute.tsx'),
    prerendered: false,
    budget: 215,
    example: 'register?inviter=anna',
  },
  confirmPhone: {
    path: 'confirm-phone',
    access: 'unconfirmed',
    title: 'confirmPhone',
    messages: [authMessages],
    load: () => import('./ConfirmPhoneRoute.tsx'),
    prerendered: false,
    budget: 175,
  },
  cabinet: {
    path: 'cabinet',
    access: 'investor',
    title: 'cabinet',
    navigation: { label: 'cabinet', icon: 'dashboard', isInBottomBar: true },
    messages: [cabinetMessages, statusMessages],
    load: () => import('./CabinetRoute.tsx'),
    prerendered: false,
    budget: 195,
  },
  refill: {
    path: 'cabinet/refill',
    access: 'investor',
    title: 'refill',
    navigation: { label: 'refill', icon: 'arrowDown', isInBottomBar: true },
    messages: [refillMessages, listMessages],
    load: () => import('./RefillRoute.tsx'),
    prerendered: false,
    budget: 255,
  },
  deposits: {
    path: 'cabinet/deposits',
    access: 'investor',
    title: 'deposits',
    navigation: { label: 'deposits', icon: 'sprout', isInBottomBar: true },
    messages: [depositMessages, listMessages, statusMessages],
    load: () => import('./DepositsRoute.tsx'),
    prerendered: false,
    budget: 200,
  },
  invest: {
    path: 'cabinet/deposits/new',
    access: 'investor',
    title: 'invest',
    messages: [depositMessages],
    load: () => import('./InvestRoute.tsx'),
    prerendered: false,
    budget: 220,
    example: 'cabinet/deposits/new?plan=usdt-start-30',
  },
  withdrawal: {
    path: 'cabinet/withdrawal',
    access: 'investor',
    title: 'withdrawal',
    navigation: { label: 'withdrawal', icon: 'arrowUp', isInBottomBar: true },
    messages: [withdrawMessages, listMessages],
    load: () => import('./WithdrawalRoute.tsx'),
    prerendered: false,
    budget: 255,
  },
  operations: {
    path: 'cabinet/operations',
    access: 'investor',
    title: 'operations',
    navigation: { label: 'operations', icon: 'list', isInBottomBar: false },
    messages: [operationsMessages, listMessages, statusMessages],
    load: () => import('./OperationsRoute.tsx'),
    prerendered: false,
    budget: 245,
  },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteId = keyof typeof routes;

const isRouteId = (id: string): id is RouteId => id in routes;

export const routeIds: readonly RouteId[] = Object.keys(routes).filter(isRouteId);

/** The entry of a page, with its optional fields. */
export const routeOf = (id: RouteId): Route => routes[id];

/** The address at which tests open a page. */
export function exampleAddress(id: RouteId, language: string): string {
  const { path, example = path } = routeOf(id);
  if (example.includes(':'))
    throw new Error(`The route "${id}" needs an example with values for its parameters.`);
  return `/${language}/${example}`;
}
