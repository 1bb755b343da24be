/** The languages that the words check reads. */
type Checked = 'en' | 'ru';

/** Words that are not used for a thing, and why. */
interface Retired {
  /** Finds them in a text. */
  readonly pattern: RegExp;
  /** An example for readers, which the pattern finds. */
  readonly example: string;
  readonly why: string;
}

export interface Term {
  /** What it is. */
  readonly thing: string;
  readonly name: Readonly<Record<Checked, string>>;
  readonly not: Readonly<Record<Checked, readonly Retired[]>>;
}

/**
 * The product's words: one for each thing, in every language. The words check of `scripts/lint` reads them, and Storybook shows
 * them. The specification's own English sentences and statuses stay as it writes them.
 */
export const terms: readonly Term[] = [
  {
    thing: 'What an investor chooses for a deposit',
    name: { en: 'plan', ru: 'план' },
    not: {
      en: [{ pattern: /\btariff/i, example: 'tariff', why: 'A plan, as in the navigation.' }],
      ru: [{ pattern: /тариф/i, example: 'тариф', why: 'План, как в меню.' }],
    },
  },
  {
    thing: 'The time until a deposit is paid out',
    name: { en: 'term', ru: 'срок' },
    not: {
      en: [
        {
          pattern: /known term/i,
          example: 'a known term',
          why: 'Every term is known: say a fixed term, once.',
        },
      ],
      ru: [
        {
          pattern: /известн\p{L}+ срок/iu,
          example: 'известный срок',
          why: 'Любой срок известен: «фиксированный срок», один раз.',
        },
      ],
    },
  },
  {
    thing: 'Starting a deposit',
    name: { en: 'open a deposit', ru: 'открыть депозит' },
    not: {
      en: [
        {
          pattern:
            /\b(?:make|makes|made|making)\b(?: \w+){0,3} deposits?\b|deposit\b[^.]{0,30} (?:is|was) made/i,
          example: 'make a deposit',
          why: 'An investor opens and closes a deposit.',
        },
      ],
      ru: [
        {
          pattern: /созда(?:ть|ём|н|йте|ва\p{L}+) (?:\p{L}+ )?депозит|депозит[^.]{0,20} создан/iu,
          example: 'создать депозит',
          why: 'Депозит открывают и закрывают.',
        },
      ],
    },
  },
  {
    thing: 'The amount of a deposit',
    name: { en: 'deposit body', ru: 'сумма депозита' },
    not: {
      en: [{ pattern: /\bprincipal\b/i, example: 'principal', why: 'The specification says body.' }],
      ru: [
        {
          pattern: /тел(?:о|а|ом|у) депозита|сумм\p{L}* инвестиции/iu,
          example: 'сумма инвестиции',
          why: 'Сумма депозита - одна на форме, в списке и в выписке.',
        },
      ],
    },
  },
  {
    thing: 'A deposit whose term runs',
    name: { en: 'active', ru: 'активный' },
    not: {
      en: [
        {
          pattern: /\b(?:your|no|are|an|with|for) open deposits?\b/i,
          example: 'your open deposits',
          why: 'Active, as in the list of deposits.',
        },
      ],
      ru: [
        {
          pattern: /незаверш[её]нн\p{L}+ депозит|депозит[^.]{0,20} в работе|открыт\p{L}* раньше депозит/iu,
          example: 'незавершённый депозит',
          why: 'Активный, как в списке депозитов.',
        },
      ],
    },
  },
  {
    thing: 'Accruals before the end of the term',
    name: { en: 'held', ru: 'накоплено' },
    not: {
      en: [
        {
          pattern:
            /\b(?:accruals?|body|money|deposit)\b[^.]{0,40}\b(?:un)?lock(?:s|ed)?\b|\byou lock\b|on hold\b|tied up/i,
          example: 'the accruals unlock',
          why: 'Held until the end of the term, then paid out.',
        },
      ],
      ru: [
        {
          pattern:
            /начислен[^.]*(?:удержива|удержан|заблокир|разблокир|откро(?:ю|е)тся)|удержан\p{L}*[^.]{0,20} начислен/iu,
          example: 'начисления удерживаются',
          why: 'Удерживают комиссию. Начисления накапливаются, их выплатим в конце срока.',
        },
      ],
    },
  },
  {
    thing: 'The moment when an investor can take held money',
    name: { en: 'comes free', ru: 'станет доступно' },
    not: {
      en: [
        {
          pattern: /\b(?:money|amount|deposit|body)\b[^.]{0,30}\b(?:is|are|gets?) released\b|\bunfro?zen?\b/i,
          example: 'the deposit is released',
          why: 'Free, as on the horizon.',
        },
      ],
      ru: [
        {
          pattern: /разморо|разблокир\p{L}+ (?:сумм|ден|депозит)|(?:деньги|сумма) освобо/iu,
          example: 'разморозятся',
          why: 'Деньги доступны или станут доступны, как на графике.',
        },
      ],
    },
  },
  {
    thing: 'Accruals that early closing costs',
    name: { en: 'lost', ru: 'сгорают' },
    not: {
      en: [{ pattern: /\bforfeit/i, example: 'forfeited', why: 'Plain English: lost.' }],
      ru: [
        {
          pattern: /начислен[^.]*(?:теря(?:е|ю)тся|потерян)|потерянн\p{L}+ начислен/iu,
          example: 'начисления теряются',
          why: 'Потерять можно деньги. Начисления сгорают.',
        },
      ],
    },
  },
  {
    thing: 'A new deposit at the end of the term',
    name: { en: 'autoinvestment', ru: 'автопродление' },
    not: {
      en: [
        {
          pattern: /auto-?renew|auto-invest/i,
          example: 'auto-renewal',
          why: 'The specification says autoinvestment.',
        },
      ],
      ru: [
        {
          pattern: /автоинвестир/i,
          example: 'автоинвестирование',
          why: 'Калька. Депозит продлевается сам: автопродление.',
        },
      ],
    },
  },
  {
    thing: 'Ending a deposit before its term',
    name: { en: 'early closing', ru: 'досрочное закрытие' },
    not: {
      en: [{ pattern: /\bearly exit\b/i, example: 'early exit', why: 'An investor closes a deposit.' }],
      ru: [{ pattern: /досрочн\p{L}+ выход/iu, example: 'досрочный выход', why: 'Депозит закрывают.' }],
    },
  },
  {
    thing: 'The price of one currency in another',
    name: { en: 'course', ru: 'курс' },
    not: {
      en: [
        {
          pattern: /exchange rate|\bthe quote\b/i,
          example: 'exchange rate',
          why: 'The specification says course. A rate is the daily rate of a plan.',
        },
      ],
      ru: [{ pattern: /котировк|ставк\S+ обмена/i, example: 'ставка обмена', why: 'Ставка - у плана.' }],
    },
  },
  {
    thing: 'A currency together with its network',
    name: { en: 'currency and network', ru: 'валюта и сеть' },
    not: {
      en: [
        {
          pattern: /payment systems?\b|\bTether on\b/i,
          example: 'payment system',
          why: 'People choose a currency and a network, such as USDT on TRON (TRC-20).',
        },
      ],
      ru: [
        {
          pattern: /плат[её]жн\p{L}+ систем|Tether в сети|эфириум/iu,
          example: 'платёжная система',
          why: 'Люди выбирают валюту и сеть: USDT в сети TRON (TRC-20).',
        },
      ],
    },
  },
  {
    thing: 'The way of a transfer',
    name: { en: 'on a network', ru: 'в сети' },
    not: {
      en: [
        {
          pattern: /\bover (?:another|the wrong|a|the) network|over \{\{network/i,
          example: 'over another network',
          why: 'On a network.',
        },
      ],
      ru: [{ pattern: /(?<!\p{L})по (?:другой )?сети(?! и)/iu, example: 'по сети', why: 'В сети.' }],
    },
  },
  {
    thing: 'A withdrawal that has not arrived',
    name: { en: 'being withdrawn', ru: 'выводится' },
    not: {
      en: [
        {
          pattern: /\bset aside\b/i,
          example: 'set aside',
          why: 'Say what happens to the money: it is being withdrawn.',
        },
      ],
      ru: [{ pattern: /отложен\p{L}* на вывод/iu, example: 'отложено на выводы', why: 'Деньги выводятся.' }],
    },
  },
  {
    thing: 'What an operation brings',
    name: { en: 'You receive', ru: 'Вы получите' },
    not: {
      en: [
        {
          pattern: /arrives at the wallet|reaches the wallet/i,
          example: 'Reaches the wallet',
          why: 'One name on the form, in the summary and in the details.',
        },
      ],
      ru: [
        {
          pattern: /прид[её]т на кошел[её]к/iu,
          example: 'Придёт на кошелёк',
          why: 'Одно имя на форме, в расчёте и в подробностях.',
        },
      ],
    },
  },
  {
    thing: 'The figures beside a form',
    name: { en: 'Summary', ru: 'Расчёт' },
    not: {
      en: [
        {
          pattern: /what (?:it|that) (?:would )?comes? to|\bit comes to\b/i,
          example: 'What it comes to',
          why: 'Name it once: Summary.',
        },
      ],
      ru: [
        {
          pattern: /^Что получится$|^Перед инвестицией$|^Перед отправкой$/i,
          example: 'Что получится',
          why: 'Одно имя: Расчёт.',
        },
      ],
    },
  },
  {
    thing: 'The smallest of something',
    name: { en: 'minimum', ru: 'минимальный' },
    not: {
      en: [
        {
          pattern: /\bthe least\b|smallest (?:deposit|refill|amount)/i,
          example: 'the least deposit',
          why: 'Minimum, as in the rule that it follows.',
        },
      ],
      ru: [{ pattern: /наименьш/i, example: 'наименьший', why: 'Минимальный.' }],
    },
  },
  {
    thing: 'The minimum and maximum of an amount',
    name: { en: 'limits', ru: 'лимиты' },
    not: {
      en: [{ pattern: /\bbounds\b/i, example: 'bounds', why: 'Limits.' }],
      ru: [
        {
          pattern: /границ\p{L}* (?:суммы|плана|одного)|предел\p{L}+ завис|за его границы/iu,
          example: 'границы суммы',
          why: 'Лимиты.',
        },
      ],
    },
  },
  {
    thing: 'The code that confirms an action',
    name: { en: 'security code', ru: 'код подтверждения' },
    not: {
      en: [
        {
          pattern: /confirmation codes?\b/i,
          example: 'confirmation code',
          why: 'The specification says security code.',
        },
      ],
      ru: [{ pattern: /код\p{L}* безопасности/iu, example: 'код безопасности', why: 'Код подтверждения.' }],
    },
  },
  {
    thing: 'The app that creates codes',
    name: { en: 'authenticator app', ru: 'приложение-аутентификатор' },
    not: {
      en: [
        {
          pattern: /code app|app for codes/i,
          example: 'app for codes',
          why: 'Its shops call it an authenticator.',
        },
      ],
      ru: [
        {
          pattern: /приложени\p{L}+ (?:для кодов|с кодами)/iu,
          example: 'приложение для кодов',
          why: 'В магазинах приложений оно называется аутентификатором.',
        },
      ],
    },
  },
  {
    thing: 'The nightly proof of what is owed',
    name: { en: 'balance check, hash', ru: 'сверка баланса, контрольный хеш' },
    not: {
      en: [
        {
          pattern:
            /\b(?:published|same|another|these?|a) roots?\b|\bcommitments?\b|balance is (?:not )?counted/i,
          example: 'the published root',
          why: 'No mathematics in the interface.',
        },
      ],
      ru: [
        {
          pattern: /(?<!\p{L})кор(?:ень|ня|ню|нем|ни)(?!\p{L})|баланс\p{L}* (?:не )?учт[её]н/iu,
          example: 'опубликованный корень',
          why: 'Никакой математики в интерфейсе.',
        },
      ],
    },
  },
  {
    thing: 'A reward for the accruals of a partner',
    name: { en: 'matching', ru: 'бонус с начислений' },
    not: {
      en: [],
      ru: [{ pattern: /матчинг/i, example: 'матчинг', why: 'Русское слово понятнее.' }],
    },
  },
  {
    thing: 'People who registered with the link',
    name: { en: 'partners', ru: 'партнёры' },
    not: {
      en: [],
      ru: [
        {
          pattern: /реферал(?!ьн(?:ая|ой|ую) ссылк)/i,
          example: 'рефералы',
          why: 'Партнёры; только ссылка - реферальная.',
        },
      ],
    },
  },
  {
    thing: 'What an investor registers',
    name: { en: 'account', ru: 'аккаунт' },
    not: {
      en: [],
      ru: [
        {
          pattern: /учётн(?:ая|ой|ую) запис/i,
          example: 'учётная запись',
          why: 'Аккаунт - короче и привычнее.',
        },
      ],
    },
  },
  {
    thing: 'Entering an account',
    name: { en: 'sign in', ru: 'войти' },
    not: {
      en: [
        {
          pattern: /\blog(?:s|ged|ging)?(?: you)?[ -]in\b/i,
          example: 'Log in',
          why: 'A login is a name. People sign in and sign out.',
        },
      ],
      ru: [
        {
          pattern: /авторизов|авторизац|залогин/i,
          example: 'авторизоваться',
          why: 'Входят и выходят. Авторизация - слово программистов.',
        },
      ],
    },
  },
  {
    thing: 'An amount of money',
    name: { en: 'money', ru: 'деньги' },
    not: {
      en: [
        { pattern: /\b(?:your|the|withdraw) funds\b/i, example: 'your funds', why: 'Plain English: money.' },
      ],
      ru: [
        {
          pattern: /(?<!\p{L})ваши средства|вывод\p{L}* средств|средства (?:на|не) /iu,
          example: 'вывод средств',
          why: 'Деньги.',
        },
      ],
    },
  },
  {
    thing: 'E-mail',
    name: { en: 'e-mail', ru: 'почта' },
    not: {
      en: [
        {
          pattern: /\bletters? (?:about|with|is|are)\b|the letter\b/i,
          example: 'a letter with the login',
          why: 'A letter is on paper.',
        },
      ],
      ru: [{ pattern: /(?<!\{)e-?mail/i, example: 'email', why: 'Почта.' }],
    },
  },
  {
    thing: 'Cancelling the closing of an account',
    name: { en: 'cancel the closing', ru: 'отменить закрытие' },
    not: {
      en: [
        {
          pattern: /keep the account|withdraw (?:its|the) closing|closing (?:is|was) withdrawn/i,
          example: 'Keep the account',
          why: 'A button says what will happen.',
        },
      ],
      ru: [
        {
          pattern: /сохранить аккаунт/i,
          example: 'Сохранить аккаунт',
          why: 'Кнопка говорит, что произойдёт.',
        },
      ],
    },
  },
  {
    thing: 'A failed action',
    name: { en: 'what to do next', ru: 'что сделать дальше' },
    not: {
      en: [
        {
          pattern: /nothing was (?:carried out|taken|changed|confirmed|done by halves)/i,
          example: 'Nothing was carried out',
          why: 'Say where the money is, and what to do.',
        },
      ],
      ru: [
        {
          pattern: /ничего не (?:выполнено|подтверждено|списано|изменено)/i,
          example: 'Ничего не выполнено',
          why: 'Скажите, где деньги и что сделать.',
        },
      ],
    },
  },
  {
    thing: 'A key with which a tool reads the statement and the operations',
    name: { en: 'read-only key', ru: 'ключ для чтения' },
    not: {
      en: [
        { pattern: /\bAPI (key|token)/i, example: 'an API key', why: 'Say what it does: a read-only key.' },
      ],
      ru: [
        {
          pattern: /ключ\p{L}* API|API-ключ/iu,
          example: 'ключ API',
          why: 'Скажите, что он делает: ключ для чтения.',
        },
      ],
    },
  },
];
