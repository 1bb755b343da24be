import preview from '#.storybook/preview';
import { useSay } from '#.storybook/useSay';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { KeyValueList } from '../KeyValueList/KeyValueList.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Popover, type PopoverProps } from './Popover.tsx';

const meta = preview.meta({
  component: Popover,
  title: 'Components/Popover',
  parameters: { layout: 'padded' },
  args: {
    label: 'How the fee is made up',
    placement: 'bottom start',
    trigger: <Button variant="quiet">Fee: 2.00 USDT</Button>,
    children: (
      <KeyValueList
        items={[
          { id: 'network', term: 'The network', value: '1.20 USDT' },
          { id: 'service', term: 'The service', value: '0.80 USDT' },
        ]}
      />
    ),
  } satisfies PopoverProps,
});

export const Closed = meta.story();

export const Open = meta.story({ args: { defaultOpen: true } });

/** Enter opens it and the focus goes in; Escape closes it and the focus comes back. */
export const Keyboard = meta.story({
  args: {
    children: (close: () => void) => (
      <Stack gap={3}>
        <Text>The fee is fixed at the request.</Text>
        <Button size="small" onPress={close}>
          Got it
        </Button>
      </Stack>
    ),
  },
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

/** Long text wraps, and what is longer than the window is scrolled inside. */
export const LongWords = meta.story({
  args: {
    defaultOpen: true,
    children: `${'Высококвалифицированный'.repeat(6)} ${'Комиссия сети зависит от её загрузки. '.repeat(80)}`,
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false }, docs: { story: { inline: false, height: '420px' } } },
  render: function AllStates() {
    const say = useSay();
    return (
      // The popover floats below its button, over nothing.
      <div style={{ minHeight: 280 }}>
        <Popover
          isOpen
          label={say('How the fee is made up', 'Из чего состоит комиссия')}
          placement="bottom start"
          trigger={<Button variant="quiet">{say('Fee: 2.00 USDT', 'Комиссия: 2,00 USDT')}</Button>}
        >
          <Stack gap={3}>
            <KeyValueList
              items={[
                { id: 'network', term: say('The network', 'Сеть'), value: say('1.20 USDT', '1,20 USDT') },
                { id: 'service', term: say('The service', 'Сервис'), value: say('0.80 USDT', '0,80 USDT') },
              ]}
            />
            <Text size={12} tone="muted">
              {say('It is fixed when you send the request.', 'Она не изменится после отправки заявки.')}
            </Text>
            <Button size="small">{say('Got it', 'Понятно')}</Button>
          </Stack>
        </Popover>
      </div>
    );
  },
});
