import { loadMessages, mockApi, mockServer, render, screen } from '@meridian/testing';
import { ApiError, type Schema } from '@meridian/api-client';
import { setReaderLanguages } from '@meridian/dates';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from './messages.ts';
import { ProblemBanner } from './ProblemBanner.tsx';
import { SupportProvider, SupportText } from './SupportText.tsx';

const texts = await loadMessages(messages);

const contacts = {
  key: 'contacts',
  company: 'Meridian',
  email: 'support@meridian.example',
  phone: null,
  telegram: null,
  address: null,
  workingHours: null,
  supportHours: null,
  operator: null,
  licence: null,
  jurisdiction: null,
  channels: [],
} as const satisfies Schema<'SettingContacts'>;

const serveContacts = (supportHours: Schema<'SupportHours'> | null) =>
  mockServer.use(mockApi.get('/settings/{key}', 200, { ...contacts, supportHours }));

test('a request to write to support is a link to its address', async () => {
  serveContacts(null);
  render(
    <SupportProvider>
      <SupportText>{'If in doubt, <support>write to support</support>.'}</SupportText>
    </SupportProvider>,
  );
  const link = await screen.findByRole('link', { name: 'write to support' });
  expect(link).toHaveAttribute('href', 'mailto:support@meridian.example');
  expect(link.parentElement).toHaveTextContent('If in doubt, write to support (support@meridian.example).');
});

test.each([
  ['Asia/Tokyo', 'en-GB', '18:00–03:00'],
  ['America/New_York', 'en-CA', '5:00 a.m.–2:00 p.m.'],
])('its hours are those of the zone %s, as people of %s write them', async (zone, region, hours) => {
  vi.stubEnv('TZ', zone);
  setReaderLanguages([region]);
  serveContacts({ opens: '09:00', closes: '18:00' });
  const { container } = render(
    <SupportProvider>
      <SupportText>{'<support>Write to support</support>.'}</SupportText>
    </SupportProvider>,
    { messages: texts },
  );
  await screen.findByRole('link');
  expect(container.textContent.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
    `Write to support (support@meridian.example, working days ${hours} your time).`,
  );
});

afterEach(() => setReaderLanguages([]));

test('a letter about an error has the number of the request', async () => {
  serveContacts(null);
  const error = new ApiError({ code: 'unexpected_error', status: 500, requestId: 'r 17' });
  render(
    <SupportProvider>
      <ProblemBanner error={error} />
    </SupportProvider>,
    { messages: texts },
  );
  const link = await screen.findByRole('link', { name: 'support' });
  expect(link).toHaveAttribute('href', 'mailto:support@meridian.example?subject=r%2017');
});

test('it is plain text when the contacts cannot be loaded', async () => {
  mockServer.use(mockApi.problem('get', '/settings/{key}', 404, { code: 'not_found' }));
  const { container } = render(
    <SupportProvider>
      <SupportText>{'<support>Write to support</support>: they know more.'}</SupportText>
    </SupportProvider>,
  );
  expect(container).toHaveTextContent('Write to support: they know more.');
  expect(screen.queryByRole('link')).toBeNull();
});
