/** The messages of the check. The source: every other language has these keys. */
export const en = {
  about:
    'Every day we publish what we owe to all investors. Here you can check that your money is part of that sum. The check runs on your device.',
  whole: 'The whole check',
  published: 'What the check proves, and what it does not',
  none: {
    title: 'There is no count yet',
    body: 'You can check your balance as soon as the first one is published.',
  },
  later: {
    title: 'You can check after the next count',
    body: 'The last count was on {{time}}, before you registered.',
  },
  changed: {
    title: 'A published hash has changed',
    body: 'This device saw another hash for the counts below. A published hash must never change. Save the file and the hashes, and write to support.',
    was: 'Hash that was shown for {{time}}',
  },
  counted: {
    title: 'Your balance matches',
    body: 'Your money is part of the count published on {{time}}.',
  },
  missing: {
    title: 'Your balance is not in the count',
    body: 'The count of {{time}} does not have your account, although you registered before it. Write to support.',
  },
  failed: {
    title: 'Your balance does not match',
    form: 'The data for the check is damaged, or has a negative amount.',
    parts: 'The data for the check does not have the two parts of the account.',
    path: 'The number of hashes does not fit the number of parts in the count.',
    total: 'The amounts do not add up to the published sum.',
    root: 'The result is not the published hash.',
    account: 'This is the data of another account.',
    published: 'The data for the check has another hash than the published one.',
    next: 'The check itself changes nothing. Save the file and write to support.',
  },
  unavailable: {
    title: 'This browser cannot check',
    body: 'It does not calculate hashes on this page. Save the file and check it with a script, or use a current browser.',
  },
  steps: {
    title: 'The check, step by step',
    done: 'Done',
    current: 'In progress',
    upcoming: 'Not reached',
    failed: 'Failed',
    amounts: 'Your amounts',
    amountsAbout: 'What you had at the count, with deposits, unfinished withdrawals and accruals:',
    hash: 'Your hash',
    hashAbout:
      'So that others do not see your balance, we split it into two random parts and calculate a hash of each:',
    path: 'The path to the published hash',
    hashes_one: '{{count}} hash leads from your parts to the total.',
    hashes_other: '{{count}} hashes lead from your parts to the total.',
    pathOf: 'The path of part {{part}}',
    root: 'The published hash',
    rootAbout: 'Both parts lead to this hash. The page “What we owe” shows it to everybody:',
  },
  compare: {
    title: 'What has changed since',
    same: 'Nothing has changed since the count.',
    differs: 'Your balance has changed since the count',
    differsBody:
      'Operations after {{time}} will be in the next count. Refills count from when they are credited, withdrawals until they are sent.',
    unexplained: 'The parts do not add up',
    unexplainedBody:
      'The amounts of the count differ from the data for the check. Save the file and write to support.',
    counted: 'In the count',
    now: 'Now',
    from: '{{before}} then',
    available: 'Available',
    onDeposit: 'On deposit',
    inWithdrawal: 'Being withdrawn',
    held: 'Held accruals',
    waiting: 'Refills not credited yet',
    waitingHint: 'They will be in the first count after they are credited.',
    operations: 'See the operations since',
  },
  save: {
    title: 'Check it without us',
    body: 'Download the file and check it with a separate script. The file contains your balance: do not show it to strangers.',
    action: 'Save the file',
    how: 'The scripts, and how to run them',
  },
} as const;
