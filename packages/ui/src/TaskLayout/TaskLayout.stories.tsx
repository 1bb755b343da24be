import preview from '#.storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Amount } from '../Amount/Amount.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { KeyValueList } from '../KeyValueList/KeyValueList.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { TaskLayout, type TaskLayoutProps } from './TaskLayout.tsx';

function Fields() {
  return (
    <Card>
      <TextField label="Amount" isLeading defaultValue="500" />
    </Card>
  );
}

function Arrives() {
  return <Amount value={{ amount: '496.50', currency: 'USDT' }} />;
}

function Summary() {
  return (
    <KeyValueList
      items={[
        { id: 'fee', term: 'Fee', value: <Amount value={{ amount: '3.50', currency: 'USDT' }} /> },
        { id: 'arrives', term: 'You receive', value: <Arrives />, isTotal: true },
      ]}
    />
  );
}

const meta = preview.meta({
  component: TaskLayout,
  title: 'Components/TaskLayout',
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    viewport: {
      options: {
        small: { name: 'Small', styles: { width: '360px', height: '740px' } },
        wide: { name: 'Wide', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  args: {
    children: <Fields />,
    title: 'What it comes to',
    summary: <Summary />,
    figure: { label: 'You receive', value: <Arrives /> },
    action: (
      <Button variant="primary" size="large" isWide>
        Request a withdrawal of 500.00 USDT
      </Button>
    ),
    closeLabel: 'Close',
  } satisfies TaskLayoutProps,
});

export const BesideTheFields = meta.story({ globals: { viewport: { value: 'wide' } } });

/** The button is at the thumb, and the figure beside it opens the summary. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  async play({ canvas }) {
    await expect(canvas.queryByText('Fee')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /You receive/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'What it comes to' }));
    await waitFor(() => expect(sheet.getByText('Fee')).toBeVisible());
  },
});

/** Tab goes from the fields to the figure and the button. */
export const Keyboard = meta.story({
  globals: { viewport: { value: 'small' } },
  async play({ canvas }) {
    canvas.getByRole('textbox').focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /You receive/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /You receive/ })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Request/ })).toHaveFocus();
  },
});

export const LongWords = meta.story({
  args: {
    title: 'Сверхвысокопроизводительныесистемыавтоматизированнойобработкиплатежей',
    figure: {
      label: 'Предполагаемоепоступлениенавашкошелёк',
      value: <Amount value={{ amount: '1234567890123456789012345.12345678', currency: 'USDT' }} />,
    },
    action: (
      <Button variant="primary" size="large" isWide>
        Запросить вывод 1 234 567 890 123 456 789 012 345,12345678 USDT
      </Button>
    ),
  },
});

export const AllStates = meta.story({ parameters: { chromatic: { disableSnapshot: false } } });
