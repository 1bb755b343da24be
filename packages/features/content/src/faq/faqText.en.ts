import type { FaqGroup } from './faqText.ts';

export const faq: readonly FaqGroup[] = [
  {
    id: 'basics',
    title: 'The basics',
    questions: [
      {
        id: 'what-is-it',
        question: 'What is this service?',
        answer: [
          'It takes deposits in cryptocurrency for a fixed term. Each plan states its daily yield, its term, its limits on the amount and its fee for early closing. You see all of it before you confirm a deposit.',
        ],
      },
      {
        id: 'lose-money',
        question: 'Can I lose money?',
        answer: [
          'Yes. The yield is not guaranteed, the value of a currency can fall, and you may lose part or all of what you invest. The page on risks says how.',
        ],
      },
      {
        id: 'who-operates',
        question: 'Who operates it, and under which licence?',
        answer: [
          'The contacts page and the top of the public offer name the operator, the licence and the jurisdiction, or say which of them is missing. If one is missing, ask before you transfer money.',
        ],
      },
      {
        id: 'insured',
        question: 'Is my deposit insured, like one at a bank?',
        answer: ['No. It is not a bank deposit, and no deposit insurance covers it.'],
      },
      {
        id: 'how-to-start',
        question: 'What do I need to start?',
        answer: [
          'An account with a confirmed phone number, a refill, and an amount that reaches the minimum of a plan. Read the risks and the public offer first.',
        ],
      },
      {
        id: 'taxes',
        question: 'Do I pay taxes on my income?',
        answer: [
          'In most countries accruals and rewards are taxable. You declare and pay the taxes yourself; the company gives no tax advice. The list of operations in the cabinet can be exported for your records.',
        ],
      },
      {
        id: 'languages',
        question: 'In which languages can I use it?',
        answer: [
          'In English and Russian. You can switch the language at the foot of the site and in the account menu.',
        ],
      },
    ],
  },
  {
    id: 'account',
    title: 'Account and security',
    questions: [
      {
        id: 'login-rules',
        question: 'Which characters can a login contain?',
        answer: ['Latin letters and digits. It cannot be changed later.'],
      },
      {
        id: 'no-code',
        question: 'The code does not arrive. What can I do?',
        answer: [
          'Check the number or the address that the form shows, and the spam folder. You can ask for another code when the waiting time is over. A code works only once and only for a few minutes.',
        ],
      },
      {
        id: 'forgot-password',
        question: 'What do I do if I forgot my password?',
        answer: [
          'On the sign-in page, choose “Forgot your password?”. Enter your login and e-mail address, then the code from the e-mail, then a new password.',
        ],
      },
      {
        id: 'code-method',
        question: 'Can I choose how I receive security codes?',
        answer: [
          'Yes, in the settings: SMS, e-mail or an authenticator app, and Telegram if you sign in with it. Confirm the phone or the e-mail first.',
        ],
      },
      {
        id: 'stolen-access',
        question: 'What do I do if somebody knows my password?',
        answer: [
          'Change it in the settings at once: all other sessions end. Then write to support at an address on the contacts page.',
        ],
      },
      {
        id: 'verification-needed',
        question: 'Do I have to verify my account?',
        answer: [
          'Not to begin with: refills, deposits and withdrawals work without it. The user agreement allows us to ask for it later. To verify your account, enter your details in the settings and attach photos of your document, of yourself with your login, and of your wallet.',
        ],
      },
      {
        id: 'verification-denied',
        question: 'What do I do if I did not pass verification?',
        answer: ['The settings show the reason if one was given. Correct the form and send it again.'],
      },
    ],
  },
  {
    id: 'refill',
    title: 'Refill',
    questions: [
      {
        id: 'how-to-refill',
        question: 'How do I refill my balance?',
        answer: [
          'Choose a currency and network and enter an amount. You get an address for this request. Send the coins on the network shown beside it.',
        ],
      },
      {
        id: 'refill-duration',
        question: 'How long does a refill take?',
        answer: [
          'We credit it after the number of confirmations that the network needs. The refill page shows how many it has so far. A busy network takes longer.',
        ],
      },
      {
        id: 'wrong-network',
        question: 'What do I do if I sent coins on the wrong network?',
        answer: [
          'They may be lost. Write to support with the hash of the transfer. Nobody can recall it, and it is not certain that anything can be done.',
        ],
      },
      {
        id: 'other-amount',
        question: 'What happens if I send a different amount?',
        answer: ['We credit what arrives, even if it is below the minimum of a request.'],
      },
      {
        id: 'old-address',
        question: 'Can I use an address twice?',
        answer: ['No. Each address belongs to one request and expires with it. Ask for a new one each time.'],
      },
    ],
  },
  {
    id: 'deposits',
    title: 'Deposits',
    questions: [
      {
        id: 'daily-yield',
        question: 'How is the daily yield calculated?',
        answer: [
          'It is simple interest on the whole body for each full day, rounded down to the last decimal place of the currency. It is not compounded within a term. The accruals are calculated at this rate, but their payout is not guaranteed.',
        ],
      },
      {
        id: 'held-accruals',
        question: 'When can I use the accruals?',
        answer: [
          'At the end of the term, together with the body. Until then they are held and can still be lost.',
        ],
      },
      {
        id: 'split',
        question: 'What does the division into a savings part and an active part mean?',
        answer: [
          'It says how much of the body goes into trading strategies. The shares are on the plan. The daily yield is calculated on the whole body, and both parts return at the end of the term, less any loss.',
        ],
      },
      {
        id: 'close-early',
        question: 'Can I close a deposit early, and what does it cost?',
        answer: [
          'Yes, as a whole or, where the plan allows it, in part. The plan’s fee and any loss are deducted from what you close, and the accruals held on it are lost. The cabinet shows the exact amount before you confirm. On whichever day you close, you get back less than you invested.',
        ],
      },
      {
        id: 'autoinvestment',
        question: 'What does autoinvestment do?',
        answer: [
          'At the end of the term, body and accruals go into a new deposit on the same plan, or as you chose: on another plan, or the body alone. If the plan is no longer offered, or the amount is outside its limits, we pay them out to your balance and tell you. You can switch it off until the payout. Not every plan has autoinvestment.',
        ],
      },
      {
        id: 'other-currency',
        question: 'Can I pay for a deposit in another currency?',
        answer: [
          'Yes, if the currency is on your balance. The amount is exchanged without a fee, at the course shown, and rounded down. The plan’s limits apply to the result.',
        ],
      },
      {
        id: 'statuses',
        question: 'What do the statuses of a deposit mean?',
        answer: [
          'Waiting: it has not started yet. In work: its term is running. Awaiting completion: the term has ended, and we are paying out. Closed: it is paid out, continued in a new deposit or closed early.',
        ],
      },
      {
        id: 'plan-changes',
        question: 'What happens to my deposit when a plan changes?',
        answer: ['Nothing. The terms that you confirmed are stored with the deposit until its end.'],
      },
      {
        id: 'choose-strategy',
        question: 'Can I choose the strategy of my deposit?',
        answer: [
          'No. You choose a plan. The strategies are described so that you know how money is earned and lost.',
        ],
      },
    ],
  },
  {
    id: 'withdrawal',
    title: 'Withdrawal and exchange',
    questions: [
      {
        id: 'withdrawal-conditions',
        question: 'What do I need for a withdrawal?',
        answer: [
          'A confirmed phone, a saved wallet on the network, an active subscription, and at least one deposit or credited refill so far: no new one is needed. While you do not meet one of the conditions in force, the withdrawal page lists them all and marks those that you meet. A new wallet, password, contact, authenticator app or passkey can also mean a wait; the page says until when.',
        ],
      },
      {
        id: 'withdrawal-fee',
        question: 'What does a withdrawal cost?',
        answer: [
          'The fee depends on the network; all fees are in the table on the page with the plans. You see what you receive before you ask for the code, and it does not change afterwards.',
        ],
      },
      {
        id: 'withdrawal-duration',
        question: 'How long does a withdrawal take?',
        answer: [
          'You see the usual time as soon as you enter an amount. If we check a withdrawal, it takes longer. The status is in the history of withdrawals.',
        ],
      },
      {
        id: 'withdrawal-rejected',
        question: 'My withdrawal was rejected. Where is the money?',
        answer: [
          'The whole amount, including the fee, is back on your balance. The details show the reason if one was given.',
        ],
      },
      {
        id: 'withdrawal-cancel',
        question: 'Can I cancel a withdrawal?',
        answer: [
          'Yes, until we begin to check or send it. The whole amount then returns to your balance at once.',
        ],
      },
      {
        id: 'subscription',
        question: 'What is the subscription for?',
        answer: [
          'Without an active subscription you cannot withdraw. Nothing else depends on it. It is paid from the balance, and the periods with their prices are in the table of fees on the page with the plans. If new accounts have free days, the same table says how many.',
        ],
      },
      {
        id: 'exchange-rate',
        question: 'Which course applies to an exchange?',
        answer: [
          'The one that you confirm. It is valid for a short time and for one exchange. The fee is deducted from the bought amount, and both are shown beforehand.',
        ],
      },
    ],
  },
  {
    id: 'partners',
    title: 'Partners',
    capability: 'referrals',
    questions: [
      {
        id: 'referral-link',
        question: 'How does the referral link work?',
        answer: [
          'Somebody who registers through your link becomes your partner. This is recorded at registration and cannot be changed or added later.',
        ],
      },
      {
        id: 'when-rewarded',
        question: 'When do I receive a reward?',
        answer: [
          'When a partner pays for a deposit from the balance. For level 1 there is also matching, when the accruals are paid out. A registration or a refill brings nothing. A deposit continued by autoinvestment brings only matching.',
        ],
      },
      {
        id: 'partner-data',
        question: 'What do I see about my partners, and what do they see about me?',
        answer: [
          'You see their login, inviter, registration date, personal investments, level and your profit from them. Everybody who opens your link sees your login.',
        ],
      },
      {
        id: 'must-invite',
        question: 'Do I have to invite anybody?',
        answer: ['No. No plan and no withdrawal depends on it.'],
      },
    ],
  },
  {
    id: 'cases',
    title: 'Cases',
    capability: 'cases',
    questions: [
      {
        id: 'what-is-case',
        question: 'What is a case?',
        answer: [
          'A game of chance. Its price buys a number of attempts, and each attempt draws one prize. All prizes and their chances are shown before you buy. On average a case gives back less than it costs.',
        ],
      },
      {
        id: 'case-limit',
        question: 'Is there a limit?',
        answer: [
          'Yes. The number of attempts a day is limited, for all cases together. You can also set a spending limit of your own or take a time-out from cases in the cabinet. Attempts that you have paid for and not used remain.',
        ],
      },
    ],
  },
];
