export const whatWeOwe = {
  link: 'What we owe',
  title: 'What we owe',
  description:
    'What we owe to all investors, counted every day, and how to check that your balance is part of it.',
  lead: 'Every day we count what we owe to all investors and publish the total with its hash. Every investor can check that their balance is part of it.',
  check: 'Check my balance',
  /** When there are more accounts than lines. */
  tree: 'The drawing shows {{shown}} of {{leaves}} parts, two for each account',
  nights: {
    title: 'Published counts',
    lead: 'A count is never changed or deleted after it is published. Times are UTC.',
    owed: 'Owed to all investors',
    accounts_one: '{{count}} account',
    accounts_other: '{{count}} accounts',
    root: 'Published hash',
    id: 'Number of the count',
    earlier: 'Earlier counts',
    none: 'The first count is not published yet.',
    missing: 'The published counts appear here as soon as the page can load them.',
  },
  shows: {
    title: 'What the count shows',
    included: {
      title: 'Your amounts are in the total',
      body: 'The count includes available money, deposits, withdrawals on their way and held accruals. Your check leads from these amounts to the published hash.',
    },
    sums: {
      title: 'Nobody can subtract from your part',
      body: 'At each step two sums are added, and neither of them can be negative. So nobody can subtract an invented debt from your part.',
    },
    fixed: {
      title: 'You can tell if a count was rewritten',
      body: 'The published hash changes if a single digit of a single account changes. If you keep it, you can tell whether we have rewritten that count.',
    },
    privacy: {
      title: 'Others do not see your balance',
      body: 'Each balance is split into two random parts. Others can see only one of them, without a name.',
    },
  },
  hides: {
    title: 'What it does not show',
    lead: 'A count of debts is one half of the picture. Please read this part too.',
    coins: {
      title: 'Whether we have the money',
      body: 'The count shows only the debt. It does not prove that there is enough money to pay it.',
    },
    everybody: {
      title: 'Whether everybody was counted',
      body: 'Only the owner of an account can notice that it is missing. The more people check, the harder it is to leave somebody out.',
    },
    insider: {
      title: 'What a dishonest employee could fake',
      body: 'Someone inside could leave out accounts that they expect nobody to check, or write smaller amounts for them, and show different hashes to different people. Compare the published hash with other people and keep those that you have seen.',
    },
    auditor: {
      title: 'An independent audit',
      body: 'We count by ourselves. No auditor signs these figures. The check is yours: the page computes it on your device, and the scripts below use neither the code of this site nor the network.',
    },
    between: {
      title: 'What happens between two counts',
      body: 'A count is about one moment. Money that moved later is in the next one.',
    },
  },
  verify: {
    title: 'How to check without us',
    lead: 'You need the file from your settings and one of two scripts. They are short, can be read in full, and use neither the code of this site nor the network.',
    steps: {
      save: {
        title: 'Save your file',
        body: 'In the settings, open the check of your balance and save the file. It contains your amounts and the path to the published hash. Do not show it to strangers.',
      },
      run: {
        title: 'Run a script',
        body: 'Copy one of the scripts from this page, read it, and run it with the file and your login. It refuses the file of another account.',
      },
      compare: {
        title: 'Compare the figures',
        body: 'The script prints the account with its amounts, then the count with its day, the number of accounts, the total and the published hash. Check that the account and the amounts are yours. Compare the rest with this page, ideally on another device or with another person.',
      },
    },
    node: 'The script for Node.js',
    shell: 'The script for a shell',
    command: 'Run it with',
    login: 'your-login',
  },
} as const;
