import type { LegalText } from './DocumentText.ts';

export const agreement: LegalText = {
  title: 'User agreement',
  description:
    'The rules for using the site and the cabinet: account, security, verification, data and suspension.',
  lead: 'The rules for the site and the cabinet. You accept them when you register.',
  version: '1.0',
  date: '2026-11-01',
  sections: [
    {
      id: 'scope',
      title: 'What this agreement covers',
      blocks: [
        'The agreement is between you and {{company}}, represented by its operator. If no operator is named above, find out who it is before you register. The agreement covers the site, the cabinet and the messages sent from them.',
        'The terms of a deposit are in the public offer. Where the two differ about a deposit, the offer applies.',
      ],
    },
    {
      id: 'registration',
      title: 'Registration',
      blocks: [
        'You register for yourself, with your own phone number and e-mail address. Each login, phone number and e-mail address belongs to one account only.',
        'Who invited you is recorded at registration and cannot be changed later.',
        'You may register only if you are of legal age and the law where you live allows you to use the service.',
      ],
    },
    {
      id: 'security',
      title: 'What depends on you',
      blocks: [
        {
          points: [
            'Keep your password and codes to yourself. Our staff never ask for them.',
            'Use a password that you use nowhere else.',
            'Enter codes only on the site, after you have checked its address.',
            'Change the password at once when somebody else may know it. Your other sessions then end.',
            'Tell support about a sign-in that was not yours.',
          ],
        },
        'Actions confirmed with your password or code count as yours, unless you told us before that they were no longer under your control.',
      ],
    },
    {
      id: 'verification',
      title: 'Verification',
      blocks: [
        'You may be asked to verify your account with your name, date of birth, family status, document number and three photos: of your document, of yourself with your login on paper, and of your wallet.',
        'The photos are not published and are used for the verification only. If you do not pass it and a reason is given, the settings show it. You may apply again.',
      ],
    },
    {
      id: 'use',
      title: 'What is not allowed',
      blocks: [
        {
          points: [
            'Using the service for money laundering, for financing terrorism, or with money that is not yours.',
            'Registering several accounts to receive rewards for yourself.',
            'Promising returns to people you invite, or writing in the name of the company.',
            'Attacking the service, collecting other people’s data, or sending automatic requests beyond its limits.',
          ],
        },
      ],
    },
    {
      id: 'content',
      title: 'Information is not advice',
      blocks: [
        'The descriptions of plans and strategies, calculators and examples explain how the service works. They are not investment, legal or tax advice.',
        'A projection in the cabinet shows what you receive if accruals are paid in full at the rate of the plan. That is not guaranteed.',
      ],
    },
    {
      id: 'partners',
      title: 'Referral programme',
      blocks: [
        'Where the referral programme is available, its levels, percentages and tiers are those shown on the site and in the cabinet on the day of the deposit.',
        'The company may end the programme or change its terms for future deposits. Rewards already credited remain.',
      ],
    },
    {
      id: 'cases',
      title: 'Cases',
      blocks: [
        'Where cases are available, each shows its price, its prizes and the chance of each before you buy. A case is a game of chance. On average it gives back less than it costs.',
        'The number of attempts a day is limited for all cases together, and a purchase cannot be undone.',
      ],
    },
    {
      id: 'data',
      title: 'Personal data',
      blocks: [
        'The service stores what you enter, your operations and the technical data of your sessions. It uses them to run your account, to prevent fraud and to meet legal duties.',
        'Outdated codes, e-mails, SMS and Telegram messages are deleted after the periods that the privacy notice names. Operations, deposits, refills and withdrawals are kept, because your balance is calculated from them.',
        'In the settings, under “My data”, you can download everything that we store about you; in the profile you can correct your contacts, city and country, and your name while no verification is pending or approved. When you close the account, we delete everything except what “My data” says we keep. You see both lists before you close it.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability',
      blocks: [
        'The cabinet may be closed for technical works. A page then says so. Terms and accruals continue in the meantime.',
        'Networks, mail and messengers are run by others, and we cannot control their delays.',
      ],
    },
    {
      id: 'suspension',
      title: 'Suspension',
      blocks: [
        'The company may put any withdrawal on inspection before it sends it. The cabinet then shows this status.',
        'The company may suspend an account when there are concrete signs of fraud or of access by another person, or when the law requires it. It tells you, unless the law forbids that.',
        'A suspension does not take away your balance or your deposits.',
      ],
    },
    {
      id: 'end',
      title: 'Ending the agreement',
      blocks: [
        'You may end the agreement: close the account in the settings, under “My data”. The conditions are listed there: no active deposits, no unfinished refills or withdrawals, and no money on the balance. The account closes after the waiting time stated there, and until then you can cancel the closing.',
        'The company may end it too, and tells you beforehand; this version does not say how long beforehand. Your balance and your active deposits remain yours. The conditions for withdrawing the money stay the same, including the subscription.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and contact',
      blocks: [
        'A new version is published on this page with its number and date. If you do not agree with it, you may end the agreement.',
        'Questions go to the addresses on the contacts page.',
      ],
    },
  ],
};
