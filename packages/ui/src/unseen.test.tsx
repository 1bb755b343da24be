import { act, render, screen } from '@meridian/testing';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Banner } from './Banner/Banner.tsx';
import { Card } from './Card/Card.tsx';
import { CodeField } from './CodeField/CodeField.tsx';
import { DateTime } from './DateTime/DateTime.tsx';
import { MoneyField } from './MoneyField/index.ts';
import { PhoneField } from './PhoneField/PhoneField.tsx';
import { Skeleton } from './Skeleton/Skeleton.tsx';
import { SplitBar } from './SplitBar/SplitBar.tsx';
import { Stat, StatList } from './Stat/index.ts';
import { Table } from './Table/Table.tsx';
import { TextField } from './TextField/TextField.tsx';
import { Timeline } from './Timeline/Timeline.tsx';
import { createToastQueue, ToastRegion } from './Toast/index.ts';

// Attributes and elements that assistive technology or the browser needs and that nobody sees.

const show = (element: ReactNode) => render(element, { language: 'en' });

const keep = () => {};

const amountField = (
  <MoneyField
    label="Amount"
    value={{ text: '1,500', amount: '1500' }}
    onChange={keep}
    currency="USDT"
    decimals={6}
    messages={{
      unreadable: () => 'Enter an amount',
      ambiguous: () => 'Write it without separators',
      belowMinimum: (minimum) => minimum,
      aboveMaximum: (maximum) => maximum,
      understood: (written) => `You entered ${written}`,
    }}
  />
);

describe('an on-screen keyboard', () => {
  it('offers the code of a text message', () => {
    show(<CodeField label="Code" length={6} value="" onChange={keep} />);
    expect(screen.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it('shows digits and a decimal separator for an amount', () => {
    show(amountField);
    expect(screen.getByLabelText('Amount')).toHaveAttribute('inputmode', 'decimal');
  });

  it('shows a telephone keypad for a phone number', () => {
    show(<PhoneField label="Phone" invalidMessage="Wrong phone number" />);
    expect(screen.getByLabelText('Phone')).toHaveAttribute('type', 'tel');
  });

  it.each([
    ['capitalize', 'autocapitalize', 'none'],
    ['correct', 'autocorrect', 'off'],
    ['spell-check', 'spellcheck', 'false'],
  ])('does not %s verbatim fields', (_deed, attribute, value) => {
    show(
      <>
        <TextField label="Login" isVerbatim />
        <TextField label="About me" />
      </>,
    );
    expect(screen.getByLabelText('Login')).toHaveAttribute(attribute, value);
    expect(screen.getByLabelText('About me')).not.toHaveAttribute(attribute);
  });
});

describe('a screen reader', () => {
  const steps = [
    { id: 'created', label: 'Request created', state: 'done' },
    { id: 'waiting', label: 'Waiting for the network', state: 'current' },
    { id: 'replenished', label: 'Replenished', state: 'upcoming' },
    { id: 'rejected', label: 'Rejected', state: 'failed' },
  ] as const;
  const stateLabels = { done: 'Done:', current: 'Now:', upcoming: 'Later:', failed: 'Failed:' };

  it('announces the state of each step', () => {
    show(<Timeline label="Course of the refill" steps={steps} stateLabels={stateLabels} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Done:Request created',
      'Now:Waiting for the network',
      'Later:Replenished',
      'Failed:Rejected',
    ]);
  });

  it('announces the current step', () => {
    show(<Timeline label="Course of the refill" steps={steps} stateLabels={stateLabels} />);
    const current = screen.getAllByRole('listitem').filter((step) => step.hasAttribute('aria-current'));
    expect(current).toEqual([screen.getByRole('listitem', { current: 'step' })]);
    expect(current[0]).toHaveTextContent('Waiting for the network');
  });

  it('ignores the sample content of a skeleton', () => {
    show(<Skeleton>00,000.00 USDT</Skeleton>);
    expect(screen.getByText('00,000.00 USDT').closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it.each([
    ['success', 'polite'],
    ['info', 'polite'],
    ['warning', 'assertive'],
    ['danger', 'assertive'],
  ] as const)('says a toast of %s in the %s way', (severity, way) => {
    const queue = createToastQueue();
    show(<ToastRegion queue={queue} label="Notifications" closeLabel="Close" />);
    act(() => void queue.show({ message: 'Wallet added', severity }));
    expect(screen.getByText('Wallet added').closest('[aria-live]')).toHaveAttribute('aria-live', way);
  });

  it('announces how an amount was understood', () => {
    show(amountField);
    expect(screen.getByText(/^You entered/).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  });

  it.each([false, true])('announces whether a table is loading, and keeps its rows: %s', (isLoading) => {
    show(
      <Table
        caption="Refills"
        columns={[{ id: 'date', header: 'Date', cell: String, isRowHeader: true }]}
        rows={['12 November']}
        getRowKey={String}
        empty="No refills"
        isLoading={isLoading}
      />,
    );
    expect(screen.getByRole('table', { name: 'Refills' })).toHaveAttribute('aria-busy', `${isLoading}`);
    expect(screen.getByText('12 November')).toBeVisible();
  });

  it('announces the name of a split bar', () => {
    show(<SplitBar label="Deposit body" parts={[{ id: 'active', label: 'Active', percent: '100' }]} />);
    expect(screen.getByRole('figure', { name: 'Deposit body' })).toBeInTheDocument();
  });

  it('finds a card by its title', () => {
    show(
      <Card title="Wallets">
        <p>None yet</p>
      </Card>,
    );
    expect(screen.getByRole('region', { name: 'Wallets' })).toBeInTheDocument();
  });

  it('finds a banner by its title', () => {
    show(<Banner tone="info" title="Technical works" />);
    expect(screen.getByRole('region', { name: 'Technical works' })).toBeInTheDocument();
  });

  it('announces the name of a list of figures without a heading', () => {
    show(
      <StatList label="This month">
        <Stat label="Accrued" value="12.50" />
      </StatList>,
    );
    expect(screen.getByLabelText('This month')).toContainElement(screen.getByText('Accrued'));
  });
});

it.each(['2026-10-14T21:30:45Z', '2026-10-14'])(
  'contains the exact moment in machine-readable form: %s',
  (value) => {
    show(<DateTime value={value} timeZone="UTC" />);
    expect(screen.getByText(/Oct 14/)).toHaveAttribute('datetime', value);
  },
);
