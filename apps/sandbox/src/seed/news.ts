import type { newsItem } from '../database/schema.ts';

/** Publication date in days before the end of the seed. */
export type SeededNews = Omit<typeof newsItem.$inferInsert, 'publishedAt'> & { readonly daysAgo: number };

/** Announcements about the product. None of them may read as a promise of profit. */
export const news: readonly SeededNews[] = [
  {
    id: '0198e4a1-55c0-7d19-8e2b-4a7f9c3d6b10',
    daysAgo: 6,
    title: { en: 'Refills on Ethereum are paused', ru: 'Пополнение в сети Ethereum приостановлено' },
    summary: {
      en: 'You cannot refill on the Ethereum network for now. USDT on TRON and Bitcoin work as before.',
      ru: 'Пополнить баланс в сети Ethereum пока нельзя. В USDT (сеть TRON) и в биткоинах — можно.',
    },
    paragraphs: {
      en: [
        'Refills on the Ethereum network are paused while our node is being replaced. The refill page says so beside the network, and you cannot get an address there.',
        'Please do not send anything to an address that you were given earlier: each address belongs to one request and expires with it.',
        'USDT on TRON and Bitcoin work as before. We will write here when Ethereum is back.',
      ],
      ru: [
        'Пополнение в сети Ethereum приостановлено на время замены нашего узла. На странице пополнения это указано рядом с сетью, и получить там адрес нельзя.',
        'Не отправляйте деньги на адреса, полученные раньше: каждый адрес относится к одной заявке и перестаёт действовать вместе с ней.',
        'Пополнить баланс в USDT (сеть TRON) и в биткоинах можно. Когда пополнение в сети Ethereum возобновится, мы сообщим об этом здесь.',
      ],
    },
  },
  {
    id: '0198e4a1-6a1b-7f40-93c7-d85e0b2f7a19',
    daysAgo: 21,
    title: { en: 'How to tell our messages from someone else’s', ru: 'Как отличить наши сообщения от чужих' },
    summary: {
      en: 'Support never asks for a password or a code and never writes first in a messenger.',
      ru: 'Поддержка никогда не спрашивает пароль или код и никогда не пишет первой в мессенджерах.',
    },
    paragraphs: {
      en: [
        'A code that we send is typed on our site and nowhere else. Nobody from support will ask you to read it out, to forward it or to send a screenshot of it.',
        'We do not write first in messengers, except for codes if you sign in with Telegram. We do not offer to manage your deposit by hand, and we have no addresses for refills other than those on the refill page.',
        'If somebody has asked you for a code, change your password in the settings: every other session ends at once. Then write to support.',
      ],
      ru: [
        'Код, который мы присылаем, вводят только на нашем сайте. Поддержка никогда не попросит продиктовать его, переслать или прислать снимок экрана.',
        'Мы не пишем первыми в мессенджерах; исключение — коды, если вы входите через Telegram. Мы не предлагаем управлять вашим депозитом вручную, и у нас нет других адресов для пополнения, кроме указанных на странице пополнения.',
        'Если кто-то попросил у вас код, смените пароль в настройках: все остальные сеансы сразу завершатся. Затем напишите в поддержку.',
      ],
    },
  },
  {
    id: '0198e4a1-7c52-7a8e-b0d4-29f6c1e83b57',
    daysAgo: 47,
    title: {
      en: 'The chances of a case are shown before you buy it',
      ru: 'Шансы призов видны до покупки кейса',
    },
    summary: {
      en: 'Every prize of a case now has its chance beside it, and together the chances add up to exactly one hundred per cent.',
      ru: 'Рядом с каждым призом кейса теперь указан его шанс, а в сумме шансы дают ровно сто процентов.',
    },
    paragraphs: {
      en: [
        'Open any case to see all of its prizes, the chance of each, and how many attempts the price includes. The terms of a case on sale do not change: if we want other ones, we add another case.',
        'A case is a game of chance, not an investment. On average it gives back less than it costs. The win history shows what you have spent and what you have won, so that the cost is always in sight.',
      ],
      ru: [
        'На карточке каждого кейса до покупки видны все его призы, шанс каждого и число попыток, входящих в цену. Условия кейса, который уже продаётся, не меняются: если нам понадобятся другие, мы добавим другой кейс.',
        'Кейс — азартная игра, а не инвестиция. В среднем он возвращает меньше, чем стоит. В истории выигрышей видно, сколько вы потратили и сколько выиграли, чтобы цена игры всегда была перед глазами.',
      ],
    },
  },
  {
    id: '0198e4a1-8d07-7b63-a5e9-6c40f7d215b8',
    daysAgo: 68,
    title: {
      en: 'Autoinvestment can be switched off until the payout',
      ru: 'Автопродление можно отключить до выплаты',
    },
    summary: {
      en: 'The choice is on the card of the deposit, if its plan allows autoinvestment.',
      ru: 'Включить или отключить его можно на карточке депозита, если план это допускает.',
    },
    paragraphs: {
      en: [
        'With autoinvestment, the body and the accruals of a deposit start a new one on the same plan when the term is over. Without it, they come to your balance.',
        'You can change your mind until the payout. If the plan is no longer offered by then, or the sum is outside its limits, the deposit is paid out and we tell you so.',
        'Remember that closing a deposit early costs the fee of its plan, and the accruals held so far are lost. The exact amount that you get is shown before you confirm.',
      ],
      ru: [
        'С автопродлением сумма депозита и начисления в конце срока — за вычетом потерь, если они были, — уходят в новый депозит по тому же плану. Без него они приходят на баланс.',
        'Передумать можно до выплаты. Если к этому времени план больше не предлагается или сумма выходит за его лимиты, мы выплатим депозит и сообщим вам об этом.',
        'Помните: при досрочном закрытии из суммы удерживается комиссия плана, а накопленные начисления сгорают. Точный расчёт виден до подтверждения.',
      ],
    },
  },
  {
    id: '0198e4a1-9e38-7c05-8f71-e3b5a96d4c20',
    daysAgo: 103,
    title: { en: 'Planned technical works are over', ru: 'Плановые технические работы завершены' },
    summary: {
      en: 'The cabinet is open again. Accruals went on during the works, and you do not need to do anything.',
      ru: 'Кабинет снова открыт. Начисления во время работ не прерывались, от вас ничего не требуется.',
    },
    paragraphs: {
      en: [
        'The works are over. While they lasted, the cabinet showed a page that said so and took no requests.',
        'Terms and accruals depend on the calendar and not on whether the cabinet is open, so they went on as usual. Withdrawals requested before the works are being sent in the order in which they came.',
      ],
      ru: [
        'Работы завершены. Пока они шли, кабинет показывал страницу с сообщением о них и не принимал заявок.',
        'Сроки и начисления зависят от календаря, а не от того, открыт ли кабинет, поэтому они шли как обычно. Заявки на вывод, созданные до начала работ, выполняются в порядке поступления.',
      ],
    },
  },
  {
    id: '0198e4a1-a1b9-7e24-9d63-15f8c0a74e32',
    daysAgo: 118,
    title: { en: 'The strategies have pages of their own', ru: 'У каждой стратегии теперь своя страница' },
    summary: {
      en: 'Each page says what the strategy does, who pays when it earns, and when it loses.',
      ru: 'На ней сказано, что делает стратегия, на чём зарабатывает и когда приносит убыток.',
    },
    paragraphs: {
      en: [
        'Until now the strategies were a list of names. Now each has a page with its idea, its instruments, the source of its return and the conditions in which it loses.',
        'The risk level is our own judgement. It describes the strategy and not your deposit: a low level does not mean that nothing can be lost. Filters in the list show the strategies of one market or of one level.',
        'The pages contain no past results. A past result says little about the next one, and too much to a reader in a hurry.',
      ],
      ru: [
        'До сих пор стратегии были просто списком названий. Теперь у каждой есть страница: идея, инструменты, источник дохода и условия, в которых стратегия теряет.',
        'Уровень риска — наша собственная оценка. Он описывает стратегию, а не ваш депозит: низкий уровень не означает, что потерять нельзя. Фильтры в списке показывают стратегии одного рынка или одного уровня.',
        'Прошлых результатов на этих страницах нет. О будущем они говорят мало, а тому, кто читает наспех, — слишком много.',
      ],
    },
  },
  {
    id: '0198e4a1-b4f3-7d81-86c5-7e02d9b3a6f1',
    daysAgo: 131,
    title: {
      en: 'The conditions of a withdrawal are now shown in advance',
      ru: 'Условия вывода теперь видны заранее',
    },
    summary: {
      en: 'While you do not meet a condition, the withdrawal page lists all of them, marks those that you meet, and leads to the others.',
      ru: 'Пока выполнены не все условия, страница вывода перечисляет их, отмечает выполненные и ведёт к остальным.',
    },
    paragraphs: {
      en: [
        'A withdrawal needs a confirmed phone, a saved wallet, a deposit or a refill, and an active subscription. Before, a missing condition showed only after the form had been filled in.',
        'Now the list comes first, and the form opens when you meet every condition. The fee and the sum that you will receive are shown before you ask for the code, and they do not change afterwards.',
      ],
      ru: [
        'Для вывода нужны подтверждённый телефон, сохранённый кошелёк, депозит или пополнение и действующая подписка. Раньше о невыполненном условии становилось известно только после заполнения формы.',
        'Теперь сначала виден этот список, а форма открывается, когда выполнены все условия. Комиссия и сумма, которую вы получите, видны до запроса кода и потом не меняются.',
      ],
    },
  },
  {
    id: '0198e4a1-c68d-7309-b2e7-90ad4f15c8d6',
    daysAgo: 152,
    title: {
      en: 'One limit for all rewards of a deposit',
      ru: 'Вознаграждения с депозита — меньше комиссии за выход из него',
    },
    summary: {
      en: 'A plan takes new deposits only while its fee for early closing is higher than all referral percentages of a deposit together.',
      ru: 'Если проценты всех уровней вместе не меньше комиссии плана за досрочное закрытие, план не принимает новых депозитов.',
    },
    paragraphs: {
      en: [
        'Referral rewards are not taken back when a partner closes a deposit early. Without a limit, a group of people could open and close deposits for the sake of rewards, at the expense of everybody else.',
        'That is why the fee for early closing must be higher than the percentages of all levels together. A plan that breaks this rule is not offered. Nothing changes for deposits that are already open.',
      ],
      ru: [
        'Вознаграждения за партнёров не отзываются, если партнёр закрывает депозит досрочно. Без ограничения группа людей могла бы открывать и закрывать депозиты ради вознаграждений — за счёт всех остальных.',
        'Поэтому комиссия плана за досрочное закрытие должна быть выше процентов всех уровней вместе взятых. План, нарушающий это правило, не предлагается. Для уже открытых депозитов ничего не меняется.',
      ],
    },
  },
];
