import { loadMessages, render, screen } from '@meridian/testing';
import { expect, it } from 'vitest';
import { messages } from './messages.ts';
import { SupportRequestLink } from './SupportRequestLink.tsx';
import { SupportRequests } from './SupportRequests.tsx';

const words = await loadMessages(messages);
const number = '0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a32';

it('leads to a new request with what it is about', () => {
  render(
    <SupportRequests newRequestHref="/en/support/new">
      <SupportRequestLink about="withdrawal" number={number} />
    </SupportRequests>,
    { messages: words },
  );
  expect(screen.getByRole('link', { name: 'Write to support about this' })).toHaveAttribute(
    'href',
    `/en/support/new?about=withdrawal&number=${number}`,
  );
});

it('is absent while requests are switched off', () => {
  render(
    <SupportRequests newRequestHref={undefined}>
      <SupportRequestLink about="withdrawal" number={number} />
    </SupportRequests>,
    { messages: words },
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
