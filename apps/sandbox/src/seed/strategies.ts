import type { strategy } from '../database/schema.ts';

type SeededStrategy = Omit<typeof strategy.$inferInsert, 'position'>;

/** In the order of the public page: how each strategy works and how it can lose. None states or promises a result. */
export const strategies: readonly SeededStrategy[] = [
  {
    id: 'spot-rebalancing',
    name: { en: 'Spot rebalancing', ru: 'Ребалансировка спота' },
    summary: {
      en: 'Holds a fixed mix of large coins and restores it once a day.',
      ru: 'Держит неизменный набор крупных монет и раз в день восстанавливает их доли.',
    },
    paragraphs: {
      en: [
        'It sells what has risen and buys what has fallen, so that the mix stays as it was chosen.',
        'It loses when the whole market falls, and earns less than holding when one coin keeps rising. Nothing is borrowed, so no more than what was put in can be lost.',
      ],
      ru: [
        'Стратегия продаёт то, что выросло, и покупает то, что упало, чтобы доли оставались такими, как выбраны.',
        'Она теряет, когда падает весь рынок, и зарабатывает меньше простого удержания, когда одна монета растёт без остановки. Заёмных средств нет, поэтому потерять больше вложенного нельзя.',
      ],
    },
    risk: 'medium',
    markets: ['BTC/USDT', 'ETH/USDT'],
  },
  {
    id: 'stablecoin-lending',
    name: { en: 'Stablecoin lending', ru: 'Кредитование в стейблкоинах' },
    summary: {
      en: 'Lends stablecoins against collateral on several venues.',
      ru: 'Выдаёт займы в стейблкоинах под залог на нескольких площадках.',
    },
    paragraphs: {
      en: [
        'Loans are short and backed by more than they are worth; the rate changes daily. No venue holds more than a set share of the whole.',
        'It loses when a venue fails, when the collateral falls faster than it can be sold, or when the stablecoin itself no longer holds its price. A failed venue can take all that lies on it.',
      ],
      ru: [
        'Займы короткие и обеспечены залогом дороже самой суммы; ставка меняется каждый день. На одной площадке лежит не больше установленной доли средств.',
        'Стратегия теряет, если площадка прекращает работу, если залог дешевеет быстрее, чем его успевают продать, или если сам стейблкоин теряет привязку к курсу. Вместе с площадкой можно потерять всё, что на ней лежит.',
      ],
    },
    risk: 'low',
    markets: ['USDT'],
  },
  {
    id: 'cash-and-carry',
    name: { en: 'Cash and carry', ru: 'Спот против фьючерса' },
    summary: {
      en: 'Buys a coin and sells a dated future on it at the same time.',
      ru: 'Покупает монету и одновременно продаёт на неё срочный фьючерс.',
    },
    paragraphs: {
      en: [
        'When a future costs more than the coin, the difference shrinks to nothing by the day the future ends. Because one side gains what the other loses, the price of the coin itself hardly matters.',
        'It loses when the exchange of the future fails, when the margin has to be topped up at a bad moment, and to fees when the difference is small. Often there is no difference worth taking, and the money waits.',
      ],
      ru: [
        'Когда фьючерс стоит дороже монеты, ко дню исполнения эта разница сокращается до нуля. Одна сторона сделки приобретает то, что теряет другая, поэтому сама цена монеты почти не важна.',
        'Стратегия теряет, если прекращает работу биржа фьючерса, если залог приходится пополнять в неудачный момент, а при малой разнице — на комиссиях. Нередко подходящей разницы нет, и деньги ждут.',
      ],
    },
    risk: 'low',
    markets: ['BTC/USDT', 'BTC futures', 'ETH/USDT', 'ETH futures'],
  },
  {
    id: 'funding-rate',
    name: { en: 'Funding rate', ru: 'Ставка финансирования' },
    summary: {
      en: 'Holds a coin, sells the perpetual contract on it, and collects what its buyers pay.',
      ru: 'Держит монету, продаёт на неё бессрочный контракт и получает плату от его покупателей.',
    },
    paragraphs: {
      en: [
        'In a perpetual contract one side pays the other every few hours so that its price stays near that of the coin. While buyers are in the majority, the seller is paid.',
        'The payment changes sides when sentiment does, and then the strategy pays or steps out at a loss. A jump of the price can close the sold contract before the margin is topped up, which leaves the coin without its counterpart.',
      ],
      ru: [
        'В бессрочном контракте одна сторона каждые несколько часов платит другой, чтобы его цена держалась рядом с ценой монеты. Пока преобладают покупатели, плату получает продавец.',
        'Когда настроения меняются, плата идёт в обратную сторону: стратегия платит сама или выходит с убытком. При резком скачке цены проданный контракт могут закрыть раньше, чем пополнен залог, и монета останется без противовеса.',
      ],
    },
    risk: 'medium',
    markets: ['BTC perpetual', 'ETH perpetual'],
  },
  {
    id: 'market-making',
    name: { en: 'Market making', ru: 'Маркет-мейкинг' },
    summary: {
      en: 'Offers to buy a little below the price and to sell a little above it, all day long.',
      ru: 'Весь день предлагает купить чуть ниже цены и продать чуть выше.',
    },
    paragraphs: {
      en: [
        'Each pair of trades brings the small distance between the two offers. Offers are moved many times a minute, and what has been bought is sold on as soon as it can be.',
        'It loses when the price runs in one direction faster than the offers follow: then it keeps buying what falls. A failure of the connection at such a moment makes the loss larger.',
      ],
      ru: [
        'Каждая пара сделок приносит небольшую разницу между двумя предложениями. Их передвигают много раз в минуту, а купленное продают при первой возможности.',
        'Стратегия теряет, когда цена уходит в одну сторону быстрее, чем за ней успевают предложения: тогда покупается то, что падает. Обрыв связи в такой момент увеличивает убыток.',
      ],
    },
    risk: 'medium',
    markets: ['BTC/USDT', 'ETH/USDT', 'TRX/USDT'],
  },
  {
    id: 'trend-following',
    name: { en: 'Trend following', ru: 'Следование за трендом' },
    summary: {
      en: 'Buys what has been rising for weeks and sells when the rise breaks.',
      ru: 'Покупает то, что растёт неделями, и продаёт, когда рост прерывается.',
    },
    paragraphs: {
      en: [
        'It compares the price with its averages over several weeks. There are few trades, and each has a price set in advance at which it is given up.',
        'In a market without direction it is wrong again and again, each time by a little. Months can pass in which it only loses, and a fall overnight can jump over the price at which it should have sold.',
      ],
      ru: [
        'Стратегия сравнивает цену с её средними за несколько недель. Сделок мало, и для каждой заранее назначена цена, при которой от неё отказываются.',
        'На рынке без направления она ошибается раз за разом, каждый раз понемногу. Бывают месяцы одних убытков, а ночное падение может проскочить цену, по которой следовало продать.',
      ],
    },
    risk: 'high',
    markets: ['BTC/USDT', 'ETH/USDT', 'TRX/USDT'],
  },
  {
    id: 'mean-reversion',
    name: { en: 'Return to the mean', ru: 'Возврат к среднему' },
    summary: {
      en: 'Buys after a sharp fall of a few hours and sells when the price comes back.',
      ru: 'Покупает после резкого падения за несколько часов и продаёт, когда цена возвращается.',
    },
    paragraphs: {
      en: [
        'Sudden falls are often caused by forced sales, and part of them is made up for within a day or two. The strategy waits for such falls and is idle the rest of the time.',
        'Some falls are the beginning of longer ones. Then it holds what goes on falling until its limit is reached, and one such loss can outweigh many gains.',
      ],
      ru: [
        'Внезапные падения часто вызваны вынужденными продажами и за день-два отчасти восполняются. Стратегия ждёт таких падений, а остальное время бездействует.',
        'Некоторые падения оказываются началом более долгих. Тогда она держит то, что продолжает дешеветь, пока не сработает ограничение, и один такой убыток может перевесить множество удачных сделок.',
      ],
    },
    risk: 'high',
    markets: ['BTC/USDT', 'ETH/USDT'],
  },
  {
    id: 'pairs',
    name: { en: 'Pairs', ru: 'Парная торговля' },
    summary: {
      en: 'Buys one coin and sells another that usually moves with it, when the two have drifted apart.',
      ru: 'Покупает одну монету и продаёт другую, которая обычно движется вместе с ней, когда их цены разошлись.',
    },
    paragraphs: {
      en: [
        'Only the distance between the two coins counts, so a rise or a fall of the whole market leaves the strategy almost untouched.',
        'Coins that have moved together may part for good, after a change of the network or a court’s decision for instance. The sold side can rise without limit, so it is closed at a set loss.',
      ],
      ru: [
        'Важно только расстояние между двумя монетами, поэтому рост или падение всего рынка почти не сказываются на стратегии.',
        'Монеты, двигавшиеся вместе, могут разойтись навсегда — например, после изменений в сети или решения суда. Проданная сторона может расти неограниченно, поэтому её закрывают при заданном убытке.',
      ],
    },
    risk: 'medium',
    markets: ['ETH/BTC', 'BTC perpetual', 'ETH perpetual'],
  },
  {
    id: 'grid',
    name: { en: 'Grid', ru: 'Сетка заявок' },
    summary: {
      en: 'Places a ladder of buy and sell orders around the price and gathers its swings.',
      ru: 'Расставляет лестницу заявок на покупку и продажу вокруг цены и собирает её колебания.',
    },
    paragraphs: {
      en: [
        'While the price swings within the ladder, each step up sells what a step down has bought.',
        'When the price leaves the ladder downwards, the strategy is left with coins bought all the way; upwards, with none. The ladder is then set anew, and the loss of the move is taken.',
      ],
      ru: [
        'Пока цена колеблется в пределах лестницы, каждый шаг вверх продаёт то, что куплено шагом вниз.',
        'Если цена уходит ниже лестницы, у стратегии остаются монеты, купленные по дороге; если выше — не остаётся ни одной. Тогда лестницу ставят заново, а убыток от движения признают.',
      ],
    },
    risk: 'medium',
    markets: ['BTC/USDT', 'TRX/USDT'],
  },
  {
    id: 'staking',
    name: { en: 'Staking', ru: 'Стейкинг' },
    summary: {
      en: 'Locks coins with validators that confirm the blocks of their network.',
      ru: 'Блокирует монеты у валидаторов, которые подтверждают блоки своей сети.',
    },
    paragraphs: {
      en: [
        'Networks that work by stake pay for taking part. The coins are spread over several validators and leave the lock only after a waiting time that the network sets.',
        'What is paid comes in the coin itself, so a fall of its price weighs more than the payment. A validator that breaks the rules of the network loses a part of what is locked with it, and during the waiting time nothing can be sold.',
      ],
      ru: [
        'Сети, работающие на доле владения, платят за участие. Монеты распределены между несколькими валидаторами и освобождаются только после срока ожидания, который задаёт сеть.',
        'Выплаты приходят в той же монете, поэтому падение её цены весит больше самих выплат. Валидатор, нарушивший правила сети, теряет часть заблокированного у него, а в течение срока ожидания ничего нельзя продать.',
      ],
    },
    risk: 'medium',
    markets: ['ETH', 'TRX'],
  },
  {
    id: 'liquidity-pools',
    name: { en: 'Liquidity pools', ru: 'Пулы ликвидности' },
    summary: {
      en: 'Lends pairs of coins to decentralised exchanges for a share of their fees.',
      ru: 'Предоставляет пары монет децентрализованным биржам за долю их комиссий.',
    },
    paragraphs: {
      en: [
        'An automatic exchange needs both coins of a pair at hand and pays a part of each fee to those who provide them.',
        'It loses when one coin moves far from the other: the pool then holds more of what has fallen, and taking both out gives less than keeping them would have. A fault in the contract of the pool can take everything that is in it.',
      ],
      ru: [
        'Автоматической бирже нужны обе монеты пары, и она отдаёт часть каждой комиссии тем, кто их предоставил.',
        'Стратегия теряет, когда одна монета далеко уходит от другой: в пуле становится больше подешевевшей, и на выходе получается меньше, чем при простом хранении обеих. Ошибка в смарт-контракте пула может лишить всего, что в нём лежит.',
      ],
    },
    risk: 'high',
    markets: ['ETH/USDT', 'BTC/ETH'],
  },
  {
    id: 'regular-purchases',
    name: { en: 'Regular purchases', ru: 'Регулярные покупки' },
    summary: {
      en: 'Buys the same sum every day, whatever the price is.',
      ru: 'Каждый день покупает на одну и ту же сумму, какой бы ни была цена.',
    },
    paragraphs: {
      en: [
        'More coins are bought when they are cheap and fewer when they are dear, and nobody has to guess the right moment.',
        'It does nothing against a long fall: what was bought loses its worth, and the purchases go on. In a steady rise, buying everything on the first day would have been better.',
      ],
      ru: [
        'Когда монеты дёшевы, их покупается больше, когда дороги — меньше, и никому не нужно угадывать удачный момент.',
        'От долгого падения она не защищает: купленное теряет в цене, а покупки продолжаются. При ровном росте выгоднее было бы купить всё в первый день.',
      ],
    },
    risk: 'medium',
    markets: ['BTC/USDT', 'ETH/USDT'],
  },
];
