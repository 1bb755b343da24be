/** The messages of the page of one's data. The source: every other language has these keys. */
export const en = {
  download: {
    title: 'Download my data',
    about: 'One ZIP archive with everything that we store about you.',
    json: 'data.json: all data in one file, for programs.',
    csv: 'Separate CSV files for Excel: operations, deposits, refills, withdrawals, exchanges, wallets, partners, cases, devices, sessions, sign-ins and changes, notifications, consents, the verification and the nightly counts of your balance.',
    without:
      'The archive has no passwords, codes or keys. About partners it has only what the Partners page shows. It has your documents: keep it in a safe place.',
    size: 'We do not know its size beforehand: we put the archive together while you download it.',
    told: 'We will tell you about the download by e-mail and phone.',
    action: 'Download my data',
    cancel: 'Cancel the download',
    preparing: 'Putting the archive together.',
    received: 'Received so far: {{size}}',
    saved: 'The archive is saved.',
    notConfirmed: {
      title: 'The download was not confirmed',
      body: 'Try again and confirm that it is you.',
    },
  },
  closing: {
    title: 'Close the account',
    about:
      'You cannot open a closed account again. You can close it when no money, deposits or unfinished operations are left.',
    conditions: 'Conditions',
    condition: {
      deposits_open: {
        met: 'No active deposits',
        title_one: '{{count}} active deposit',
        title_other: '{{count}} active deposits',
        action: 'Go to the deposits',
      },
      refills_waiting: {
        met: 'No unfinished refills',
        title_one: '{{count}} unfinished refill',
        title_other: '{{count}} unfinished refills',
        action: 'Go to the refills',
      },
      withdrawals_pending: {
        met: 'No unfinished withdrawals',
        title_one: '{{count}} unfinished withdrawal',
        title_other: '{{count}} unfinished withdrawals',
        action: 'Go to the withdrawals',
      },
      balance_not_empty: {
        met: 'No money on the balance',
        title_one: 'There is money on the balance',
        title_other: 'There is money on the balance in {{count}} currencies',
        action: 'Withdraw',
      },
    },
    small:
      'If the rest is below the minimum for a withdrawal, exchange it or <support>write to support</support>.',
    coolingOff: {
      title: 'You can change your mind',
      body_one: 'The account closes in {{count}} day. Until then you can cancel the closing.',
      body_other: 'The account closes in {{count}} days. Until then you can cancel the closing.',
      meanwhile:
        'Until then you can do everything except refill and open deposits. On the last day we check the conditions again: if money came in, the account stays open, and we tell you.',
    },
    removed: 'What we delete',
    kept_one: 'What we keep for {{count}} year',
    kept_other: 'What we keep for {{count}} years',
    partners: 'What partners see',
    action: 'Close the account',
    notYet: 'Meet all conditions first.',
    confirm: {
      title: 'Close the account?',
      after: 'After that day you cannot sign in or open the account again.',
      download: 'If you need your data, download it before that day.',
      confirm: 'Close the account',
      cancel: 'Do not close',
      pending: 'Scheduling the closing',
    },
    scheduled: {
      title: 'The account closes on {{date}}',
      body: 'Until then everything works, except new deposits and refills. If you need your data, download it before that day.',
      keep: 'Cancel the closing',
      keeping: 'Cancelling the closing',
      at: 'If there is money or a deposit by that day, the account stays open.',
    },
    stays: 'The account stays open.',
  },
};
