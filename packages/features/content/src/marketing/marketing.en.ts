export const marketing = {
  link: 'Marketing',
  title: 'Referral and bonus programme',
  description:
    'What you receive when people you invite make deposits: levels, matching, four bonus tiers, a worked example and the limits.',
  lead: 'When people you invite make deposits, you receive a reward. Here is how much, for what, and within which limits. Inviting is voluntary, and your own deposits do not depend on it.',
  missing: 'The levels and tiers in force are shown in the cabinet, on the partners page.',
  levelsTitle: 'Levels',
  levelsLead:
    'Each time a partner pays for a deposit from the balance, every level receives its percentage of the body at once, in the currency of the deposit.',
  you: 'You',
  level: 'Level {{level}}',
  who: {
    first: 'Somebody you invited',
    second: 'Somebody invited by level 1',
    next: 'Somebody invited by the level before',
  },
  exampleTitle: 'A worked example',
  exampleLead:
    'You invited Anna, Anna invited Boris, and so on. Each of them makes one deposit of {{deposit}}.',
  exampleLabel: 'Example. The amounts are chosen to be easy to check; the percentages are those in force.',
  column: { who: 'Who makes the deposit', percent: 'Your share', reward: 'You receive' },
  total: 'Total',
  exampleMatching:
    'If Anna’s accruals come to {{accruals}} by the end of her term, matching at {{percent}}% brings you {{reward}}. If she closes the deposit early, it brings nothing.',
  exampleHonest:
    'This is arithmetic, not a forecast. The people you invite may make no deposits at all, and then you receive nothing.',
  matchingTitle: 'Matching',
  matching:
    'Matching is {{percent}}% of the accruals of level 1: the people you invited yourself. It is credited when those accruals are paid out at the end of the term. Accruals that a partner loses by closing early are not matched.',
  tiersTitle: 'Bonus tiers',
  tiersLead:
    'When the deposits of your partners of all levels add up to a turnover, its award is credited to your balance once.',
  tier: 'Tier {{tier}}',
  turnover: 'From a turnover of',
  limitsTitle: 'The limits',
  limits: {
    noRegistration: {
      title: 'Nothing for a registration',
      body: 'A reward comes only from a deposit that a partner pays for from the balance.',
    },
    rounding: {
      title: 'Rounded down',
      body: 'Every reward is rounded down to the last decimal place of its currency.',
    },
    autoinvestment: {
      title: 'Only new money counts',
      body: 'A deposit that autoinvestment continues brings no reward.',
    },
    levels: {
      title: 'Levels are fixed at registration',
      body: 'A partner keeps the levels that existed on the day of registration. The percentage is the one in force on the day of the deposit.',
    },
    matching: {
      title: 'Matching is for level 1',
      body: 'It waits until the accruals are paid out, and there is none on lost accruals.',
    },
    tiers: {
      title: 'Each tier once',
      body: 'Turnover is counted in USDT from the registration of each partner. Your own deposits are not part of it.',
    },
    early: {
      title: 'Closing early costs more than it brings',
      body: 'Rewards are not taken back when a partner closes a deposit early. That is why a plan is offered only while its fee for early closing exceeds everything that a deposit can bring to inviters.',
    },
    voluntary: {
      title: 'You need not invite anybody',
      body: 'There is no fee for taking part, no quota, and no plan that requires partners.',
    },
    honest: {
      title: 'Say it openly',
      body: 'When you share your link, say that money can be lost and that you are rewarded. Do not promise returns to anybody.',
    },
  },
  register: 'Register to get a link',
  faq: 'Questions about partners',
} as const;
