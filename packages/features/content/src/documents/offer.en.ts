import type { LegalText } from './DocumentText.ts';

export const offer: LegalText = {
  title: 'Public offer',
  description:
    'The terms on which a deposit is opened: plans, accruals, early closing, fees, withdrawals and risks.',
  lead: 'The terms on which you open a deposit. They apply from the moment you confirm it.',
  version: '1.0',
  date: '2026-11-01',
  sections: [
    {
      id: 'terms',
      title: 'Words used here',
      blocks: [
        {
          points: [
            'Company: {{company}}, represented by its operator. If no operator is named above, find out who it is before you accept.',
            'Investor: a person with an account who accepts this offer.',
            'Plan: the terms of a deposit, such as currency, daily yield, term, minimum and maximum amount, and fee for early closing.',
            'Deposit: a sum that the investor places on a plan. Its body is that sum.',
            'Accrual: what is added for a full day of the term.',
            'Balance: the sum in a currency that the investor can use at once.',
          ],
        },
      ],
    },
    {
      id: 'subject',
      title: 'What is offered',
      blocks: [
        'The company takes a deposit on one of the plans that it lists as available, accrues the yield of the plan for each full day, and at the end of the term pays out body and accruals, less any loss caused by the risks described in this offer.',
        'A plan that is no longer listed takes no new deposits. Deposits that are already open continue on their own terms.',
        'The plan divides the body into a savings part and an active part. The shares are stated on the plan. The division describes where the money goes. Both parts return together at the end of the term, less any loss caused by the risks described in this offer.',
      ],
    },
    {
      id: 'acceptance',
      title: 'How the offer is accepted',
      blocks: [
        'You accept the offer by confirming a deposit in the cabinet. Before the confirmation the cabinet shows the body, the term, the daily yield, the fee for early closing, the end date and, if you pay in another currency, the course.',
        'The terms shown at that moment are stored with the deposit. Later changes to the plan do not affect it.',
        'You may accept the offer only if you are of legal age, act on your own behalf, and the law where you live allows it.',
      ],
    },
    {
      id: 'refill',
      title: 'Refill',
      blocks: [
        'Each refill request has its own address and network. A transfer on another network, or to the address of an earlier request, may be lost.',
        'The amount received is credited, even if a different one was requested. It is credited after the number of confirmations stated for the network.',
        'A request to which no transfer has arrived expires at the time that it states.',
      ],
    },
    {
      id: 'accruals',
      title: 'Accruals',
      blocks: [
        'The daily yield is simple interest on the whole body. It is accrued for each full day of the term and rounded down to the last decimal place of the currency.',
        'Accruals are held until the end of the term. They can be neither withdrawn nor invested until then, and they are lost if the deposit is closed early.',
        'The yield of a plan is the rate at which accruals are calculated. It is not guaranteed that the company will be able to pay the accruals, or to return the body, in full in all market conditions.',
      ],
    },
    {
      id: 'end',
      title: 'End of the term and autoinvestment',
      blocks: [
        'At the end of the term, body and accruals, less any loss caused by the risks described in this offer, are credited to the balance, at once or after the delay stated by the plan.',
        'If the plan allows autoinvestment and you have switched it on, body and accruals go into a new deposit on the same plan instead, or as you chose: on another plan, or the body alone. If the plan no longer takes deposits, or the sum is outside its limits, they are paid out and you are notified.',
        'You may switch autoinvestment on or off until the payout.',
      ],
    },
    {
      id: 'early',
      title: 'Closing early',
      blocks: [
        'You may close a deposit before the end of its term as a whole or, where its plan allows it, in part; the plan’s minimum has to stay on deposit. What you close is returned less the plan’s fee for early closing and any loss, and the accruals held on it are lost. What stays on deposit keeps its terms.',
        'The cabinet shows the exact amount that you get before you confirm. A closed deposit cannot be opened again.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Withdrawal',
      blocks: [
        'To withdraw, you must meet the conditions listed in the cabinet. They may include a confirmed phone, a saved wallet, a deposit or a refill, and an active subscription.',
        'The fee and the net amount are fixed when you request the withdrawal. The request takes effect once you enter the security code.',
        'A withdrawal may be inspected or rejected. When it is rejected or fails, the whole amount returns to the balance.',
        'The company cannot recall a transfer to a wrong address.',
      ],
    },
    {
      id: 'fees',
      title: 'Fees',
      blocks: [
        'Every fee is shown before the action it applies to: the fee for early closing on the plan, the fee of a refill or a withdrawal, if there is one, beside the currency and network, the exchange fee beside the course, the price of a subscription beside its period. The company charges no other fees, apart from the price of a case where cases are available.',
        'You pay the fees of networks, banks and exchanges outside the service.',
      ],
    },
    {
      id: 'risk',
      title: 'Risks',
      blocks: [
        'Crypto assets are risky. Their value can fall quickly, exchanges and issuers can fail, and errors in software can destroy value. You may lose part or all of what you place.',
        'A deposit is not a bank deposit and is not covered by deposit insurance.',
        'By accepting the offer you confirm that you have read the page on risks and can bear the loss.',
      ],
    },
    {
      id: 'tax',
      title: 'Taxes',
      blocks: [
        'You declare and pay the taxes that the law requires of you. The company gives no tax advice.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'Each party is liable for the damage it causes by breaking these terms, as far as the applicable law provides.',
        'The company is not liable for network failures, transfers to wrong addresses, or losses caused by codes and passwords that you disclosed. Nothing here limits the rights that the law gives to consumers.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and disputes',
      blocks: [
        'A new version of this offer is published on this page with its number and date. It applies to deposits confirmed after that date.',
        'Write to support first. If no solution is found, the courts of the jurisdiction named above decide the dispute. Where it is not named, ask before you accept.',
      ],
    },
  ],
};
