import type { LegalText } from './DocumentText.ts';

export const complaints: LegalText = {
  title: 'Complaints',
  description: 'How to complain, when we reply, and where to go if you disagree.',
  lead: 'How to complain, when we reply, and where to go if you do not agree.',
  version: '1.0',
  date: '2026-11-28',
  sections: [
    {
      id: 'how',
      title: 'How to complain',
      blocks: [
        'Write to {{email}}. Give your login, the number of the operation or of the error, what happened and what you want us to do. Attach screenshots. Never send passwords or codes. A complaint is free.',
      ],
    },
    {
      id: 'when',
      title: 'When we reply',
      blocks: [
        {
          points: [
            'Within 2 working days we confirm that we have your complaint.',
            'We reply to the substance within 15 working days. If we need longer, we tell you why and by when, at most 35 working days after we received it.',
            'The reply says what we found, what we do and by when, or why we refuse.',
          ],
        },
      ],
    },
    {
      id: 'meanwhile',
      title: 'Until then',
      blocks: [
        'A complaint changes nothing about your money: your balance stays yours, terms run on, and a withdrawal that is already confirmed goes on. If somebody may have access to your account, change the password first: that ends the other sessions.',
      ],
    },
    {
      id: 'further',
      title: 'If you do not agree',
      blocks: [
        'Reply to the same address: somebody who did not decide the complaint looks at it. After that you can turn to the regulator that issued the licence named above, to the consumer authority of your country, or to a court. Where no licence is named, ask us which authority is responsible.',
      ],
    },
  ],
};
