import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Amount } from '../Amount/Amount.tsx';
import { FigureStrip } from '../FigureStrip/FigureStrip.tsx';
import { Link } from '../Link/Link.tsx';
import { Receipt } from '../Receipt/Receipt.tsx';
import { Row } from '../RowList/Row.tsx';
import { RowGroup } from '../RowList/RowGroup.tsx';
import { LedgerLayout, type LedgerLayoutProps } from './LedgerLayout.tsx';

const amountOf = (amount: `${number}`) => <Amount value={{ amount, currency: 'USDT' }} sign="always" />;

const entries = [
  { title: 'Refill', amount: '1250.00' },
  { title: 'Withdrawal', amount: '-80.00' },
] as const;

function Sums() {
  return (
    <FigureStrip
      label="Totals"
      figures={[
        { id: 'in', label: 'In', value: amountOf('1250.00') },
        { id: 'out', label: 'Out', value: amountOf('-80.00') },
        { id: 'net', label: 'Net', value: amountOf('1170.00') },
      ]}
    />
  );
}

/** The newest entry until another is chosen. */
function Ledger(props: LedgerLayoutProps) {
  const [chosen, setChosen] = useState<(typeof entries)[number]>();
  const { title, amount } = chosen ?? entries[0];
  return (
    <LedgerLayout
      {...props}
      details={{
        title,
        content: <Receipt label="Amount" amount={amountOf(amount)} items={[]} />,
        actions: <Link href="#entry">Go to it</Link>,
      }}
      drawer={chosen && { onClose: () => setChosen(undefined), closeLabel: 'Close' }}
    >
      <RowGroup title="Today">
        {entries.map((entry) => (
          <Row
            key={entry.title}
            title={entry.title}
            value={amountOf(entry.amount)}
            isCurrent={entry.title === title}
            onPress={() => setChosen(entry)}
          />
        ))}
      </RowGroup>
    </LedgerLayout>
  );
}

const meta = preview.meta({
  component: LedgerLayout,
  title: 'Components/LedgerLayout',
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
    viewport: {
      options: {
        small: { name: 'small', styles: { width: '360px', height: '720px' } },
        wide: { name: 'wide', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  args: { summary: <Sums />, children: null } satisfies LedgerLayoutProps,
  render: (props) => <Ledger {...props} />,
});

export const BesideTheList = meta.story({ globals: { viewport: { value: 'wide' } } });

/** On a narrow page a press opens a drawer. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdrawal' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Withdrawal' }));
    await waitFor(() => expect(drawer.getByText('Amount')).toBeVisible());
  },
});

/** The focus stays on the row that was pressed, so that the arrow to the next one is one Tab. */
export const Keyboard = meta.story({
  globals: { viewport: { value: 'wide' } },
  async play({ canvas, userEvent }) {
    const row = canvas.getByRole('button', { name: 'Withdrawal' });
    row.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('region', { name: 'Withdrawal' });
    await expect(row).toHaveFocus();
    await expect(row).toHaveAttribute('aria-current', 'true');
  },
});

export const LongWords = meta.story({
  args: { foot: <p>Сверхвысокопроизводительныесистемыавтоматизированнойобработкиплатежей</p> },
});

/** Nothing is chosen, and nothing is in the list. */
export const Nothing = meta.story({
  args: { summary: undefined, children: 'No operations yet', details: undefined, drawer: undefined },
  render: (props) => <LedgerLayout {...props} />,
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  args: { foot: 'Below the details', drawer: { onClose: fn(), closeLabel: 'Close' } },
});
