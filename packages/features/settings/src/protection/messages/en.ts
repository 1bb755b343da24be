/** Texts of the page of protection. The source: every other language has these keys. */
export const en = {
  lock: {
    title: 'Account lock',
    body: 'If somebody else may have access to your account, lock it. If they know the password, change it first. Until you unlock it, nothing can leave it and nothing can be changed. Refills, accruals, autoinvestment and support go on.',
    later: 'Nobody can unlock it at once, not even you: choose now how many days that takes.',
    open: 'Lock the account',
    done: 'The account is locked.',
    locked: 'The account is locked. Nothing can leave it and nothing can be changed.',
    since: 'Locked',
    delay: 'Unlocking takes',
    end: 'Will be unlocked',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    confirm: {
      title: 'Lock the account?',
      stops:
        'Nobody will be able to withdraw, exchange, open or close deposits, buy anything or change the settings. Deposits go on as they are set, and autoinvestment continues them: switch it off first if you do not want that. You can look at everything, refill and write to support.',
      pending:
        'Withdrawals that are not sent yet wait until the account is unlocked. You can cancel those that we have not begun to check or send.',
      password:
        'While the account is locked, the password cannot be changed either. If somebody knows it, change it first.',
      delay: 'How long unlocking takes',
      delayHint: 'We write to you when somebody asks to unlock it. Until that takes effect, you can stop it.',
      submit: 'Lock',
      cancel: 'Do not lock',
    },
  },
  unlock: {
    body_one:
      'We ask you to confirm that it is you, and tell you by e-mail and SMS. {{count}} day later the account is unlocked. Until then you can change your mind.',
    body_other:
      'We ask you to confirm that it is you, and tell you by e-mail and SMS. {{count}} days later the account is unlocked. Until then you can change your mind.',
    requested: 'If it was not you who asked to unlock it, leave the account locked and write to support.',
    request: 'Unlock the account',
    cancel: 'Leave it locked',
  },
  limits: {
    title: 'Your limits',
    body_one:
      'They apply on all your devices. A lower limit takes effect at once, a higher one after {{count}} hour.',
    body_other:
      'They apply on all your devices. A lower limit takes effect at once, a higher one after {{count}} hours.',
    counted: 'All currencies count together, at the current course. Days and months are in UTC.',
    kind: { withdrawals_per_day: 'Withdrawals a day', deposits_per_month: 'New deposits a month' },
    limit: 'Limit',
    none: 'No limit',
    used: { withdrawals_per_day: 'Requested today', deposits_per_month: 'Invested this month' },
    until: 'Starts again on',
    pending: 'A limit of {{limit}} takes effect',
    pendingNone: 'The limit ends',
    set: 'Set a limit',
    change: 'Change the limit',
    amount: 'New limit',
    amountHint_one:
      'A lower limit takes effect at once, a higher one after {{count}} hour. 0 allows nothing.',
    amountHint_other:
      'A lower limit takes effect at once, a higher one after {{count}} hours. 0 allows nothing.',
    amountRequired: 'Enter a limit. 0 allows nothing.',
    save: 'Save the limit',
    remove_one: 'Remove it after {{count}} hour',
    remove_other: 'Remove it after {{count}} hours',
    saved: 'The limit is saved.',
    locked: 'Limits can be changed when the account is unlocked.',
  },
  wallets: {
    title: 'Only to these wallets',
    body: 'Withdrawals go only to the wallets that you have saved now. While this is on, nobody can add a wallet or change an address. Names can be changed and wallets removed.',
    later_one: 'You switch it on at once. Off takes {{count}} hour, and we tell you by e-mail and SMS.',
    later_other: 'You switch it on at once. Off takes {{count}} hours, and we tell you by e-mail and SMS.',
    isOn: 'On: your wallets stay as they are.',
    until: 'It is off from',
    open: 'Switch on',
    end_one: 'Switch off after {{count}} hour',
    end_other: 'Switch off after {{count}} hours',
    keep: 'Leave it on',
    done: 'Withdrawals now go only to these wallets.',
    kept: 'It stays on.',
    ending: 'It will be switched off later.',
    locked: 'This can be changed when the account is unlocked.',
    confirm: {
      title: 'Withdraw only to these wallets?',
      check:
        'Check that all of them are yours. Remove one that you do not know in the wallets first: a wallet that waits now can be used after its wait.',
      list: 'Your wallets',
      none: 'You have saved no wallet. While this is on, none can be added, so nothing can be withdrawn.',
      submit: 'Limit withdrawals',
      cancel: 'Do not limit',
    },
  },
  pause: {
    title: 'Withdrawal pause',
    until: 'Withdrawals are paused until',
    body_one:
      'After a new password, phone, e-mail or passkey, or a change of the authenticator app, you cannot withdraw for {{count}} hour. This gives you time to notice a change that is not yours.',
    body_other:
      'After a new password, phone, e-mail or passkey, or a change of the authenticator app, you cannot withdraw for {{count}} hours. This gives you time to notice a change that is not yours.',
  },
  missing: {
    title: 'What you can add',
    body: 'Each of these protects the account in its own way.',
    nothing: 'You use everything that we offer.',
    second_factor: {
      title: 'Authenticator app',
      body: 'You then need a code to sign in, besides the password, and to withdraw.',
    },
    passkey: { title: 'Passkey', body: 'It signs you in only on this site, so a fake site gets nothing.' },
    confirmed_email: {
      title: 'Confirmed e-mail',
      body: 'You can get security codes there, and we also write to it about your money.',
    },
    letter_word: {
      title: 'Word for e-mails',
      body: 'It lets you tell our e-mails from fake ones.',
    },
  },
} as const;
