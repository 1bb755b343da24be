/** The messages of the check. The source: every other language has these keys. */
export const en = {
  about:
    'Every night the service publishes what it owes to all investors. This page computes on your device whether your balance is part of that total.',
  published: 'What the count shows, and what it does not',
  none: {
    title: 'Nothing has been counted yet',
    body: 'The first count is published after the first night. You can check your balance then.',
  },
  later: {
    title: 'Your account was not open yet',
    body: 'The last count was on {{time}}, before you registered. The next one includes your account.',
  },
  changed: {
    title: 'A published root has changed',
    body: 'This device saw another root for the counts below. A published root must never change. Save your file, keep the roots and ask support in writing.',
    was: 'Root that was seen for {{time}}',
  },
  counted: {
    title: 'Your balance is counted',
    body: 'Your amounts lead to the root that was published on {{time}}.',
  },
  missing: {
    title: 'Your balance is not counted',
    body: 'The service has no proof for your account in the count of {{time}}, although you registered before it. Ask support in writing.',
  },
  failed: {
    title: 'Your balance is not counted',
    form: 'The proof is malformed, or an amount in it is negative.',
    parts: 'The proof does not have the two parts of an account.',
    path: 'The path does not fit the number of parts that were counted.',
    total: 'The sums on the path are not the published total.',
    root: 'The path does not lead to the published root.',
    account: 'The proof is for another account.',
    published: 'The proof leads to another root than the published one.',
    next: 'Save your file and ask support in writing. Nothing on your balance has changed.',
  },
  unavailable: {
    title: 'This browser cannot check',
    body: 'It does not compute hashes on this page. Save the file and check it with a script, or use a current browser.',
  },
  steps: {
    title: 'The check, step by step',
    done: 'Done',
    current: 'In progress',
    upcoming: 'Not reached',
    failed: 'Failed',
    amounts: 'Your amounts',
    amountsAbout: 'What you had that night, over everything that is counted:',
    hash: 'Your hash',
    hashAbout:
      'Your amounts are split at random into two parts. Each part has a hash over your login and its amounts:',
    path: 'The path',
    hashes_one: '{{count}} hash joins your parts with those of others and adds the sums.',
    hashes_other: '{{count}} hashes join your parts with those of others and add the sums.',
    pathOf: 'The path of part {{part}}',
    root: 'The root as published',
    rootAbout: 'Both parts lead to this root. The page “What we owe” shows the same one to everybody:',
  },
  compare: {
    title: 'The count and your balance now',
    same: 'Nothing has moved since the count.',
    differs: 'Your balance differs from the count',
    differsBody:
      'Money has moved since {{time}}. The next count has it. A refill is counted once it is credited, and a withdrawal until it is sent.',
    unexplained: 'The parts do not add up',
    unexplainedBody:
      'The amounts that the service names for that night are not the ones in your proof. Save your file and ask support in writing.',
    counted: 'Counted',
    now: 'Now',
    from: '{{before}} then',
    available: 'Available',
    onDeposit: 'On deposit',
    inWithdrawal: 'Set aside for withdrawals',
    held: 'Accruals on hold',
    waiting: 'Refills not credited yet',
    waitingHint: 'In neither figure. The first count after the credit has them.',
    operations: 'See the operations since',
  },
  save: {
    title: 'Check it without us',
    body: 'The file has your amounts and the path. A short script checks it without our code. Show the file only to those who may see your balance.',
    action: 'Save the file',
    how: 'The scripts, and how to run them',
  },
} as const;
