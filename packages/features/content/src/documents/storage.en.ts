import type { LegalText } from './DocumentText.ts';

export const storage: LegalText = {
  title: 'Cookies and storage',
  description: 'What the site stores in your browser, and why there is no banner.',
  lead: 'What the site stores in your browser. All of it is needed for what you ask the site to do, so there is no banner: nothing here needs your consent.',
  version: '1.0',
  date: '2026-11-28',
  sections: [
    {
      id: 'none',
      title: 'What there is not',
      blocks: [
        'No cookies of other companies, no analytics, no advertising, no fonts or scripts from other sites.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        {
          points: [
            'refreshToken: keeps you signed in. It is set when you sign in, lasts as long as the session, and is deleted when you sign out.',
            'device: shows that you have signed in on this browser before, so that wrong passwords entered elsewhere do not lock you out. Scripts cannot read it. It lasts 365 days.',
          ],
        },
      ],
    },
    {
      id: 'local',
      title: 'Browser storage',
      blocks: [
        {
          points: [
            'Until you sign out: login, contacts and settings of your account, so that the cabinet opens at once; the time of the last known balance, without any amount; which notices and first steps you closed; the hashes by which you can check that the result of a case was not changed after you bought it.',
            'Your choices on this browser: the colour scheme, whether amounts are hidden, the country of phone numbers without a code, whether the ? key lists the shortcuts.',
            'The same for everybody: which parts of the service are on, and the published hashes that this browser has seen.',
            'In one tab, until you close it or sign out: drafts of forms, keys that keep an operation from being carried out twice, the time when a request can be sent again, and a random value while you sign in with Telegram.',
          ],
        },
      ],
    },
    {
      id: 'worker',
      title: 'Files of the app',
      blocks: [
        'After you sign in, the browser stores the pages, scripts and fonts of the cabinet, about 1 MB, so that it opens without a connection. They contain none of your data. An update replaces them.',
      ],
    },
    {
      id: 'delete',
      title: 'How to delete it',
      blocks: [
        'Signing out deletes what is kept until then. To delete the rest, delete the data of this site in the browser’s settings. Then you only need to sign in and make your choices again.',
      ],
    },
  ],
};
