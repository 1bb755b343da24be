import { payoffThrough, type SeededStrategy } from './SeededStrategy.ts';

/** Strategies that buy and sell coins themselves, without contracts on them. */
export const spotStrategies: readonly SeededStrategy[] = [
  {
    id: 'spot-rebalancing',
    payoff: payoffThrough([-100, -80], [0, 8], [100, 70]),
    market: 'spot',
    risk: 'medium',
    name: { en: 'Spot rebalancing', ru: 'Ребалансировка спота' },
    summary: {
      en: 'Holds a fixed mix of large coins and restores it once a day.',
      ru: 'Держит неизменный набор крупных монет и раз в день восстанавливает их доли.',
    },
    idea: {
      en: 'Prices change the mix every day: what has risen takes up more of it, what has fallen takes up less. Once a day the strategy sells a little of the first and buys a little of the second, so that the mix stays as it was chosen. A band around each share keeps it from trading on noise.',
      ru: 'Цены каждый день меняют доли: выросшее занимает больше места, упавшее — меньше. Раз в день стратегия продаёт немного первого и докупает немного второго, чтобы набор оставался таким, как выбран. Вокруг каждой доли есть допуск, чтобы не торговать из-за мелких колебаний.',
    },
    instruments: {
      en: ['Bitcoin, ether and TRX bought outright', 'A part in USDT', 'No borrowed money'],
      ru: ['Биткоин, эфир и TRX в собственности', 'Часть средств в USDT', 'Без заёмных денег'],
    },
    sourceOfReturn: {
      en: 'Mostly the change in the price of the coins. Rebalancing adds a little when prices swing and come back, because it has sold high and bought low on the way.',
      ru: 'В основном изменение цены самих монет. Ребалансировка добавляет немного, когда цены колеблются и возвращаются: по пути она успевает продать дороже и купить дешевле.',
    },
    whenItLoses: {
      en: 'It loses when the whole market falls: the mix falls with it, and there is nothing in it that would rise instead. When one coin keeps rising, it earns less than simply holding that coin. Nothing is borrowed, so no more can be lost than was put in.',
      ru: 'Стратегия приносит убыток, когда падает весь рынок: набор падает вместе с ним, и ничего, что выросло бы взамен, в нём нет. Когда одна монета растёт без остановки, стратегия приносит меньше, чем простое удержание этой монеты. Заёмных средств нет, поэтому потерять больше вложенного нельзя.',
    },
    horizon: { en: 'Months', ru: 'Месяцы' },
  },
  {
    id: 'regular-purchases',
    payoff: payoffThrough([-100, -60], [0, 0], [100, 60]),
    market: 'spot',
    risk: 'medium',
    name: { en: 'Regular purchases', ru: 'Регулярные покупки' },
    summary: {
      en: 'Spends the same sum on coins every day, whatever the price is.',
      ru: 'Каждый день покупает на одну и ту же сумму, какой бы ни была цена.',
    },
    idea: {
      en: 'A fixed sum buys more coins when they are cheap and fewer when they are dear. Nobody has to guess the right moment, and no single day decides the average price. The orders are split over the day, so that they do not move the market themselves.',
      ru: 'На одну и ту же сумму покупается больше монет, когда они дёшевы, и меньше, когда дороги. Угадывать удачный момент не нужно, и ни один день не решает, какой будет средняя цена. Заявки разбиты на весь день, чтобы сами не сдвигали рынок.',
    },
    instruments: {
      en: ['Bitcoin and ether bought outright', 'USDT waiting for its day'],
      ru: ['Биткоин и эфир в собственности', 'USDT на следующие покупки'],
    },
    sourceOfReturn: {
      en: 'Only the growth of the price over years. The schedule itself earns nothing: it spreads the entry over time, no more.',
      ru: 'Только рост цены за годы. Само расписание ничего не приносит: оно лишь растягивает вход во времени.',
    },
    whenItLoses: {
      en: 'A long fall makes every earlier purchase a losing one, and the schedule goes on buying. In a steady rise, buying everything on the first day would have been better. Anyone who has to sell in the middle of a fall takes the whole loss.',
      ru: 'При долгом падении убыточными становятся все прежние покупки, а расписание продолжает покупать. При ровном росте выгоднее было бы купить всё в первый день. Тот, кому приходится продавать посреди падения, теряет в полной мере.',
    },
    horizon: { en: 'Years', ru: 'Годы' },
  },
  {
    id: 'bitcoin-and-gold',
    payoff: payoffThrough([-100, -50], [0, 5], [100, 50]),
    market: 'spot',
    risk: 'medium',
    name: { en: 'Bitcoin and gold', ru: 'Биткоин и золото' },
    summary: {
      en: 'Divides money between bitcoin and tokens backed by gold, by how volatile each of them is.',
      ru: 'Делит средства между биткоином и токенами, обеспеченными золотом, — в зависимости от того, насколько сильно колеблется цена каждого из них.',
    },
    idea: {
      en: 'Gold usually moves far less than bitcoin, so equal sums would leave bitcoin in charge of the result. The strategy weighs the two by their recent swings: the calmer one gets more. When bitcoin grows volatile, its share shrinks by itself.',
      ru: 'Золото обычно колеблется куда меньше биткоина, поэтому при равных суммах результат определял бы один биткоин. Стратегия взвешивает их по недавним колебаниям: более спокойному достаётся больше. Когда биткоин колеблется сильнее, его доля уменьшается сама собой.',
    },
    instruments: {
      en: ['Bitcoin bought outright', 'Tokens of an issuer that stores gold'],
      ru: ['Биткоин в собственности', 'Токены эмитента, который хранит золото'],
    },
    sourceOfReturn: {
      en: 'The growth of two assets that are held for different reasons and do not always fall together.',
      ru: 'Рост двух активов, которые держат по разным причинам и которые не всегда падают вместе.',
    },
    whenItLoses: {
      en: 'In a scramble for cash everything is sold at once, gold too, and then both halves lose together. A jump in bitcoin may come when its share is smallest. The token is a claim on its issuer: if the gold is not there, or cannot be paid out, the token is worth what the issuer is worth.',
      ru: 'Когда всем срочно нужны деньги, продают всё сразу, включая золото, и тогда убыток приносят обе половины. Биткоин может резко вырасти, когда его доля меньше всего. Токен — это требование к эмитенту: если золота нет или его не могут выдать, токен стоит столько, сколько стоит эмитент.',
    },
    horizon: { en: 'Months to years', ru: 'От месяцев до лет' },
  },
  {
    id: 'trend-following',
    payoff: payoffThrough([-100, -25], [20, -25], [100, 70]),
    market: 'spot',
    risk: 'high',
    name: { en: 'Trend following', ru: 'Следование за трендом' },
    summary: {
      en: 'Buys what has been rising for weeks and sells when the rise breaks.',
      ru: 'Покупает то, что растёт неделями, и продаёт, когда рост прерывается.',
    },
    idea: {
      en: 'The strategy compares the price with its averages over several weeks. Above them it holds the coin, below them it holds USDT. There are few trades, and each has a price set in advance at which it is given up.',
      ru: 'Стратегия сравнивает цену с её средними за несколько недель. Выше средних она держит монету, ниже — USDT. Сделок мало, и для каждой заранее назначена цена, при которой от неё отказываются.',
    },
    instruments: {
      en: ['Bitcoin, ether and TRX bought outright', 'Stop orders', 'USDT between trades'],
      ru: ['Биткоин, эфир и TRX в собственности', 'Стоп-заявки', 'USDT в промежутках между сделками'],
    },
    sourceOfReturn: {
      en: 'A few long moves a year. People learn of news at different times and act on it slowly, so a move that has begun sometimes lasts.',
      ru: 'Несколько долгих движений в году. Люди узнают новости в разное время и реагируют не сразу, поэтому начавшееся движение иногда продолжается.',
    },
    whenItLoses: {
      en: 'In a market without direction it is wrong again and again, each time by a little. Months can pass in which it only loses. A fall overnight can jump over the price at which it should have sold, and then it sells at whatever price there is.',
      ru: 'На рынке без направления стратегия ошибается раз за разом, каждый раз понемногу. Бывают месяцы одних убытков. Ночное падение может проскочить цену, по которой следовало продать, и тогда продавать приходится по той, какая есть.',
    },
    horizon: { en: 'Weeks to months', ru: 'От недель до месяцев' },
  },
  {
    id: 'momentum-rotation',
    payoff: payoffThrough([-100, -60], [-40, -40], [0, -15], [100, 85]),
    market: 'spot',
    risk: 'high',
    name: { en: 'Rotation into the strongest', ru: 'Ротация сильнейших' },
    summary: {
      en: 'Once a week ranks the large coins by their growth and holds only the leaders.',
      ru: 'Раз в неделю ранжирует крупные монеты по росту и держит только лидеров.',
    },
    idea: {
      en: 'Trend following asks whether a coin rises; this strategy asks which coin rises most. Every Monday it ranks coins with enough turnover by their growth over several weeks, keeps the leaders and sells the rest. If even the leaders fall, it stays in USDT for a week.',
      ru: 'Для следования за трендом важно, растёт ли монета; для этой стратегии — какая из монет растёт сильнее. Каждый понедельник она ранжирует монеты с достаточным оборотом по росту за несколько недель, оставляет лидеров и продаёт остальные. Если падают даже лидеры, она на неделю остаётся в USDT.',
    },
    instruments: {
      en: ['A dozen large coins bought outright', 'USDT in weak weeks'],
      ru: ['Около дюжины крупных монет в собственности', 'USDT в слабые недели'],
    },
    sourceOfReturn: {
      en: 'Attention moves slowly from coin to coin, so the leader of one month is often still among the leaders in the next.',
      ru: 'Интерес инвесторов переходит от монеты к монете медленно, поэтому лидер одного месяца нередко остаётся среди лидеров и в следующем.',
    },
    whenItLoses: {
      en: 'Leaders lose most when the mood turns, and between two Mondays nothing is done about it. In weeks when the lead changes constantly, it buys at the top and sells at the bottom, and pays a fee each time.',
      ru: 'Когда настроение меняется, самый большой убыток приносят именно лидеры, а между двумя понедельниками стратегия ничего не предпринимает. В недели частой смены лидеров она покупает на вершине, продаёт внизу и каждый раз платит комиссию.',
    },
    horizon: { en: 'Weeks', ru: 'Недели' },
  },
  {
    id: 'mean-reversion',
    payoff: payoffThrough([-100, -80], [-30, -5], [-5, 25], [100, 25]),
    market: 'spot',
    risk: 'high',
    name: { en: 'Return to the mean', ru: 'Возврат к среднему' },
    summary: {
      en: 'Buys after a sharp fall of a few hours and sells when the price comes back.',
      ru: 'Покупает после резкого падения за несколько часов и продаёт, когда цена возвращается.',
    },
    idea: {
      en: 'Sudden falls are often caused by forced sales: somebody’s loan is closed, and the exchange sells the collateral at any price. The strategy waits for such falls, buys in parts and sells when the price has come part of the way back. The rest of the time it does nothing.',
      ru: 'Внезапные падения часто вызваны вынужденными продажами: чей-то заём закрывают, и биржа продаёт залог по любой цене. Стратегия ждёт таких падений, покупает частями и продаёт, когда цена проходит часть пути назад. Остальное время она бездействует.',
    },
    instruments: {
      en: ['Bitcoin and ether bought outright', 'Orders placed below the market', 'USDT most of the time'],
      ru: ['Биткоин и эфир в собственности', 'Заявки ниже рынка', 'Большую часть времени — USDT'],
    },
    sourceOfReturn: {
      en: 'The discount that a seller in a hurry gives to a buyer who happens to be there.',
      ru: 'Скидка, которую спешащий продавец даёт тому, кто готов купить прямо сейчас.',
    },
    whenItLoses: {
      en: 'Some falls are the beginning of longer ones. Then it holds what goes on falling until its limit is reached. One such loss can outweigh many gains, and nothing at the time of buying tells the two kinds of falls apart.',
      ru: 'Некоторые падения оказываются началом более долгих. Тогда стратегия держит то, что продолжает дешеветь, пока не сработает ограничение. Один такой убыток может перевесить множество удачных сделок, а в момент покупки эти два вида падений неотличимы.',
    },
    horizon: { en: 'Hours to days', ru: 'От часов до дней' },
  },
  {
    id: 'grid',
    payoff: payoffThrough([-100, -80], [-40, 0], [0, 25], [40, 15], [100, 15]),
    market: 'spot',
    risk: 'medium',
    name: { en: 'Grid', ru: 'Сетка заявок' },
    summary: {
      en: 'Places a ladder of buy and sell orders around the price and earns from its swings.',
      ru: 'Расставляет лестницу заявок на покупку и продажу вокруг цены и зарабатывает на её колебаниях.',
    },
    idea: {
      en: 'The range in which the price has moved lately is cut into equal steps. At each step down a little is bought, at each step up the same is sold. No opinion about the direction is needed, only a price that keeps moving within the range.',
      ru: 'Диапазон, в котором цена двигалась в последнее время, делят на равные ступени. На каждой ступени вниз немного покупают, на каждой ступени вверх столько же продают. Мнение о направлении не нужно — нужна лишь цена, которая ходит внутри диапазона.',
    },
    instruments: {
      en: ['Bitcoin and TRX against USDT', 'Limit orders on both sides'],
      ru: ['Биткоин и TRX в паре с USDT', 'Лимитные заявки с обеих сторон'],
    },
    sourceOfReturn: {
      en: 'The distance between two steps, each time the price goes down and up again.',
      ru: 'Расстояние между двумя ступенями — каждый раз, когда цена сходила вниз и вернулась.',
    },
    whenItLoses: {
      en: 'When the price leaves the ladder downwards, the strategy is left with coins bought all the way, each dearer than the market. Upwards it is left with none and misses the rise. The ladder is then set up again around the new price, and the loss is taken.',
      ru: 'Если цена уходит ниже лестницы, у стратегии остаются монеты, купленные по дороге, и все — дороже рынка. Если выше — монет не остаётся вовсе, и рост проходит мимо. Тогда лестницу ставят заново вокруг новой цены, а убыток признают.',
    },
    horizon: { en: 'Days to weeks', ru: 'От дней до недель' },
  },
  {
    id: 'market-making',
    payoff: payoffThrough([-100, -70], [-30, 10], [0, 20], [30, 10], [100, -40]),
    market: 'spot',
    risk: 'medium',
    name: { en: 'Market making', ru: 'Маркет-мейкинг' },
    summary: {
      en: 'Offers to buy a little below the price and to sell a little above it, all day long.',
      ru: 'Весь день держит заявки: на покупку — чуть ниже цены, на продажу — чуть выше.',
    },
    idea: {
      en: 'Anyone who wants to trade at once pays the distance between the best offer to buy and the best offer to sell. The strategy is the other side of such trades. Its offers move many times a minute, and what it has bought is sold on as soon as possible, so that it never holds much.',
      ru: 'Тот, кто хочет сделку немедленно, платит разницу между лучшим предложением купить и лучшим предложением продать. Стратегия — вторая сторона таких сделок. Её предложения передвигаются много раз в минуту, а купленное продают при первой возможности, чтобы не держать много.',
    },
    instruments: {
      en: [
        'Bitcoin, ether and TRX against USDT',
        'Limit orders moved by a program',
        'Limits on what may be held',
      ],
      ru: [
        'Биткоин, эфир и TRX в паре с USDT',
        'Лимитные заявки, которыми управляет программа',
        'Ограничение на остаток монет',
      ],
    },
    sourceOfReturn: {
      en: 'The small distance between the two offers, earned many times a day, and the discounts that exchanges give to those who provide liquidity.',
      ru: 'Небольшая разница между двумя предложениями — много раз в день — и скидки, которые биржи дают тем, кто обеспечивает ликвидность.',
    },
    whenItLoses: {
      en: 'It loses when the price runs in one direction faster than the offers follow: then it keeps buying what falls. A better-informed trader takes exactly the offers that are wrong. A failure of the connection at such a moment makes the loss larger.',
      ru: 'Стратегия приносит убыток, когда цена уходит в одну сторону быстрее, чем за ней успевают предложения: тогда покупается то, что падает. Более осведомлённый участник забирает именно ошибочные предложения. Обрыв связи в такой момент увеличивает убыток.',
    },
    horizon: { en: 'Seconds to minutes', ru: 'От секунд до минут' },
  },
  {
    id: 'exchange-arbitrage',
    payoff: payoffThrough([-100, -80], [-85, 12], [100, 12]),
    market: 'spot',
    risk: 'medium',
    name: { en: 'Arbitrage between exchanges', ru: 'Межбиржевой арбитраж' },
    summary: {
      en: 'Buys on the exchange where a coin is cheaper and sells it at the same moment where it is dearer.',
      ru: 'Покупает монету там, где она дешевле, и в тот же момент продаёт там, где дороже.',
    },
    idea: {
      en: 'The same coin has a slightly different price on every exchange. The strategy holds coins and USDT on several of them in advance, so that both sides of the trade happen at once and nothing has to be sent in between. Balances are evened out later, when the network fee is low.',
      ru: 'На каждой бирже цена одной и той же монеты немного своя. Стратегия заранее держит монеты и USDT на нескольких биржах, чтобы обе стороны сделки прошли одновременно и ничего не пришлось пересылать. Остатки выравнивают позже, когда комиссия сети низкая.',
    },
    instruments: {
      en: ['Bitcoin, ether and USDT on several exchanges', 'Transfers between them'],
      ru: ['Биткоин, эфир и USDT на нескольких биржах', 'Переводы между ними'],
    },
    sourceOfReturn: {
      en: 'The difference in price minus two fees and the cost of evening out. The differences are small and gone in seconds; there are more of them on volatile days.',
      ru: 'Разница цен за вычетом двух комиссий и расходов на выравнивание. Разницы малы и исчезают за секунды; в дни сильных колебаний их больше.',
    },
    whenItLoses: {
      en: 'It loses when only one side of the trade goes through: what is left is an unintended bet on the price. Money has to be kept on exchanges, and an exchange that stops paying out takes all of it. A difference that looks unusually good is often the sign of exactly that.',
      ru: 'Стратегия может потерять деньги, если проходит только одна сторона сделки: она остаётся ставкой на цену, которой не планировали. Деньги должны лежать на биржах, и если биржа прекращает выплаты, пропадает всё, что на ней лежит. Необычно выгодная разница часто именно это и означает.',
    },
    horizon: { en: 'Seconds to hours', ru: 'От секунд до часов' },
  },
  {
    id: 'stablecoin-peg',
    payoff: payoffThrough([-100, -90], [-25, 0], [0, 15], [100, 15]),
    market: 'spot',
    risk: 'high',
    name: { en: 'Return to the peg', ru: 'Возврат к привязке' },
    summary: {
      en: 'Buys a large stablecoin when it trades below the currency it follows, and waits until it is back.',
      ru: 'Покупает крупный стейблкоин, когда он торгуется ниже номинала, и ждёт, когда цена к нему вернётся.',
    },
    idea: {
      en: 'In a panic people sell even the coins that stand for a dollar, and for hours or days these cost less. If the issuer still pays out and its reserves are published, the strategy buys in small parts. It redeems the coins with the issuer or sells them once the price is back.',
      ru: 'В панике продают даже монеты, привязанные к доллару, и несколько часов или дней они стоят дешевле. Если эмитент продолжает выплаты, а его резервы опубликованы, стратегия покупает небольшими частями. Затем она погашает монеты у эмитента или продаёт их, когда цена вернулась.',
    },
    instruments: {
      en: ['Stablecoins backed by reserves in dollars', 'Redemption with the issuer'],
      ru: ['Стейблкоины с резервами в долларах', 'Погашение у эмитента'],
    },
    sourceOfReturn: {
      en: 'The discount at which frightened holders sell. Such days are rare, and between them the strategy earns nothing.',
      ru: 'Скидка, с которой продают испуганные держатели. Такие дни редки, а между ними стратегия ничего не зарабатывает.',
    },
    whenItLoses: {
      en: 'Sometimes those who panic are right: stablecoins have gone to zero, and published reserves have turned out to be smaller. Then almost everything that was put in is lost. The issuer may also refuse to redeem or take weeks over it.',
      ru: 'Иногда паникующие правы: бывало, что стейблкоин обесценивался полностью, а резервы оказывались меньше опубликованных. Тогда стратегия теряет почти всё вложенное. Эмитент может и отказать в погашении или растянуть его на недели.',
    },
    horizon: { en: 'Days', ru: 'Дни' },
  },
];
