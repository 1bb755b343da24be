import { payoffThrough, type SeededStrategy } from './SeededStrategy.ts';

/** Strategies that buy or sell options. */
export const optionsStrategies: readonly SeededStrategy[] = [
  {
    id: 'covered-calls',
    payoff: payoffThrough([-100, -80], [-20, 0], [20, 30], [100, 30]),
    market: 'options',
    risk: 'medium',
    name: { en: 'Covered calls', ru: 'Покрытые коллы' },
    summary: {
      en: 'Holds bitcoin and sells others the right to buy it at a higher price.',
      ru: 'Держит биткоин и продаёт другим право купить его дороже.',
    },
    idea: {
      en: 'The buyer of a call pays today for the right to buy the coin at a set price later. The strategy has the coin already, so it can always deliver. If the price stays below, the coin and the payment remain. If it rises above, the coin is sold at the agreed price and bought again.',
      ru: 'Покупатель опциона колл платит сегодня за право купить монету позже по заданной цене. Монета у стратегии уже есть, поэтому она всегда сможет её отдать. Если цена останется ниже, сохраняются и монета, и плата. Если поднимется выше, монету продают по условленной цене и покупают снова.',
    },
    instruments: {
      en: ['Bitcoin bought outright', 'Calls of one to four weeks, sold'],
      ru: ['Биткоин в собственности', 'Проданные коллы на срок от одной до четырёх недель'],
    },
    sourceOfReturn: {
      en: 'The payment for the calls, which is highest when many people hope for a rise.',
      ru: 'Плата за коллы; она выше всего, когда многие надеются на рост.',
    },
    whenItLoses: {
      en: 'When bitcoin falls, the strategy loses almost as much as a holder: the payment covers only the first part of the fall. In a strong rise it gives the best part away. After a fall and a quick recovery it has lost on the way down and missed the way up.',
      ru: 'Когда биткоин падает, стратегия теряет почти столько же денег, сколько держатель биткоина: плата покрывает лишь начало падения. При сильном росте она отдаёт лучшую его часть. После падения и быстрого восстановления она потеряла на спуске и пропустила подъём.',
    },
    horizon: { en: 'Weeks', ru: 'Недели' },
  },
  {
    id: 'cash-secured-puts',
    payoff: payoffThrough([-100, -70], [-30, 20], [100, 20]),
    market: 'options',
    risk: 'medium',
    name: { en: 'Cash-secured puts', ru: 'Обеспеченные путы' },
    summary: {
      en: 'Takes a payment for the duty to buy bitcoin or ether at a price below today’s.',
      ru: 'Получает плату за обязанность купить биткоин или эфир по цене ниже сегодняшней.',
    },
    idea: {
      en: 'The buyer of a put is insured against a fall. The strategy is the insurer, and the whole sum for the purchase lies ready in USDT. If the price stays above, the cash and the payment remain. If it falls below, the coin is bought at the agreed price and held or sold.',
      ru: 'Покупатель опциона пут страхуется от падения. Стратегия выступает страховщиком, и вся сумма на покупку лежит наготове в USDT. Если цена останется выше, остаются и деньги, и плата. Если опустится ниже, монету покупают по условленной цене, а затем держат или продают.',
    },
    instruments: {
      en: ['Puts on bitcoin and ether, sold', 'USDT for the full purchase'],
      ru: ['Проданные путы на биткоин и эфир', 'USDT на всю сумму покупки'],
    },
    sourceOfReturn: {
      en: 'The price of insurance. People usually pay more for it than the falls cost them, because they fear falls more than they like rises.',
      ru: 'Цена страховки. Обычно за неё платят больше, чем стоят сами падения: падений боятся сильнее, чем радуются росту.',
    },
    whenItLoses: {
      en: 'In a crash the coin has to be bought far above its price, and the loss is many times the payment. Losses come seldom and together: months of small payments can be gone in one night.',
      ru: 'При обвале монету приходится покупать намного дороже рынка, и убыток многократно превышает плату. Убытки редки, но приходят разом: месяцы мелких платежей могут исчезнуть за одну ночь.',
    },
    horizon: { en: 'Weeks', ru: 'Недели' },
  },
  {
    id: 'collar',
    payoff: payoffThrough([-100, -25], [-30, -25], [30, 25], [100, 25]),
    market: 'options',
    risk: 'medium',
    name: { en: 'Collar', ru: 'Воротник' },
    summary: {
      en: 'Holds bitcoin and limits the loss with a bought put, the gain with a sold call.',
      ru: 'Держит биткоин, ограничивая убыток купленным путом, а рост — проданным коллом.',
    },
    idea: {
      en: 'A put bought below the price limits the loss until its last day. To pay for it, a call above the price is sold. Between this floor and this ceiling the strategy moves with bitcoin; outside them it stands still. Each month both are set again around the new price.',
      ru: 'Купленный ниже цены пут ограничивает убыток до своего последнего дня. Чтобы его оплатить, продают колл выше цены. Между этими нижней и верхней границами стратегия движется вместе с биткоином, за ними стоит на месте. Каждый месяц границы ставят заново вокруг новой цены.',
    },
    instruments: {
      en: ['Bitcoin bought outright', 'Puts bought, calls sold, of about a month'],
      ru: ['Биткоин в собственности', 'Купленные путы и проданные коллы сроком около месяца'],
    },
    sourceOfReturn: {
      en: 'The part of bitcoin’s growth that lies below the ceiling.',
      ru: 'Рост биткоина в пределах верхней границы.',
    },
    whenItLoses: {
      en: 'It loses down to the floor, and it can do so every month: a slow fall over half a year breaks one floor after another. After a deep fall the new ceiling is low, so the recovery is missed. A floor is only as reliable as the exchange that owes it.',
      ru: 'Падение до нижней границы стратегия терпит целиком, и так может быть каждый месяц: за полгода медленного падения цена пробивает несколько границ подряд. После глубокого падения новая верхняя граница низкая, и восстановление проходит мимо. Нижняя граница надёжна настолько, насколько надёжна биржа, которая за неё отвечает.',
    },
    horizon: { en: 'Months', ru: 'Месяцы' },
  },
  {
    id: 'iron-condor',
    payoff: payoffThrough([-100, -50], [-60, -50], [-30, 25], [30, 25], [60, -50], [100, -50]),
    market: 'options',
    risk: 'high',
    name: { en: 'Quiet market', ru: 'Спокойный рынок' },
    summary: {
      en: 'Sells options on both sides of the price and buys farther ones as a limit.',
      ru: 'Продаёт опционы по обе стороны от цены и покупает более далёкие как ограничение.',
    },
    idea: {
      en: 'The strategy expects that the price will not move much for a week or two. It sells a call above and a put below, and buys a call and a put still farther away. While the price stays between the sold ones, all of them expire worthless and the payment remains. The bought ones cap the loss.',
      ru: 'Стратегия рассчитывает, что неделю-две цена останется почти на месте. Она продаёт колл выше и пут ниже, а ещё дальше покупает колл и пут. Пока цена между проданными опционами, все они сгорают, а плата остаётся. Купленные ограничивают убыток.',
    },
    instruments: {
      en: ['Four options on bitcoin or ether with one date', 'Margin for the largest possible loss'],
      ru: ['Четыре опциона на биткоин или эфир с одной датой', 'Обеспечение на наибольший возможный убыток'],
    },
    sourceOfReturn: {
      en: 'Options usually cost more than the later movement justifies. The seller keeps the difference in quiet weeks.',
      ru: 'Опционы обычно стоят дороже, чем оправдывает последующее движение. В спокойные недели разница остаётся продавцу.',
    },
    whenItLoses: {
      en: 'A sudden move in either direction costs several times what a quiet week brings, and the whole margin of the trade can be lost. Such moves come more often than they seem to in quiet months. Leaving early is expensive, because everybody wants the same options then.',
      ru: 'Внезапное движение в любую сторону стоит в несколько раз больше, чем приносит спокойная неделя, и потерять можно всё обеспечение сделки. Такие движения случаются чаще, чем кажется в тихие месяцы. Ранний выход дорог: в такие часы те же опционы нужны всем.',
    },
    horizon: { en: 'One to two weeks', ru: 'Одна-две недели' },
  },
  {
    id: 'volatility-buying',
    payoff: payoffThrough([-100, 65], [-30, -25], [30, -25], [100, 65]),
    market: 'options',
    risk: 'high',
    name: { en: 'Before the storm', ru: 'Перед бурей' },
    summary: {
      en: 'Buys options on both sides when they are cheap and waits for a large move.',
      ru: 'Покупает опционы на обе стороны, когда они дёшевы, и ждёт большого движения.',
    },
    idea: {
      en: 'It is the opposite of the “Quiet market” strategy. After long calm, options cost little. The strategy buys a call and a put together, before a known event or without one. If the price moves far, in whichever direction, one of the two gains more than both have cost.',
      ru: 'Это противоположность стратегии «Спокойный рынок». После долгого затишья опционы стоят мало. Стратегия покупает вместе колл и пут — перед известным событием или без него. Если цена уйдёт далеко, неважно куда, один из двух принесёт больше, чем стоили оба.',
    },
    instruments: {
      en: ['A call and a put on bitcoin or ether, bought', 'USDT to pay for the next ones'],
      ru: ['Купленные колл и пут на биткоин или эфир', 'USDT на оплату следующих'],
    },
    sourceOfReturn: {
      en: 'Rare large moves that the sellers of options have not priced in.',
      ru: 'Редкие большие движения, которые продавцы опционов не заложили в цену.',
    },
    whenItLoses: {
      en: 'If nothing happens, the whole price of the options is lost, and that is the usual outcome of a single trade. A streak of a year without a large move is possible. Options bought right before an event are dear, and even a large move may then be too small.',
      ru: 'Если ничего не происходит, теряется вся цена опционов, и для отдельной сделки это обычный исход. Возможна и годовая полоса без больших движений. Купленные перед самым событием опционы дороги, и тогда даже большого движения может не хватить.',
    },
    horizon: { en: 'Weeks to months', ru: 'От недель до месяцев' },
  },
  {
    id: 'box-spread',
    payoff: payoffThrough([-100, -80], [-90, 14], [100, 14]),
    market: 'options',
    risk: 'low',
    name: { en: 'A loan made of options', ru: 'Заём из опционов' },
    summary: {
      en: 'Combines four options that together will pay a known sum on a set day, and pays less than that sum for them.',
      ru: 'Складывает четыре опциона — два купленных и два проданных, — которые в назначенный день вместе дадут известную сумму, и платит за них меньше неё.',
    },
    idea: {
      en: 'Two calls and two puts can be combined so that they pay the same sum at any price of the coin. Such a combination is a loan to the market: money is paid today and a known sum is received on the last day. The strategy buys it when the difference is larger than elsewhere.',
      ru: 'Два колла и два пута можно сложить так, что при любой цене монеты они дадут одну и ту же сумму. Такая комбинация — заём рынку: деньги платят сегодня, а известную сумму получают в последний день. Стратегия покупает её, когда разница больше, чем в других местах.',
    },
    instruments: {
      en: ['Four European options on bitcoin with one date'],
      ru: ['Четыре европейских опциона на биткоин с одной датой'],
    },
    sourceOfReturn: {
      en: 'The interest contained in the prices of options, paid by traders who need cash and do not want to sell.',
      ru: 'Процент, заложенный в ценах опционов. Его платят те, кому нужны деньги, но кто не хочет продавать.',
    },
    whenItLoses: {
      en: 'The sum is owed by one exchange, and if it fails, the loan is lost like any other. If only three of the four trades go through, the rest is a bet that can lose money when the price moves. Leaving before the last day costs four fees and a discount.',
      ru: 'Сумму должна одна биржа, и если она прекратит работу, заём потерян, как любой другой. Если прошли только три сделки из четырёх, остаток превращается в ставку, и движение цены может принести убыток. Выход раньше срока стоит четырёх комиссий и уступки в цене.',
    },
    horizon: { en: 'One to six months', ru: 'От одного до шести месяцев' },
  },
];
