import { createApiClient } from '@meridian/api-client';
import { useLocale } from '@meridian/i18n';
import { render, renderHook, screen } from '@meridian/testing';
import { Link } from '@meridian/ui';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, test, vi } from 'vitest';
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
  messages: [],
  person: 'anna',
  links: { refill: '/add-money', refillDetails: (id: string) => `/add-money/${id}` },
} satisfies Omit<MeridianProviderProps, 'children'>;

function Feature() {
  const { t } = useTranslation('problem');
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
  await screen.findByText('Попробовать ещё раз (ru-RU)');
});

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render() {
    return this.state.message ? <p>{this.state.message}</p> : this.props.children;
  }
}

test('messages that cannot be loaded reach the error boundary of the host', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const lost = [{ namespace: 'lost', load: () => Promise.reject(new Error('No connection')) }];
  render(
    <Boundary>
      <MeridianProvider {...setup} messages={lost}>
        <Feature />
      </MeridianProvider>
    </Boundary>,
  );
  expect(await screen.findByText('No connection')).toBeVisible();
  logged.mockRestore();
});

test('a missing link is named', () => {
  expect(() => renderHook(() => useLinks('refill', 'statement'))).toThrow('refill, statement');
});
