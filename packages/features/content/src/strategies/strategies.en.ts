export const strategies = {
  link: 'Strategies',
  title: 'Strategies',
  description:
    'What each trading strategy does, what it earns on, and when it loses. With risk levels, without promises.',
  descriptionOfList: 'Trading strategies with this risk level and market: what they do and when they lose.',
  lead: 'Where the active part of a deposit may go: how a strategy earns, and when it loses.',
  none: 'No strategy is described yet. The descriptions are published here as soon as they are ready.',
  missing: 'The descriptions are loading and will be here soon.',
  nothing: 'No strategy matches both filters any more.',
  all: 'All strategies',
  payoff: {
    falls: 'The price falls',
    rises: 'The price rises',
    loses: 'Here it loses',
    note: 'A shape without a scale: where the strategy earns and where it loses. Not a forecast.',
  },
  removed: {
    title: 'This strategy is no longer described',
    lead: 'The company has taken it off its list since this page was published.',
  },
  filters: 'Strategy filters',
  crumbs: 'You are here',
  more: 'How it works and when it loses',
  moreNamed: 'How it works and when it loses: {{strategy}}',
  riskLabel: 'Risk',
  anyRisk: 'Any risk',
  risk: { low: 'Low risk', medium: 'Medium risk', high: 'High risk' },
  marketLabel: 'Market',
  anyMarket: 'All markets',
  market: {
    spot: {
      name: 'Spot',
      about: 'Coins are bought and sold with immediate settlement. Nothing is borrowed.',
    },
    futures: {
      name: 'Futures',
      about:
        'Contracts on the price of a coin, with a last day or without one. They need margin at the exchange.',
    },
    options: {
      name: 'Options',
      about:
        'The right to buy or sell at a set price. The buyer pays for the right; the seller takes on the obligation.',
    },
    lending: {
      name: 'Lending',
      about: 'Money is lent for a time at interest, usually against collateral.',
    },
    onchain: {
      name: 'On-chain',
      about: 'Networks and smart contracts pay for work or for liquidity.',
    },
  },
  horizon: 'Horizon',
  idea: 'The idea',
  instruments: 'What it uses',
  source: 'Where the return comes from',
  loss: 'When it loses',
  levelsTitle: 'What the risk levels mean',
  meaning: {
    low: 'Small swings in ordinary times. If an exchange, an issuer or a fund fails, everything placed with it can still be lost.',
    medium:
      'Losses over weeks or months are normal. A large part can be lost in a falling market or through a failed venue.',
    high: 'Losses are frequent or large. Most or all of the money in the strategy can be lost.',
  },
  relationTitle: 'What this means for a deposit',
  relation:
    'You choose a plan, not a strategy: a deposit is not tied to any one strategy. The descriptions contain no results: they explain how money can be earned and lost. The risk level is the company’s own judgement.',
  toPlans: 'Compare the plans',
  others: 'Other strategies in this market',
} as const;
