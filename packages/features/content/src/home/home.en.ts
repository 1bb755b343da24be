export const home = {
  link: 'Home',
  title: 'Rates, fees and risks in the open, before you invest',
  documentTitle: 'Crypto investment plans with every term in the open',
  description:
    'Deposits in cryptocurrency for a fixed term. The daily rate, the fees and what you can lose, before you register.',
  lead: '{{brand}} takes deposits in cryptocurrency for a fixed term. You see rates, fees and what can go wrong before you register, and the exact figures before you confirm.',
  actions: { plans: 'Compare the plans', register: 'Register' },
  example: {
    title: 'Example: a deposit on the plan “{{plan}}”',
    amount: 'Amount in {{currency}}',
    leave: 'If you leave before day {{day}}',
    held_one: 'Held: one dot is a day',
    held_other: 'Held: one dot is {{count}} days',
  },
  count: {
    title: 'What we owe, counted every day',
    lead: 'The total of all accounts, fixed by one published hash. Change a digit of one account, and the hash changes.',
    root: 'Published hash',
    coins:
      'The count does not show that the coins exist. It shows what we say we owe, and lets you check that your part is in the total.',
    check: 'Check it without us',
    none: 'The first count is not published yet.',
  },
  how: {
    screen: {
      label: 'The page “Invest”: plans, an amount, possible outcomes, and a summary with the risk.',
      caption: 'The page “Invest” of the cabinet, with a demonstration account.',
    },
    title: 'How it works',
    lead: 'Four steps, and you can stop before each of them.',
    steps: {
      register: {
        title: 'Register',
        text: 'A login, an e-mail address and a phone number. The phone is confirmed with a code.',
      },
      refill: {
        title: 'Refill the balance',
        text: 'Send cryptocurrency to the address of your request. You see beforehand which conditions a withdrawal has.',
      },
      invest: {
        title: 'Choose a plan',
        text: 'A summary shows the rate, the fee, the total and the day of the payout. Only then do you confirm.',
      },
      withdraw: {
        title: 'Withdraw',
        text: 'After the end of the term, body and accruals come to your balance, less any loss. A withdrawal has conditions, such as an active subscription, and is confirmed with a code.',
      },
    },
  },
  plans: {
    title: 'Plans on offer',
    lead: 'Rates are not guaranteed. Terms and fees are known in advance.',
    all: 'All terms and the calculator',
  },
  unlock: {
    title: 'What happens with a deposit',
    lead: 'Accruals are added for every full day and paid out at the end of the term. Their payout is not guaranteed, and nothing is compounded within a term.',
  },
  costs: {
    title: 'What it costs',
    lead: 'You see every fee before you register, and each again before you confirm.',
  },
  loss: {
    title: 'What can be lost',
    lead: 'Part of your money, or all of it. These are some of the reasons.',
    items: {
      strategy: {
        title: 'The strategies lose money',
        text: 'Sometimes all strategies lose at once. Then you may get less in accruals than the rate of the plan gives, or nothing, and lose part or all of the body.',
      },
      currency: {
        title: 'The currency falls',
        text: 'A deposit in bitcoin can come back whole and still be worth less in your own currency.',
      },
      early: {
        title: 'You close early',
        text: 'The plan’s fee and any loss are deducted from what you close, and its held accruals are lost.',
      },
      mistake: {
        title: 'A transfer goes wrong',
        text: 'Coins sent on the wrong network or to the wrong address usually cannot be recovered.',
      },
    },
    more: 'All risks in detail',
  },
} as const;
