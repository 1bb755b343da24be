import {
  AppShell,
  AuthLayout,
  Card,
  GlobalStyles,
  Logo,
  Stack,
  Text,
  UiProvider,
  WalletIcon,
  type StyleCache,
} from '@meridian/ui';
import { StrictMode } from 'react';
import { Fields } from './Fields.tsx';
import { Figures } from './Figures.tsx';
import { partner } from './partner.ts';
import { Places } from './Places.tsx';

const logo = <Logo name={partner.name} logo={partner.logo} />;

/** Parts in a page that somebody else wrote. */
const Embedded = () => (
  <Stack gap={6}>
    <Card title="Fields">
      <Fields />
    </Card>
    <Card title="Figures">
      <Figures />
    </Card>
    <Card title="Places">
      <Places />
    </Card>
  </Stack>
);

/** A page that is all ours. */
const Cabinet = () => (
  <>
    <GlobalStyles />
    <AppShell
      logo={logo}
      title="Cabinet"
      items={[{ id: 'home', label: 'Cabinet', icon: WalletIcon, href: '#', isCurrent: true }]}
      bottomBar={['home']}
      labels={{ navigation: 'Places', skipToContent: 'Skip', more: 'More', close: 'Close' }}
    >
      <AuthLayout logo={logo}>
        <Text>One task</Text>
      </AuthLayout>
    </AppShell>
  </>
);

const pages = { embedded: <Embedded />, cabinet: <Cabinet /> };

export type PageName = keyof typeof pages;

export const isPageName = (name = ''): name is PageName => name in pages;

export const page = (name: PageName, cache?: StyleCache) => (
  <StrictMode>
    <UiProvider locale="en-GB" cache={cache}>
      {pages[name]}
    </UiProvider>
  </StrictMode>
);
