import type { Schema } from '@meridian/api-client';

const usdt = (amount: `${number}`): Schema<'Money'> => ({ amount, currency: 'USDT' });

/** One of them has closed the account. */
const closed = 19;

const loginOf = (number: number) => (number === closed ? null : `partner${number}`);

function partner(number: number): Schema<'Referral'> {
  const level = (number % 3) + 1;
  return {
    id: `0198fa51-7c3e-7b90-8d26-${String(number).padStart(12, '0')}`,
    login: loginOf(number),
    inviterLogin: level === 1 ? 'annapetrova' : loginOf(number - 1),
    date: `2026-09-${String((number % 28) + 1).padStart(2, '0')}T09:30:00Z`,
    personalInvestments: usdt(`${number * 150}`),
    profit: usdt(`${number * 3}`),
    level,
  };
}

/** Two pages of partners. */
export const somePartners = Array.from({ length: 25 }, (_, index) => partner(25 - index));

/** Logins of 30 characters and amounts of nine digits, at the deepest level. */
export const longPartners: Schema<'Referral'>[] = somePartners.slice(0, 5).map((one, index) => ({
  ...one,
  login: `konstantinopolskaya1987moscow${index}`,
  inviterLogin: 'aleksandrovskiydmitriy2026spb9',
  personalInvestments: usdt('987654321.123456'),
  profit: usdt('123456789.123456'),
  level: 3,
}));

/** Logins from level 1 down to this partner. */
export function lineTo(login: string | null): (string | null)[] {
  const found = login === null ? undefined : somePartners.find((partner) => partner.login === login);
  return found ? [...lineTo(found.inviterLogin), login] : [];
}

export const levels: Schema<'ReferralLevel'>[] = [
  { level: 1, percent: '5', partners: 9, profit: usdt('540.500000') },
  { level: 2, percent: '3', partners: 8, profit: usdt('120.000000') },
  { level: 3, percent: '1', partners: 8, profit: usdt('15.750000') },
];

export const longLevels = levels.map((level) => ({
  ...level,
  partners: 123456,
  profit: usdt('123456789.123456'),
}));

export const noLevels = levels.map((level) => ({ ...level, partners: 0, profit: usdt('0.000000') }));

const tiers: Schema<'BonusTier'>[] = [
  { tier: 1, turnover: usdt('10000.000000'), award: usdt('100.000000') },
  { tier: 2, turnover: usdt('50000.000000'), award: usdt('600.000000') },
  { tier: 3, turnover: usdt('250000.000000'), award: usdt('3500.000000') },
  { tier: 4, turnover: usdt('1000000.000000'), award: usdt('16000.000000') },
];

export const bonus: Schema<'BonusProgram'> = { tiers, turnover: usdt('12400.000000'), tiersReached: 1 };

export const longBonus: Schema<'BonusProgram'> = {
  tiers,
  turnover: usdt('987654321.123456'),
  tiersReached: 4,
};

export const noBonus: Schema<'BonusProgram'> = { tiers, turnover: usdt('0.000000'), tiersReached: 0 };

export const partnersSetting: Schema<'SettingPartners'> = {
  key: 'partners',
  levels: levels.map(({ level, percent }) => ({ level, percent })),
  matchingPercent: '2',
  tiers,
};
