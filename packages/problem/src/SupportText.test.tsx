import { loadMessages, mockApi, mockServer, render, screen } from '@meridian/testing';
import { ApiError } from '@meridian/api-client';
import { expect, test } from 'vitest';
import { messages } from './messages.ts';
import { ProblemBanner } from './ProblemBanner.tsx';
import { SupportProvider, SupportText } from './SupportText.tsx';

const texts = await loadMessages(messages);

const contacts = mockApi.get('/settings/{key}', 200, {
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
});

test('a request to write to support is a link to its address', async () => {
  mockServer.use(contacts);
  render(
    <SupportProvider>
      <SupportText>{'If in doubt, <support>write to support</support>.'}</SupportText>
    </SupportProvider>,
  );
  const link = await screen.findByRole('link', { name: 'write to support' });
  expect(link).toHaveAttribute('href', 'mailto:support@meridian.example');
  expect(link.parentElement).toHaveTextContent('If in doubt, write to support (support@meridian.example).');
});

test('a letter about an error has the number of the request', async () => {
  mockServer.use(contacts);
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
