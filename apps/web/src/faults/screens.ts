import { pathsIn } from '../routes/paths.ts';

const paths = pathsIn('en');

export interface Screen {
  path: string;
  access: 'guest' | 'unconfirmed' | 'investor';
}

/** The screens of the app, where each begins, and who is there. */
export const screens = {
  login: { path: paths.login, access: 'guest' },
  register: { path: `${paths.register}?inviter=viktor`, access: 'guest' },
  confirmPhone: { path: paths.confirmPhone, access: 'unconfirmed' },
  cabinet: { path: paths.cabinet, access: 'investor' },
  refill: { path: paths.refill, access: 'investor' },
  deposits: { path: paths.deposits, access: 'investor' },
  invest: { path: `${paths.invest}?plan=usdt-start-30`, access: 'investor' },
  withdrawal: { path: paths.withdrawal, access: 'investor' },
  operations: { path: paths.operations, access: 'investor' },
} as const satisfies Record<keyof typeof paths, Screen>;
