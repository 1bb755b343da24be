import { createApiClient } from '@meridian/api-client';
import { byLanguage, createI18n, loadMessages, packageMessages, useLocale } from '@meridian/i18n';
import { render, renderHook, screen, user } from '@meridian/testing';
import { Link } from '@meridian/ui';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { messages as problemMessages } from '@meridian/problem';
import { useLinks } from './links.ts';
import { MeridianProvider, type MeridianProviderProps } from './MeridianProvider.tsx';

const client = createApiClient({
  baseUrl: 'https://api.example/api',
  getToken: () => null,
  getLanguage: () => 'en',
  onUnauthorized: () => {},
});

const setup = {
  client,
  language: 'en',
  user: 'anna',
  links: { refill: '/add-money', refillDetails: (id: string) => `/add-money/${id}` },
} satisfies Omit<MeridianProviderProps, 'children'>;

function Feature() {
  const { t } = useTranslation(problemMessages);
  const { refill, refillDetails } = useLinks('refill', 'refillDetails');
  return (
    <>
      <p>{`${t('retry')} (${useLocale()})`}</p>
      <Link href={refill}>Add money</Link>
      <Link href={refillDetails('r1')}>Details</Link>
    </>
  );
}

test('a feature has texts in the language and the links of the host', async () => {
  const { rerender } = render(
    <MeridianProvider {...setup} fallback="Loading">
      <Feature />
    </MeridianProvider>,
  );
  expect(screen.getByText('Loading')).toBeVisible();
  await screen.findByText('Try again (en-US)');
  expect(screen.getByRole('link', { name: 'Add money' })).toHaveAttribute('href', '/add-money');
  expect(screen.getByRole('link', { name: 'Details' })).toHaveAttribute('href', '/add-money/r1');

  rerender(
    <MeridianProvider {...setup} language="ru" fallback="Loading">
      <Feature />
    </MeridianProvider>,
  );
  expect(screen.getByText('Try again (en-US)')).toBeVisible();
  await screen.findByText('Попробовать ещё раз (ru-RU)');
});

test('a feature is rendered at once with messages that are loaded, as on a server and when a page is hydrated', async () => {
  const i18n = byLanguage((language) => createI18n(language));
  await loadMessages(i18n.ru);
  render(
    <MeridianProvider {...setup} language="ru" i18n={i18n} fallback="Loading">
      <Feature />
    </MeridianProvider>,
  );
  expect(screen.getByText('Попробовать ещё раз (ru-RU)')).toBeVisible();
});

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render() {
    const { message } = this.state;
    if (message === '') return this.props.children;
    return (
      <>
        <p>{message}</p>
        <button onClick={() => this.setState({ message: '' })}>Retry</button>
      </>
    );
  }
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    hosted: { text: string };
  }
}

test('messages that cannot be loaded reach the error boundary of the host, and a retry loads them', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<unknown>>();
  load.mockRejectedValueOnce(new Error('No connection')).mockResolvedValue({ en: { text: 'Loaded' } });
  const hosted = packageMessages('hosted', load);
  const Hosted = () => <p>{useTranslation(hosted).t('text')}</p>;
  render(
    <Boundary>
      <MeridianProvider {...setup}>
        <Hosted />
      </MeridianProvider>
    </Boundary>,
  );
  expect(await screen.findByText('No connection')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Loaded')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});

test('a missing link is named', () => {
  expect(() => renderHook(() => useLinks('refill', 'statement'))).toThrow('refill, statement');
});
