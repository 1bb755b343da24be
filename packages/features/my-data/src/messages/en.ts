/** The messages of the page of one's data. The source: every other language has these keys. */
export const en = {
  download: {
    title: 'Download my data',
    about: 'One ZIP archive with everything that is stored about you.',
    json: 'data.json has all of it in one file, for programs.',
    csv: 'A CSV file for each list opens in a spreadsheet: operations, deposits, refills, withdrawals, exchanges, wallets, partners, cases, devices, sessions, the security history, notifications, consents, the verification and the nightly counts of your balance. The photos of the verification are in a folder.',
    without:
      'Passwords, codes and keys are not in it. Of partners it has what the Partners page shows. Anyone with the archive can see your documents: keep it in a safe place.',
    size: 'Its size is not known beforehand: the archive is put together while you download it.',
    told: 'We tell your e-mail and phone about the download.',
    action: 'Download my data',
    cancel: 'Cancel the download',
    preparing: 'The archive is being put together.',
    received: 'Received so far: {{size}}',
    saved: 'The archive is saved.',
    notConfirmed: {
      title: 'The download was not confirmed',
      body: 'Nothing was downloaded. Try again and confirm that it is you.',
    },
  },
  closing: {
    title: 'Close the account',
    about: 'A closed account cannot be opened again. It can be closed when nothing of yours is left in it.',
    conditions: 'Conditions',
    condition: {
      deposits_open: {
        met: 'No open deposits',
        title_one: '{{count}} deposit is open',
        title_other: '{{count}} deposits are open',
        action: 'To the deposits',
      },
      refills_waiting: {
        met: 'No refills that wait for a transfer',
        title_one: '{{count}} refill waits for its transfer',
        title_other: '{{count}} refills wait for their transfers',
        action: 'To the refills',
      },
      withdrawals_pending: {
        met: 'No withdrawals in progress',
        title_one: '{{count}} withdrawal is in progress',
        title_other: '{{count}} withdrawals are in progress',
        action: 'To the withdrawals',
      },
      balance_not_empty: {
        met: 'No money on the balance',
        title_one: 'There is money on the balance',
        title_other: 'There is money on the balance in {{count}} currencies',
        action: 'Withdraw',
      },
    },
    small:
      'If the rest is below the minimum of a withdrawal, exchange it or <support>write to support</support>.',
    coolingOff: {
      title: 'Time to change your mind',
      body_one:
        'The account closes {{count}} day after you request it. Until then you can keep it at any time.',
      body_other:
        'The account closes {{count}} days after you request it. Until then you can keep it at any time.',
      meanwhile:
        'Everything works meanwhile, except new deposits and refills. On the day the conditions are checked again: if money came in, the account stays open, and a notification says why.',
    },
    removed: 'What is deleted',
    kept_one: 'What is kept for {{count}} year',
    kept_other: 'What is kept for {{count}} years',
    partners: 'What partners see',
    action: 'Close the account',
    notYet: 'You can request it when all conditions above are met.',
    confirm: {
      title: 'Close the account?',
      after: 'After that day you cannot sign in, and the account cannot be opened again.',
      download: 'If you need your data, download it before that day.',
      confirm: 'Set the day of closing',
      cancel: 'Keep the account',
      pending: 'Setting the day of closing',
    },
    scheduled: {
      title: 'The account closes on {{date}}',
      body: 'Until then everything works, except new deposits and refills. If you need your data, download it before that day.',
      keep: 'Keep the account',
      keeping: 'Keeping the account',
      at: 'If something is in the way on that day, the account stays open.',
    },
    stays: 'The account stays open.',
  },
};
