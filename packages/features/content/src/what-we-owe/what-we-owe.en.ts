export const whatWeOwe = {
  link: 'What we owe',
  title: 'What we owe',
  description:
    'What the service owes to all investors, counted every night, and how to check that your balance is part of it.',
  lead: 'Every night we count what we owe to all investors and publish the total with its root. Anyone with an account can check that their own balance is in it.',
  check: 'Check that my balance is counted',
  /** When there are more accounts than lines. */
  tree: 'The drawing shows {{shown}} of {{leaves}} parts, two for each account',
  nights: {
    title: 'Published counts',
    lead: 'A count is never changed or deleted after it is published. Times are UTC.',
    owed: 'Owed to all investors',
    accounts_one: '{{count}} account',
    accounts_other: '{{count}} accounts',
    root: 'Root',
    id: 'Count',
    earlier: 'Earlier counts',
    none: 'Nothing has been counted yet. The first count is published after the first night.',
    missing: 'The published counts appear here as soon as the page can load them.',
  },
  shows: {
    title: 'What the count shows',
    included: {
      title: 'Your amounts are in the total',
      body: 'Available money, deposits, money set aside for a withdrawal and accruals on hold are all counted. Your check leads from these amounts to the published root.',
    },
    sums: {
      title: 'Nothing on the way makes it smaller',
      body: 'Each step covers the sums on both sides of it, and a negative sum cannot be written. So nobody can subtract an invented debt from your part.',
    },
    fixed: {
      title: 'The past stays as it was',
      body: 'The root changes if a single digit of a single account changes. If you keep a root, you can tell whether we have rewritten that night.',
    },
    privacy: {
      title: 'Others do not see your balance',
      body: 'Each account is split at random into two parts. The person beside you in the tree sees a random part without a name.',
    },
  },
  hides: {
    title: 'What it does not show',
    lead: 'A count of debts is one half of the picture. Please read this part too.',
    coins: {
      title: 'That the coins exist',
      body: 'The count says what we owe. What we have to pay it with is a different proof, and this page does not give it.',
    },
    everybody: {
      title: 'That everybody was counted',
      body: 'Only the owner of an account can notice that it is missing. The more people check, the harder it is to leave somebody out.',
    },
    insider: {
      title: 'What an insider could still do',
      body: 'Someone inside could leave out accounts that they expect nobody to check, show different roots to different people, or borrow for one night. Compare the root with other people and keep the roots that you have seen.',
    },
    auditor: {
      title: 'That somebody independent has looked',
      body: 'We count by ourselves. No auditor signs these figures. The check is yours: the page computes it on your device, and the scripts below do without our code.',
    },
    between: {
      title: 'What happens between two nights',
      body: 'A count is about one moment. Money that moved later is in the next one.',
    },
  },
  verify: {
    title: 'How to check without us',
    lead: 'You need the file from your settings and one of two short scripts. Neither uses our code or the network.',
    steps: {
      save: {
        title: 'Save your file',
        body: 'In the settings, open the check of your balance and save the file. It has your amounts and the way to the root. Show it only to those who may see your balance.',
      },
      run: {
        title: 'Run a script',
        body: 'Copy one of the scripts from this page, read it, and run it with the file and your login. It refuses a proof of another account.',
      },
      compare: {
        title: 'Compare the figures',
        body: 'The script prints the account with its amounts, then the count with its day, the number of accounts, the total and the root. Check that the account and the amounts are yours. Compare the rest with this page, best from another device or with another person.',
      },
    },
    node: 'The script for Node.js',
    shell: 'The script for a shell',
    copy: 'Copy the script',
    command: 'Run it with',
    login: 'your-login',
  },
} as const;
