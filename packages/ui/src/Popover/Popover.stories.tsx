import preview from '#.storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { KeyValueList } from '../KeyValueList/KeyValueList.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Popover, type PopoverProps } from './Popover.tsx';

function Fee() {
  return <Button variant="quiet">Fee: 2.00 USDT</Button>;
}

function Parts() {
  return (
    <KeyValueList
      items={[
        { id: 'network', term: 'The network', value: '1.20 USDT' },
        { id: 'service', term: 'The service', value: '0.80 USDT' },
      ]}
    />
  );
}

const meta = preview.meta({
  component: Popover,
  title: 'Components/Popover',
  parameters: { layout: 'padded' },
  args: {
    label: 'How the fee is made up',
    placement: 'bottom start',
    trigger: <Fee />,
    children: <Parts />,
  } satisfies PopoverProps,
});

export const Closed = meta.story();

function Note({ onRead }: { onRead: () => void }) {
  return (
    <Stack gap={3}>
      <Text>The fee is fixed at the request.</Text>
      <Button size="small" onPress={onRead}>
        Got it
      </Button>
    </Stack>
  );
}

/** Enter opens it and moves the focus in. Escape closes it and returns the focus. */
export const Keyboard = meta.story({
  args: { children: (close: () => void) => <Note onRead={close} /> },
  async play({ canvas, userEvent }) {
    const trigger = canvas.getByRole('button', { name: 'Fee: 2.00 USDT' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'How the fee is made up' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab({ shift: true });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard(' ');
    await userEvent.click(await screen.findByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Long text wraps, and content higher than the window scrolls. */
export const LongWords = meta.story({
  args: {
    defaultOpen: true,
    children: `${'Высококвалифицированный'.repeat(6)} ${'Комиссия сети зависит от её загрузки. '.repeat(80)}`,
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false }, docs: { story: { inline: false, height: '420px' } } },
  args: { isOpen: true },
  render: (args) => (
    // Space for the floating popover.
    <div style={{ minHeight: 280 }}>
      <Popover {...args} />
    </div>
  ),
});
