import { createContext, useContext } from 'react';

type ById = (id: string) => string;

/** The addresses of the host's pages that features link to. */
export interface Links {
  readonly agreement: string;
  readonly cabinet: string;
  readonly cases: string;
  readonly confirmEmail: string;
  readonly confirmPhone: string;
  readonly depositDetails: ById;
  readonly deposits: string;
  readonly exchange: string;
  readonly exchangeHistory: string;
  readonly forgotLogin: string;
  readonly forgotPassword: string;
  readonly invest: string;
  readonly liabilities: string;
  readonly login: string;
  readonly news: string;
  readonly offer: string;
  readonly operations: string;
  readonly partners: string;
  readonly published: string;
  readonly refill: string;
  readonly refillDetails: ById;
  readonly refillHistory: string;
  readonly register: string;
  readonly security: string;
  readonly sessions: string;
  readonly statement: string;
  readonly subscription: string;
  readonly verification: string;
  readonly wallets: string;
  readonly withdrawal: string;
  readonly withdrawalDetails: ById;
  readonly withdrawalHistory: string;
}

export const LinksContext = createContext<Partial<Links>>({});

/**
 * The links of the nearest `MeridianProvider` that a feature needs: `hrefs={useLinks('refill', 'statement')}`. Throws for a link
 * that the provider lacks.
 */
export function useLinks<Name extends keyof Links>(...names: readonly Name[]): Pick<Links, Name> {
  const links = useContext(LinksContext);
  if (!hasAll(links, names)) {
    const missing = names.filter((name) => links[name] === undefined);
    throw new Error(`The links of MeridianProvider lack ${missing.join(', ')}.`);
  }
  return links;
}

const hasAll = <Name extends keyof Links>(
  links: Partial<Links>,
  names: readonly Name[],
): links is Partial<Links> & Pick<Links, Name> => names.every((name) => links[name] !== undefined);
