import { checkModal } from '#.storybook/checkModal';
import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Amount } from '../Amount/Amount.tsx';
import { Button } from '../Button/Button.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { KeyValueList } from '../KeyValueList/KeyValueList.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

function Refill() {
  return (
    <KeyValueList
      items={[
        {
          id: 'status',
          term: 'Status',
          value: <StatusBadge state="done" label="Replenished" />,
        },
        {
          id: 'created',
          term: 'Created',
          value: <DateTime value="2026-10-14T09:12:00Z" timeZone="UTC" />,
        },
        {
          id: 'credited',
          term: 'Credited',
          value: <Amount value={{ amount: '1250.00', currency: 'USDT' }} />,
          isTotal: true,
        },
      ]}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Drawer',
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Refill of 14 October',
    closeLabel: 'Close',
    children: <Refill />,
  } satisfies DrawerProps,
});

export const Details = meta.story();

function DrawerBehindButton(props: DrawerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <Button onPress={() => setOpen(true)}>Details</Button>
      <Drawer {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </main>
  );
}

function Repeat() {
  return <Button isWide>Repeat this refill</Button>;
}

export const WithActions = meta.story({ args: { actions: <Repeat /> } });

/** The focus moves in. Tab stays inside, Escape closes, and the focus returns to the trigger. */
export const Keyboard = meta.story({
  args: WithActions.input.args,
  render: DrawerBehindButton,
  play: async () => checkModal(await screen.findByRole('button')),
});

/** In right-to-left locales it opens at the left side. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  async play() {
    const panel = (await screen.findByRole('dialog')).parentElement!;
    await waitFor(() => expect(panel).not.toHaveAttribute('data-entering'));
    await expect(panel.getBoundingClientRect().left).toBe(12);
    panel.setAttribute('data-entering', 'true');
    // The tests of the grids have no animations.
    for (const entrance of panel.getAnimations()) {
      entrance.pause();
      entrance.currentTime = 0;
      await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(0);
    }
    panel.removeAttribute('data-entering');
  },
});

export const LongWords = meta.story({
  args: {
    title: 'Сверхвысокопроизводительныесистемыавтоматизированнойобработкиплатежей',
    actions: <Button isWide>Подтвердить изменение платёжной системы по умолчанию</Button>,
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  args: WithActions.input.args,
});
