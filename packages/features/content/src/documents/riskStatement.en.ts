import type { LegalText } from './DocumentText.ts';

export const riskStatement: LegalText = {
  title: 'Risk statement',
  description: 'The risks that you accept with every deposit, on one page to print.',
  lead: 'The risks that you accept with every deposit, on one page to print. The page on risks explains each of them.',
  version: '1.0',
  date: '2026-11-28',
  sections: [
    {
      id: 'loss',
      title: 'You can lose everything',
      blocks: [
        'A deposit is an investment in crypto assets. The yield of a plan is not guaranteed, the value of a currency can fall, and you may lose part or all of what you invest. Past results are no guide to future ones.',
      ],
    },
    {
      id: 'insurance',
      title: 'Nobody insures it',
      blocks: [
        'A deposit is not a bank deposit. No deposit insurance and no state fund covers it. If the company fails, you are one of its creditors.',
      ],
    },
    {
      id: 'access',
      title: 'Your money is held until the end of the term',
      blocks: [
        'Until then you can get it back only by closing early: the fee of the plan is taken from the body, and all held accruals are lost. On whichever day you close it, you get back less than you invested. With autoinvestment the next term follows at once.',
      ],
    },
    {
      id: 'transfers',
      title: 'A transfer cannot be reversed',
      blocks: [
        'Coins sent on another network, or to a wrong address, are usually lost. Nobody can recall the transfer.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Withdrawing has conditions',
      blocks: [
        'To withdraw, you need a confirmed phone, a saved wallet, an active subscription, and a deposit or credited refill of any earlier day, as the withdrawal page lists them. A fee is taken, and a withdrawal may be checked or rejected.',
      ],
    },
    {
      id: 'cases',
      title: 'Cases are games of chance',
      blocks: ['Where cases are available, a case gives back less on average than it costs.'],
    },
    {
      id: 'decision',
      title: 'Before you invest',
      blocks: [
        'Invest only what you can afford to lose, and never borrowed money. If you do not understand a plan, do not open a deposit. Ask an independent adviser: nobody who invites you is one.',
      ],
    },
  ],
};
