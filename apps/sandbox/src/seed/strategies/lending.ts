import { payoffThrough, type SeededStrategy } from './SeededStrategy.ts';

/** Strategies that lend money. */
export const lendingStrategies: readonly SeededStrategy[] = [
  {
    id: 'treasury-bills',
    payoff: payoffThrough([-100, -30], [-80, 12], [100, 12]),
    market: 'lending',
    risk: 'low',
    name: { en: 'Treasury bills as tokens', ru: 'Казначейские векселя в токенах' },
    summary: {
      en: 'Holds tokens of funds that own short-term government debt.',
      ru: 'Держит токены фондов, которые владеют краткосрочным государственным долгом.',
    },
    idea: {
      en: 'Money that waits for other strategies can earn interest outside the crypto market. Regulated funds buy treasury bills and issue tokens that represent a share. The strategy spreads the money over several funds and prefers those that redeem within a day.',
      ru: 'Деньги, ожидающие других стратегий, могут приносить процент вне криптовалютного рынка. Регулируемые фонды покупают казначейские векселя и выпускают токены, подтверждающие долю. Стратегия распределяет средства между несколькими фондами и предпочитает те, что погашают за день.',
    },
    instruments: {
      en: ['Tokens of money market funds', 'USDT and USDC for entry and exit'],
      ru: ['Токены фондов денежного рынка', 'USDT и USDC для входа и выхода'],
    },
    sourceOfReturn: {
      en: 'The interest that a government pays on its short-term debt, minus the fund’s fee. When rates fall, so does this.',
      ru: 'Процент, который государство платит по краткосрочному долгу, за вычетом комиссии фонда. Когда ставки снижаются, снижается и он.',
    },
    whenItLoses: {
      en: 'It loses when the fund, its custodian or the stablecoin used for payouts fails. Redemption stops at weekends and can be suspended, so the money may be missing when it is needed. A rise in rates makes bills that were bought earlier cheaper for a few weeks.',
      ru: 'Стратегия приносит убыток, если подводит фонд, хранитель активов или стейблкоин, в котором идут выплаты. По выходным погашения нет, его могут и приостановить, и тогда деньги недоступны в нужный момент. Рост ставок на несколько недель удешевляет купленные раньше векселя.',
    },
    horizon: { en: 'Days to months', ru: 'От дней до месяцев' },
  },
  {
    id: 'stablecoin-lending',
    payoff: payoffThrough([-100, -95], [-60, 15], [100, 15]),
    market: 'lending',
    risk: 'medium',
    name: { en: 'Stablecoin lending', ru: 'Кредитование в стейблкоинах' },
    summary: {
      en: 'Lends stablecoins against collateral on several venues.',
      ru: 'Выдаёт займы в стейблкоинах под залог на нескольких площадках.',
    },
    idea: {
      en: 'Traders who do not want to sell their coins borrow against them. Loans are short and backed by more than they are worth; the rate changes daily. No venue holds more than a set share of the whole, and money is called back when the collateral thins out.',
      ru: 'Участники рынка, не желающие продавать монеты, берут под них займы. Займы короткие и обеспечены залогом дороже самой суммы; ставка меняется каждый день. На одной площадке лежит не больше установленной доли средств, а когда залог дешевеет, деньги отзывают.',
    },
    instruments: {
      en: ['Loans in USDT and USDC', 'Collateral in bitcoin and ether'],
      ru: ['Займы в USDT и USDC', 'Залог в биткоинах и эфире'],
    },
    sourceOfReturn: {
      en: 'Interest from borrowers. It is highest when many want to buy with borrowed money, and close to nothing in calm months.',
      ru: 'Проценты заёмщиков. Они выше всего, когда многие хотят покупать в долг, и близки к нулю в спокойные месяцы.',
    },
    whenItLoses: {
      en: 'It loses when a venue fails, when the collateral falls faster than it can be sold, or when the stablecoin itself no longer holds its price. A failed venue can take everything that is kept there.',
      ru: 'Стратегия приносит убыток, если площадка прекращает работу, если залог дешевеет быстрее, чем его успевают продать, или если сам стейблкоин теряет привязку к курсу. Вместе с площадкой можно потерять всё, что на ней лежит.',
    },
    horizon: { en: 'Days to weeks', ru: 'От дней до недель' },
  },
  {
    id: 'miner-loans',
    payoff: payoffThrough([-100, -95], [-30, 20], [100, 20]),
    market: 'lending',
    risk: 'high',
    name: { en: 'Loans to miners', ru: 'Займы майнерам' },
    summary: {
      en: 'Lends to companies that mine bitcoin, against their machines and future coins.',
      ru: 'Кредитует компании, которые добывают биткоин, под их оборудование и будущую добычу.',
    },
    idea: {
      en: 'Miners pay for electricity in ordinary currency and earn in bitcoin. In weak months they would have to sell coins cheaply, so they borrow instead. The machines are the collateral, part of the daily production is paid straight to the lender, and the loan shrinks month by month.',
      ru: 'Майнеры платят за электричество в обычной валюте, а зарабатывают в биткоинах. В слабые месяцы им пришлось бы дёшево продавать монеты, поэтому они берут займы. Залогом служит оборудование, часть ежедневной добычи идёт сразу кредитору, и долг уменьшается месяц за месяцем.',
    },
    instruments: {
      en: [
        'Loans in USDT with monthly repayment',
        'Mining machines as collateral',
        'A share of daily production',
      ],
      ru: [
        'Займы в USDT с ежемесячным погашением',
        'Майнинговое оборудование в залоге',
        'Доля ежедневной добычи',
      ],
    },
    sourceOfReturn: {
      en: 'Interest above that of banks, because few lenders understand this collateral.',
      ru: 'Процент выше банковского, потому что в таком залоге разбираются немногие кредиторы.',
    },
    whenItLoses: {
      en: 'When bitcoin falls, borrower and collateral weaken together: miners stop paying, and their machines are worth little because everybody is selling them. A court may take a year to release the collateral. A ban on mining in one country can turn several loans into losses at once.',
      ru: 'Когда падает биткоин, слабеют и заёмщик, и залог: майнеры перестают платить, а их оборудование почти ничего не стоит, потому что продают его все. Суд может выдать залог лишь через год. Запрет майнинга в одной стране превращает в убыток сразу несколько займов.',
    },
    horizon: { en: 'Six to twelve months', ru: 'От шести до двенадцати месяцев' },
  },
];
