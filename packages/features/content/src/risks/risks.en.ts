import type { DocumentText } from '../documents/DocumentText.ts';

export const risks: DocumentText = {
  title: 'Risks',
  description:
    'What can go wrong with a deposit: market, yield, liquidity, stablecoins, transfers, software, fraud. In plain words.',
  lead: 'Read this page before you choose a plan. It says what can go wrong, what it does to a deposit, and what is in your power.',
  sections: [
    {
      id: 'short',
      title: 'In short',
      blocks: [
        {
          points: [
            'You can lose part or all of what you invest.',
            'The daily yield of a plan is not guaranteed, and nobody insures the deposit.',
            'Until accruals are paid out, you can lose them. If you close early, they are lost and a fee is taken.',
            'A transfer to a wrong address or network is usually gone for good.',
            'Invest only what you can afford to lose, and never borrowed money.',
          ],
        },
      ],
    },
    {
      id: 'market',
      title: 'Market',
      blocks: [
        'Crypto assets can lose half of their value within weeks, and they have done so several times. Strategies lose in different conditions, but in a panic many of them lose together.',
        'A deposit in bitcoin is counted in bitcoin. If its price falls, the deposit is worth less in your own currency, even when every accrual arrives.',
        'What you can do: decide beforehand how much you are ready to lose, and invest less.',
      ],
    },
    {
      id: 'yield',
      title: 'Yield',
      blocks: [
        'The daily yield is the rate at which accruals are calculated. It has to be earned in the market, and in some months that fails. The rate of your deposit then stays as it is, but the company may be unable to pay the accruals, or to return the body, in full.',
        'A higher rate is not a gift. It is payment for a longer term, a higher fee for early closing or a higher risk.',
        'What you can do: look not only at the rate, but also at the price of closing early.',
      ],
    },
    {
      id: 'liquidity',
      title: 'Access to your money',
      blocks: [
        'Until the end of the term, you can close the deposit as a whole or, where the plan allows it, in part. The plan’s fee and any loss are deducted from what you close, and the accruals held on it are lost. On whichever day you close it, you get back less than you invested.',
        'With autoinvestment the next term starts at once, and the money is held again.',
        'A withdrawal from the balance has conditions too, such as a confirmed phone, a saved wallet, an earlier deposit or credited refill, and an active subscription, which costs money after the free days. It has a minimum and a fee, and may be checked or rejected.',
        'What you can do: keep a reserve outside, choose a shorter term, and switch autoinvestment off before the end if you need the money.',
      ],
    },
    {
      id: 'company',
      title: 'The company and those it works with',
      blocks: [
        'The money works on exchanges, with issuers and in networks. If one of them fails, everything placed there can be lost. If the company itself fails, you are one of its creditors.',
        'A deposit is not a bank deposit. No state fund pays it back.',
        'What you can do: look at the operator, the licence and the jurisdiction on the contacts page. Where one is missing, ask before you transfer money.',
      ],
    },
    {
      id: 'stablecoins',
      title: 'Stablecoins',
      blocks: [
        'USDT is meant to be worth one dollar. It is an obligation of its issuer and can trade below that, for hours or for good. Other stablecoins have lost everything.',
        'What you can do: do not treat a balance in USDT as cash in a bank.',
      ],
    },
    {
      id: 'transfers',
      title: 'Transfers',
      blocks: [
        'A transfer in a blockchain cannot be recalled. Coins sent on another network, to a mistyped address, or to the address of an earlier request may be lost.',
        'Malware can replace an address in the clipboard.',
        'What you can do: compare the first and the last characters after pasting, and send a small amount first.',
      ],
    },
    {
      id: 'technology',
      title: 'Software and outages',
      blocks: [
        'Software has faults, exchanges go down, networks get congested. At such moments orders are not executed, transfers take hours, and strategies lose more than planned.',
        'During technical works the cabinet is closed. Terms continue, but you cannot act.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'Anyone with your password and your codes has your money. Most thefts begin with a message that seems to come from support.',
        'What you can do: use a separate password for the cabinet, keep codes to yourself, and check the address of the site each time.',
      ],
    },
    {
      id: 'law',
      title: 'Law and taxes',
      blocks: [
        'Rules for crypto assets differ by country and change quickly. A country may forbid a service, an exchange may close accounts, a bank may refuse a transfer.',
        'Income from deposits and rewards is usually taxable, even when the coin has fallen since.',
        'What you can do: check the rules of your country, and keep the records of your operations. The cabinet can export them.',
      ],
    },
    {
      id: 'people',
      title: 'Pressure and rewards',
      blocks: [
        'The person who invites you may be rewarded for your deposit, so their advice is not independent.',
        'Cases, where they are available, are games of chance. On average they give back less than they cost, and they can lead to spending more than planned.',
        'What you can do: take a day before you decide. A serious offer is still there tomorrow.',
      ],
    },
    {
      id: 'stop',
      title: 'When you should not invest',
      blocks: [
        {
          points: [
            'You need the money before the end of the term.',
            'It is borrowed, or it is your reserve for emergencies.',
            'You want to win back a loss.',
            'Somebody is pushing you, or chooses the plan for you.',
            'You could not explain to a friend how a deposit can lose money.',
          ],
        },
      ],
    },
  ],
};
