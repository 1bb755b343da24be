import {
  AppShell,
  AuthLayout,
  BellIcon,
  Button,
  GlobalStyles,
  Logo,
  Skeleton,
  Stack,
  Text,
  TopBarLink,
  UiProvider,
  WalletIcon,
  type StyleCache,
} from '@meridian/ui';
import { StrictMode, Suspense, lazy, type ReactElement } from 'react';
import { arrival } from './arrival.ts';
import Everything from './Everything.tsx';
import { partner } from './partner.ts';

const Late = lazy(async () => {
  await arrival;
  return import('./Everything.tsx');
});

const logo = <Logo name={partner.name} logo={partner.logo} />;

const shell = (
  <AppShell
    logo={logo}
    title="Cabinet"
    items={[{ id: 'home', label: 'Cabinet', icon: WalletIcon, href: '#', isCurrent: true }]}
    bottomBar={['home']}
    notifications={<TopBarLink icon={BellIcon} label="Notifications, 3 unread" count="3" href="#" />}
    labels={{ navigation: 'Places', skipToContent: 'Skip', more: 'More', close: 'Close' }}
  >
    <AuthLayout logo={logo}>
      <Text>One task</Text>
    </AuthLayout>
  </AppShell>
);

const pages = {
  embedded: <Everything />,
  /** A single component. */
  button: <Button variant="primary">Save</Button>,
  shell,
  /** A page with our components only. */
  cabinet: (
    <>
      <GlobalStyles />
      {shell}
    </>
  ),
  /** A page that suspends. */
  streamed: (
    <Stack gap={6}>
      <Text>At once</Text>
      <Suspense fallback={<Skeleton>Coming</Skeleton>}>
        <Late />
      </Suspense>
    </Stack>
  ),
} satisfies Record<string, ReactElement>;

export type PageName = keyof typeof pages;

export const isPageName = (name = ''): name is PageName => name in pages;

interface OnServer {
  cache?: StyleCache;
  nonce?: string;
}

export const page = (name: PageName, { cache, nonce }: OnServer = {}) => (
  <StrictMode>
    <UiProvider locale="en-GB" cache={cache} nonce={nonce}>
      {pages[name]}
    </UiProvider>
  </StrictMode>
);
