import { payoffThrough, type SeededStrategy } from './SeededStrategy.ts';

/** Strategies that work in networks and smart contracts, without an exchange in between. */
export const onchainStrategies: readonly SeededStrategy[] = [
  {
    id: 'staking',
    payoff: payoffThrough([-100, -85], [0, 8], [100, 90]),
    market: 'onchain',
    risk: 'medium',
    name: { en: 'Staking', ru: 'Стейкинг' },
    summary: {
      en: 'Locks coins with validators that confirm the blocks of their network.',
      ru: 'Блокирует монеты у валидаторов, которые подтверждают блоки своей сети.',
    },
    idea: {
      en: 'Proof-of-stake networks pay for taking part in confirming blocks. The coins are spread over several validators with different hosts and different software. They leave the lock only after a waiting time that the network sets.',
      ru: 'Сети, где блоки подтверждают под залог монет, платят за участие в этой работе. Монеты распределены между несколькими валидаторами с разным размещением и разными программами. Освобождаются они только после срока ожидания, который задаёт сеть.',
    },
    instruments: {
      en: ['Ether and TRX, locked', 'Several independent validators'],
      ru: ['Заблокированные эфир и TRX', 'Несколько независимых валидаторов'],
    },
    sourceOfReturn: {
      en: 'New coins and fees that the network distributes among those who confirm its blocks.',
      ru: 'Новые монеты и комиссии, которые сеть распределяет между теми, кто подтверждает блоки.',
    },
    whenItLoses: {
      en: 'What is paid comes in the coin itself, so a fall in its price can outweigh the payment. A validator that breaks the rules of the network loses a part of what is locked with it. During the waiting time nothing can be sold, however fast the price falls.',
      ru: 'Выплаты приходят в той же монете, поэтому падение её цены весит больше самих выплат. Валидатор, нарушивший правила сети, теряет часть заблокированного у него. В течение срока ожидания ничего нельзя продать, как бы быстро ни падала цена.',
    },
    horizon: { en: 'Months', ru: 'Месяцы' },
  },
  {
    id: 'liquid-staking-discount',
    payoff: payoffThrough([-100, -70], [0, 15], [40, 15], [100, 15]),
    market: 'onchain',
    risk: 'medium',
    name: { en: 'Staked coins at a discount', ru: 'Токены стейкинга со скидкой' },
    summary: {
      en: 'Buys tokens of staked ether below the price of ether and waits for their redemption.',
      ru: 'Покупает токены эфира, отданного в стейкинг, дешевле самого эфира и ждёт погашения.',
    },
    idea: {
      en: 'Services that stake ether for others give out a token for it. The token can be sold at once, while the ether behind it becomes free only after a queue. Those in a hurry sell below the price. The strategy buys from them, joins the queue and sells a perpetual contract on the same amount of ether.',
      ru: 'Сервисы стейкинга принимают эфир и выдают взамен токен. Его можно продать сразу, а стоящий за ним эфир освобождается лишь в порядке очереди. Кто спешит, продаёт дешевле. Стратегия покупает у них, встаёт в очередь и продаёт бессрочный контракт на столько же эфира.',
    },
    instruments: {
      en: [
        'Tokens of two or three staking services',
        'Perpetual contracts on ether, sold',
        'The redemption queue of the network',
      ],
      ru: [
        'Токены двух-трёх сервисов стейкинга',
        'Проданные бессрочные контракты на эфир',
        'Очередь погашения в сети',
      ],
    },
    sourceOfReturn: {
      en: 'The discount for waiting, and the staking payments that go on in the meantime.',
      ru: 'Скидка за ожидание и выплаты за стейкинг, которые тем временем продолжаются.',
    },
    whenItLoses: {
      en: 'A fault in the service’s contract or a penalty for its validators makes the token worth less for good. In a panic the queue grows to weeks and the discount deepens, so leaving early means a loss. The sold contract can cost more in payments than the discount brings.',
      ru: 'Ошибка в контракте сервиса или штраф его валидаторов обесценивает токен навсегда. В панике очередь растягивается на недели, а скидка углубляется, и ранний выход означает убыток. Платежи по проданному контракту могут превысить саму скидку.',
    },
    horizon: { en: 'Days to weeks', ru: 'От дней до недель' },
  },
  {
    id: 'liquidity-pools',
    payoff: payoffThrough([-100, -85], [-30, -5], [0, 18], [40, 25], [100, 30]),
    market: 'onchain',
    risk: 'high',
    name: { en: 'Liquidity pools', ru: 'Пулы ликвидности' },
    summary: {
      en: 'Provides pairs of coins to decentralised exchanges for a share of their fees.',
      ru: 'Предоставляет пары монет децентрализованным биржам за долю их комиссий.',
    },
    idea: {
      en: 'An automatic exchange needs both coins of a pair at hand and pays a part of each fee to those who provide them. The strategy chooses pools with much trading compared with their size, and leaves when fees no longer make up for the movement of the price.',
      ru: 'Автоматической бирже нужны обе монеты пары, и она отдаёт часть каждой комиссии тем, кто их предоставил. Стратегия выбирает пулы, где торгуют много по сравнению с их размером, и уходит, когда комиссии перестают окупать движение цены.',
    },
    instruments: {
      en: ['Pools of ether with USDT and bitcoin with ether', 'Audited contracts with a history'],
      ru: ['Пулы эфира с USDT и биткоина с эфиром', 'Контракты с аудитом и историей'],
    },
    sourceOfReturn: {
      en: 'A share of the fee of every trade that goes through the pool.',
      ru: 'Доля комиссии с каждой сделки, проходящей через пул.',
    },
    whenItLoses: {
      en: 'It loses when the price of one coin moves far from that of the other: the pool then holds more of what has fallen, and taking both out gives less than keeping them would have. A fault in the contract of the pool can take everything that is in it, even after an audit.',
      ru: 'Стратегия приносит убыток, когда цены монет расходятся: в пуле становится больше подешевевшей, и забрать удаётся меньше, чем дало бы простое хранение обеих. Ошибка в контракте пула может лишить всего, что в нём лежит, даже если был аудит.',
    },
    horizon: { en: 'Weeks', ru: 'Недели' },
  },
  {
    id: 'stable-pools',
    payoff: payoffThrough([-100, -85], [-20, 12], [20, 12], [100, -85]),
    market: 'onchain',
    risk: 'medium',
    name: { en: 'Stablecoin pools', ru: 'Пулы стейблкоинов' },
    summary: {
      en: 'Provides several stablecoins to a pool in which one is exchanged for another.',
      ru: 'Предоставляет несколько стейблкоинов пулу, где один обменивают на другой.',
    },
    idea: {
      en: 'People often exchange one stablecoin for another, because a venue accepts only one of them. All coins in such a pool cost nearly the same, so the movement of prices, which hurts ordinary pools, is small. The strategy watches the shares in the pool and leaves when one coin crowds out the rest.',
      ru: 'Стейблкоины часто меняют один на другой, потому что площадка принимает только один из них. Все монеты такого пула стоят почти одинаково, поэтому движение цен, от которого страдают обычные пулы, здесь мало. Стратегия следит за долями в пуле и уходит, когда одна монета вытесняет остальные.',
    },
    instruments: {
      en: ['Pools of USDT, USDC and DAI', 'No reward tokens of the pool itself'],
      ru: ['Пулы USDT, USDC и DAI', 'Без токенов, которые пул раздаёт как вознаграждение'],
    },
    sourceOfReturn: {
      en: 'A small fee from each exchange. It is enough only where a lot is exchanged.',
      ru: 'Небольшая комиссия с каждого обмена. Её хватает только там, где обменивают много.',
    },
    whenItLoses: {
      en: 'If one of the stablecoins loses its peg, everybody puts that one in and takes the others out. Within an hour the pool holds almost only the broken coin, and the strategy loses with it. A fault in the contract takes all coins at once.',
      ru: 'Если один из стейблкоинов теряет привязку, все вносят именно его и забирают остальные. За час в пуле остаётся почти одна обесценившаяся монета, и стратегия теряет деньги вместе с ней. Ошибка в контракте лишает сразу всех монет.',
    },
    horizon: { en: 'Weeks to months', ru: 'От недель до месяцев' },
  },
  {
    id: 'loan-liquidations',
    payoff: payoffThrough([-100, -50], [-60, 45], [-20, 10], [0, 0], [100, 0]),
    market: 'onchain',
    risk: 'high',
    name: { en: 'Loan liquidations', ru: 'Ликвидация займов' },
    summary: {
      en: 'Repays loans whose collateral has become too small and takes the collateral at a discount.',
      ru: 'Погашает займы с недостаточным залогом и забирает залог со скидкой.',
    },
    idea: {
      en: 'In lending contracts anybody may repay a loan that is no longer covered and get the collateral below its price. The strategy watches thousands of loans, and as soon as one crosses the line, it repays the loan and sells the collateral at once, in a single transaction where possible.',
      ru: 'В кредитных контрактах любой может погасить заём, который больше не обеспечен, и получить залог дешевле его цены. Стратегия следит за тысячами займов и, как только один из них пересекает черту, погашает его и тут же продаёт залог — по возможности одной транзакцией.',
    },
    instruments: {
      en: [
        'USDT and USDC ready for repayment',
        'Lending contracts of several networks',
        'A program that competes for a place in the block',
      ],
      ru: [
        'USDT и USDC наготове для погашения',
        'Кредитные контракты нескольких сетей',
        'Программа, которая соревнуется за место в блоке',
      ],
    },
    sourceOfReturn: {
      en: 'The discount that the contract offers to whoever repays. Most of the year is quiet; most of the result comes in a few hectic days.',
      ru: 'Скидка, которую контракт назначает погасившему. Большая часть года проходит тихо; основной результат складывается за несколько бурных дней.',
    },
    whenItLoses: {
      en: 'Many programs compete, and the loser pays the fee of the network for nothing. In a crash the collateral can fall by more than the discount before it is sold, and the strategy loses. A wrong price in the contract’s source of prices or an error in our own program can cost all the money kept ready for it.',
      ru: 'Соревнуются многие программы, и проигравшая платит комиссию сети впустую. При обвале залог может подешеветь сильнее скидки, прежде чем его продадут, и стратегия понесёт убыток. Неверная цена в источнике данных контракта или ошибка в нашей программе может стоить всех подготовленных денег.',
    },
    horizon: { en: 'Minutes, on rare days', ru: 'Минуты' },
  },
];
