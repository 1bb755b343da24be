export const marketing = {
  link: 'Marketing',
  title: 'Referral and bonus programme',
  description:
    'What you receive when people you invite open deposits: levels, matching, four bonus tiers, a worked example and the limits.',
  lead: 'When people you invite open deposits, you receive a reward. Here is how much, for what, and within which limits. Inviting is voluntary, and your own deposits do not depend on it.',
  missing: 'The levels and tiers in force are shown in the cabinet, on the partners page.',
  levelsTitle: 'Levels',
  levelsLead:
    'Each time a partner pays for a deposit from the balance, you receive a percentage of the body at once, in the currency of the deposit. The percentage depends on the partner’s level.',
  you: 'You',
  level: 'Level {{level}}',
  who: {
    first: 'Somebody you invited',
    next: 'Somebody invited by level {{level}}',
  },
  exampleTitle: 'A worked example',
  exampleLead:
    'You invited Anna, Anna invited Boris, and so on. Each of them opens one deposit of {{deposit}}.',
  exampleLabel: 'Example. The amounts are chosen to be easy to check; the percentages are those in force.',
  column: { who: 'Who opens the deposit', percent: 'Your share', reward: 'You receive' },
  total: 'Total',
  exampleMatching:
    'If Anna’s accruals come to {{accruals}} by the end of her term, matching at {{percent}}% brings you {{reward}}. If she closes the deposit early, it brings nothing.',
  exampleHonest:
    'This is arithmetic, not a forecast. The people you invite may open no deposits at all, and then you receive nothing.',
  matchingTitle: 'Matching',
  matching:
    'Matching is {{percent}}% of the accruals of the people you invited yourself. You get it when the partner receives the accruals at the end of the term. If the deposit is closed early, there is no matching.',
  tiersTitle: 'Bonus tiers',
  tiersLead:
    'When the deposits of your partners on all levels reach one of these turnovers, we credit its award to your balance once.',
  tier: 'Tier {{tier}}',
  turnover: 'From a turnover of',
  limitsTitle: 'The limits',
  limits: {
    noRegistration: {
      title: 'Nothing for a registration',
      body: 'A referral reward comes only from a deposit that a partner pays for from the balance.',
    },
    rounding: {
      title: 'Rounded down',
      body: 'Every reward is rounded down to the last decimal place of its currency.',
    },
    autoinvestment: {
      title: 'What autoinvestment brings',
      body: 'A deposit that continues another one brings no referral reward and adds nothing to the turnover. Matching is paid for its accruals.',
    },
    levels: {
      title: 'Levels are fixed at registration',
      body: 'Who is above a partner, and on which level, is fixed on the day they register. The percentage is the one in force on the day of the deposit.',
    },
    matching: {
      title: 'Matching is for level 1',
      body: 'You get it together with the partner’s payout. Lost accruals bring no matching.',
    },
    tiers: {
      title: 'Each tier once',
      body: 'Turnover is counted in USDT from the registration of each partner. Your own deposits are not part of it.',
    },
    early: {
      title: 'Closing early costs more than all rewards',
      body: 'If a partner closes a deposit early, your reward stays. That is why the fee for early closing is always higher than the percentages of all levels together.',
    },
    voluntary: {
      title: 'You do not have to invite anybody',
      body: 'There is no fee and no quota. All deposit plans are open to you without partners.',
    },
    honest: {
      title: 'Say it openly',
      body: 'When you share the link, warn people: they can lose money, and you get a reward. Do not promise returns.',
    },
  },
  register: 'Register to get a link',
  faq: 'Questions about partners',
} as const;
