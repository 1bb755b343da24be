import type { LegalText } from './DocumentText.ts';

export const privacy: LegalText = {
  title: 'Privacy notice',
  description: 'What is stored about you, where, for how long and who sees it.',
  lead: 'What we store about you, why, for how long, and who sees it. It describes this service as it works.',
  version: '1.0',
  date: '2026-11-28',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        '{{company}}, represented by its operator, is responsible for your data. Write to {{email}} about it. If no operator is named above, ask there who it is.',
      ],
    },
    {
      id: 'what',
      title: 'What we store',
      blocks: [
        {
          points: [
            'Your account: login, e-mail, phone, the hash of your password, language and notification settings; name, city and country if you enter them; your Telegram id if you sign in with Telegram.',
            'Your money: balances, refills, deposits, accruals, exchanges, withdrawals with the addresses they went to, subscriptions, cases, your wallets with their names, and the number, time and hash of each PDF document that you asked for.',
            'Your partners: who invited you, and which accounts registered with your link.',
            'Your security: sessions and devices, public keys of passkeys, names and hashes of read-only keys, the secret of the authenticator app, your limits, locks and the word that marks our e-mails to you, and a history of sign-ins and changes with browser, system, IP address and time.',
            'Verification, if you send it: name, date of birth, family status, document number and three photos. We save the photos without their metadata, such as place and device. The site never shows them.',
            'Messages: notifications in the cabinet, the e-mails, SMS and Telegram messages that we send you, and your requests to support with our answers and your photos. We save the photos without their metadata; you and our support see them.',
            'If you switch on push notifications: the address of your browser at the push service of its maker, and the key with which we encrypt what we send there.',
            'If you write to us from the contacts page without an account: your e-mail, your name if you enter it, the subject, the text and the language of the page. We do not look for an account with this e-mail.',
          ],
        },
      ],
    },
    {
      id: 'why',
      title: 'Why we store it',
      blocks: [
        'To run your account and calculate your balance, as you agreed with us in the user agreement and the public offer; to protect your money from fraud; and to meet the duties that the law puts on the operator. There is no advertising, no profiling and no automatic decision about you.',
      ],
    },
    {
      id: 'where',
      title: 'Where it is',
      blocks: [
        'In the database of the service. Photos of the verification and of requests to support are in a folder of their own outside the site, under random names. The log of the service names you only by a number and has no contacts, codes or contents of requests.',
      ],
    },
    {
      id: 'long',
      title: 'How long we keep it',
      blocks: [
        {
          points: [
            'E-mails, SMS and Telegram messages that we sent: 30 days. Expired codes and courses: one day.',
            'What you wrote from the contacts without an account: 30 days after you sent it or, if we answered, after our answer. A photo that you did not send with a message to support: one day.',
            'The history of sign-ins and changes: 180 days. A device that signed in: 365 days after its last sign-in.',
            'Sessions, and the push notifications of their devices: until they end. The settings show when. A push that was not delivered: one day.',
            'Everything else: while the account is open, and some of it afterwards. Before you close it, the settings list what we delete at once, and what we keep, why and for how many years.',
          ],
        },
      ],
    },
    {
      id: 'who-sees',
      title: 'Who sees it',
      blocks: [
        'Our support and the people who check verifications, as far as they need it. The person who invited you, and those above them in the referral programme, see your login, who invited you, your level, the date of registration, the sum of your deposits and their reward. People who open your referral link see your login.',
        'We give data to nobody else, except to the providers that deliver SMS, e-mail and Telegram messages, to the maker of your browser, whose push service carries your push notifications encrypted and without amounts, to the networks that carry your transfers, and to authorities where the law requires it. A transfer in a blockchain is public.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can do',
      blocks: [
        'In the settings, under “My data”, you can download everything that we store about you and close the account. In the profile you can correct your contacts, city and country, and your name while no verification is pending or approved. For anything else, such as an objection, write to {{email}}: we reply within 30 days. You can also complain to the data protection authority of your country.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: ['A new version is published on this page with its number and date.'],
    },
  ],
};
