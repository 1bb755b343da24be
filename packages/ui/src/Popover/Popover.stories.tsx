import preview from '#.storybook/preview';
import { sayIn, useSay } from '#.storybook/useSay';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { KeyValueList } from '../KeyValueList/KeyValueList.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Popover, type PopoverProps } from './Popover.tsx';

function Fee() {
  const say = useSay();
  return <Button variant="quiet">{say('Fee: 2.00 USDT', 'Комиссия: 2,00 USDT')}</Button>;
}

function Parts() {
  const say = useSay();
  return (
    <KeyValueList
      items={[
        { id: 'network', term: say('The network', 'Сеть'), value: say('1.20 USDT', '1,20 USDT') },
        { id: 'service', term: say('The service', 'Сервис'), value: say('0.80 USDT', '0,80 USDT') },
      ]}
    />
  );
}

const meta = preview.meta({
  component: Popover,
  title: 'Components/Popover',
  parameters: { layout: 'padded', inRussian: { label: 'Из чего состоит комиссия' } },
  args: {
    label: 'How the fee is made up',
    placement: 'bottom start',
    trigger: <Fee />,
    children: <Parts />,
  } satisfies PopoverProps,
});

export const Closed = meta.story();

function Note({ onRead }: { onRead: () => void }) {
  const say = useSay();
  return (
    <Stack gap={3}>
      <Text>{say('The fee is fixed at the request.', 'Комиссия фиксируется при подаче заявки.')}</Text>
      <Button size="small" onPress={onRead}>
        {say('Got it', 'Понятно')}
      </Button>
    </Stack>
  );
}

/** Enter opens it and moves the focus in. Escape closes it and returns the focus. */
export const Keyboard = meta.story({
  args: { children: (close: () => void) => <Note onRead={close} /> },
  async play({ canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    const trigger = canvas.getByRole('button', { name: say('Fee: 2.00 USDT', 'Комиссия: 2,00 USDT') });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const name = say('How the fee is made up', 'Из чего состоит комиссия');
    const dialog = await screen.findByRole('dialog', { name });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab({ shift: true });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard(' ');
    await userEvent.click(await screen.findByRole('button', { name: say('Got it', 'Понятно') }));
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
