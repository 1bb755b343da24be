import { payoffThrough, type SeededStrategy } from './SeededStrategy.ts';

/** Strategies that need dated futures or perpetual contracts. */
export const futuresStrategies: readonly SeededStrategy[] = [
  {
    id: 'cash-and-carry',
    payoff: payoffThrough([-100, 15], [65, 15], [100, -40]),
    market: 'futures',
    risk: 'low',
    name: { en: 'Cash and carry', ru: 'Спот и фьючерс' },
    summary: {
      en: 'Buys a coin and sells a dated future on it at the same time.',
      ru: 'Покупает монету и одновременно продаёт на неё срочный фьючерс.',
    },
    idea: {
      en: 'When a future costs more than the coin, the difference shrinks to nothing by the day the future expires. The strategy buys the cheaper side, sells the dearer one and waits for that day. One side gains what the other loses, so the price of the coin itself hardly matters.',
      ru: 'Если фьючерс стоит дороже монеты, ко дню исполнения эта разница сокращается до нуля. Стратегия покупает то, что дешевле, продаёт то, что дороже, и ждёт этого дня. Одна сторона сделки приобретает то, что теряет другая, поэтому сама цена монеты почти не важна.',
    },
    instruments: {
      en: ['Bitcoin and ether bought outright', 'Quarterly futures on them, sold', 'Margin in USDT'],
      ru: ['Биткоин и эфир в собственности', 'Проданные квартальные фьючерсы на них', 'Обеспечение в USDT'],
    },
    sourceOfReturn: {
      en: 'The difference known on the day of the trade, paid by those who want to hold a future with little money of their own.',
      ru: 'Разница, известная в день сделки. Её платят те, кто хочет держать фьючерс, имея мало собственных денег.',
    },
    whenItLoses: {
      en: 'It loses when the exchange that trades the future fails, because the two sides then no longer cancel out. A sharp rise asks for more margin at a bad moment, and leaving before the last day can cost more than the difference brings. When the difference is small, fees take it. Often none is worth taking, and the money waits.',
      ru: 'Стратегия приносит убыток, если прекращает работу биржа фьючерса: тогда стороны сделки больше не уравновешены. Резкий рост требует пополнить обеспечение в неудачный момент, а выход до последнего дня может стоить дороже, чем даёт разница. Малую разницу съедают комиссии. Нередко подходящей нет вовсе, и деньги ждут.',
    },
    horizon: { en: 'Up to one quarter', ru: 'До квартала' },
  },
  {
    id: 'calendar-spread',
    payoff: payoffThrough([-100, -40], [-25, 15], [25, 15], [100, -40]),
    market: 'futures',
    risk: 'low',
    name: { en: 'Calendar spread', ru: 'Календарный спред' },
    summary: {
      en: 'Sells the future of one date and buys that of another, when the distance between them is unusual.',
      ru: 'Продаёт фьючерс с одной датой исполнения и покупает с другой, когда разница между ними необычна.',
    },
    idea: {
      en: 'Two futures on the same coin that expire in different months usually keep a certain distance. Before holidays and around large expiries one of them runs ahead. The strategy sells it, buys the other and closes both when the distance is back to normal.',
      ru: 'Два фьючерса на одну монету с исполнением в разные месяцы обычно держатся на определённом расстоянии. Перед праздниками и вблизи крупных исполнений один из них убегает вперёд. Стратегия продаёт его, покупает другой и закрывает оба, когда расстояние вернулось к обычному.',
    },
    instruments: {
      en: ['Two dated futures on bitcoin or ether, on one exchange', 'Margin in USDT'],
      ru: ['Два срочных фьючерса на биткоин или эфир на одной бирже', 'Обеспечение в USDT'],
    },
    sourceOfReturn: {
      en: 'The change in the gap between the two prices, not the direction of the price.',
      ru: 'Изменение разницы цен двух фьючерсов, а не направление цены.',
    },
    whenItLoses: {
      en: 'An unusual gap can grow before it shrinks, and the nearer contract may expire first: then the loss is final. The later contract is traded little, so whoever leaves in a hurry has to give a discount. Both sides are on one exchange: if it fails, both are lost.',
      ru: 'Необычная разница может вырасти, прежде чем сократится, а ближний фьючерс — исполниться раньше: тогда убыток окончателен. Дальним фьючерсом торгуют мало, и при поспешном выходе приходится уступать в цене. Обе стороны сделки — на одной бирже: если она прекратит работу, пропадут обе.',
    },
    horizon: { en: 'Weeks', ru: 'Недели' },
  },
  {
    id: 'funding-rate',
    payoff: payoffThrough([-100, -20], [-50, 10], [65, 20], [100, -40]),
    market: 'futures',
    risk: 'medium',
    name: { en: 'Funding rate', ru: 'Ставка финансирования' },
    summary: {
      en: 'Holds a coin, sells the perpetual contract on it, and collects what its buyers pay.',
      ru: 'Держит монету, продаёт на неё бессрочный контракт и получает плату от его покупателей.',
    },
    idea: {
      en: 'A perpetual contract has no last day. To keep its price near that of the coin, one side pays the other every few hours. While the contract trades above the coin, its buyers pay its sellers. The coin held and the contract sold cancel each other out, and the payments remain.',
      ru: 'У бессрочного контракта нет последнего дня. Чтобы его цена держалась рядом с ценой монеты, одна сторона каждые несколько часов платит другой. Пока контракт дороже монеты, покупатели платят продавцам. Монета и проданный контракт уравновешивают друг друга, а платежи остаются.',
    },
    instruments: {
      en: ['Bitcoin and ether bought outright', 'Perpetual contracts on them, sold', 'Margin in USDT'],
      ru: ['Биткоин и эфир в собственности', 'Проданные бессрочные контракты на них', 'Обеспечение в USDT'],
    },
    sourceOfReturn: {
      en: 'Payments from traders who bet on a rise with borrowed money.',
      ru: 'Платежи участников, которые ставят на рост заёмными деньгами.',
    },
    whenItLoses: {
      en: 'The payment changes sides when the mood does, and then the strategy pays or steps out at a loss. A jump in the price can close the sold contract before the margin is topped up, which leaves the coin without its counterpart.',
      ru: 'Когда настроения меняются, плата идёт в обратную сторону: стратегия платит сама или выходит с убытком. При резком скачке цены проданный контракт могут закрыть раньше, чем пополнено обеспечение, и монета останется без противовеса.',
    },
    horizon: { en: 'Days to weeks', ru: 'От дней до недель' },
  },
  {
    id: 'funding-spread',
    payoff: payoffThrough([-100, -30], [-60, 14], [60, 14], [100, -30]),
    market: 'futures',
    risk: 'medium',
    name: { en: 'Funding between exchanges', ru: 'Финансирование между биржами' },
    summary: {
      en: 'Sells a perpetual contract where its buyers pay a lot and buys it where they pay little.',
      ru: 'Продаёт бессрочный контракт там, где его покупатели платят много, и покупает там, где они платят мало.',
    },
    idea: {
      en: 'On every exchange, the payment between buyers and sellers follows the mood of its own traders. The strategy takes opposite sides of the same contract on two exchanges and keeps the difference between two payments. Unlike the funding rate strategy, it needs no coin, so it also works for coins that are hard to hold.',
      ru: 'На каждой бирже плата между покупателями и продавцами зависит от настроения её участников. Стратегия занимает противоположные стороны одного контракта на двух биржах и оставляет себе разницу двух платежей. Стратегии «Ставка финансирования» нужна монета, а этой — нет, поэтому ей подходят и те монеты, которые трудно держать.',
    },
    instruments: {
      en: ['The same perpetual contract on two exchanges', 'Margin in USDT on both'],
      ru: ['Один и тот же бессрочный контракт на двух биржах', 'Обеспечение в USDT на обеих'],
    },
    sourceOfReturn: {
      en: 'The difference between two payments that should be equal and are not, because the traders differ.',
      ru: 'Разница двух платежей, которые должны быть равны, но не равны, потому что участники разные.',
    },
    whenItLoses: {
      en: 'The margin of one side runs low exactly when the other side gains, and the gain cannot be moved across in time. If one exchange closes its side by force, the other is an open bet. The difference can turn around within hours, after both entry fees have been paid, and the strategy loses.',
      ru: 'Обеспечение одной стороны тает именно тогда, когда выигрывает другая, а выигрыш не успевают перевести. Если одна биржа принудительно закроет свою сторону, другая превратится в открытую ставку. Разница может развернуться за несколько часов, когда комиссии за вход уже уплачены, и тогда стратегия несёт убыток.',
    },
    horizon: { en: 'Days', ru: 'Дни' },
  },
  {
    id: 'pairs',
    payoff: payoffThrough([-100, -60], [0, 30], [100, -60]),
    market: 'futures',
    risk: 'medium',
    name: { en: 'Pairs', ru: 'Парная торговля' },
    summary: {
      en: 'Buys one coin and sells another that usually moves with it, when the two have drifted apart.',
      ru: 'Когда цены двух монет, которые обычно идут вместе, разошлись, продаёт подорожавшую и покупает отставшую.',
    },
    idea: {
      en: 'Coins with a similar purpose tend to move together. When one has run far ahead of the other, the strategy sells the leader, buys the laggard and waits until the distance is usual again. Only the distance counts, so a rise or a fall of the whole market leaves it almost untouched.',
      ru: 'Монеты схожего назначения обычно движутся вместе. Когда одна убегает далеко вперёд, стратегия продаёт лидера, покупает отставшую и ждёт, пока расстояние станет привычным. Важно только расстояние, поэтому рост или падение всего рынка почти не сказываются.',
    },
    instruments: {
      en: ['Perpetual contracts, one bought and one sold', 'Margin in USDT'],
      ru: ['Бессрочные контракты: один куплен, другой продан', 'Обеспечение в USDT'],
    },
    sourceOfReturn: {
      en: 'Demand overshoots: money rushes into one coin first and reaches similar ones later.',
      ru: 'Спрос бывает чрезмерным: деньги сначала устремляются в одну монету и лишь потом доходят до похожих.',
    },
    whenItLoses: {
      en: 'Coins that have moved together may part for good, after a change to the network or a court decision, for instance. The price of the sold side has no ceiling, so the pair is closed at a set loss. Several pairs may be closed that way on one day.',
      ru: 'Монеты, двигавшиеся вместе, могут разойтись навсегда — например, после изменений в сети или решения суда. У цены проданной стороны нет потолка, поэтому пару закрывают при заданном убытке. В один день так могут закрыться сразу несколько пар.',
    },
    horizon: { en: 'Days to weeks', ru: 'От дней до недель' },
  },
  {
    id: 'token-unlocks',
    payoff: payoffThrough([-100, 60], [0, 0], [100, -95]),
    market: 'futures',
    risk: 'high',
    name: { en: 'Token unlocks', ru: 'Разблокировки токенов' },
    summary: {
      en: 'Sells contracts on a young coin before many of its tokens become free to trade.',
      ru: 'Продаёт контракты на молодую монету перед тем, как множество её токенов поступит в обращение.',
    },
    idea: {
      en: 'Teams and early investors receive their tokens on published dates. If an unlock is large compared with daily trading, part of it is usually sold. The strategy sells a perpetual contract some days before and buys it back soon after. A bought basket of other coins offsets the movement of the market.',
      ru: 'Команды и ранние инвесторы получают свои токены в заранее опубликованные дни. Если разблокировка велика по сравнению с дневными торгами, часть её обычно продают. Стратегия продаёт бессрочный контракт за несколько дней до даты и откупает вскоре после неё. Купленная корзина других монет сглаживает движение рынка.',
    },
    instruments: {
      en: [
        'Perpetual contracts on young coins, sold',
        'A bought basket of large coins',
        'Public calendars of unlocks',
      ],
      ru: [
        'Проданные бессрочные контракты на молодые монеты',
        'Купленная корзина крупных монет',
        'Открытые календари разблокировок',
      ],
    },
    sourceOfReturn: {
      en: 'New supply that arrives on a known day and that buyers prepare for too late.',
      ru: 'Новое предложение, которое приходит в известный день и к которому покупатели готовятся слишком поздно.',
    },
    whenItLoses: {
      en: 'Everybody can read the calendar. When too many have sold in advance, the price jumps on the day instead of falling, and whoever has sold must buy at any price. Young coins can double in a day on news, and then the strategy loses more than it put into that trade.',
      ru: 'Календарь открыт для всех. Когда заранее продали слишком многие, цена в этот день не падает, а прыгает вверх, и продавшим приходится откупать по любой цене. Молодая монета на новостях может удвоиться за день, и тогда стратегия теряет больше, чем вложила в эту сделку.',
    },
    horizon: { en: 'One to three weeks', ru: 'От одной до трёх недель' },
  },
];
