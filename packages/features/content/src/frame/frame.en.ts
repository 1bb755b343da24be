export const frame = {
  skip: 'Skip to content',
  home: '{{brand}}: home',
  navigation: 'Site sections',
  menu: 'Menu',
  visitor: {
    account: 'Account',
    login: 'Sign in',
    register: 'Register',
  },
  columns: { product: 'Product', documents: 'Documents', help: 'Help' },
  language: 'Language',
  scheme: { label: 'Appearance', system: 'System', light: 'Light', dark: 'Dark' },
  statement:
    'Investing in crypto assets is risky. Yields are not guaranteed, and you may lose part or all of what you invest.',
  copyright: '© 2024-{{year}} {{brand}}',
} as const;
