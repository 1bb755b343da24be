import preview from '#.storybook/preview';
import { sayIn, useSay } from '#.storybook/useSay';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Amount } from '../Amount/Amount.tsx';
import { Button } from '../Button/Button.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { KeyValueList } from '../KeyValueList/KeyValueList.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

function Refill() {
  const say = useSay();
  return (
    <KeyValueList
      items={[
        {
          id: 'status',
          term: say('Status', 'Статус'),
          value: <StatusBadge tone="success" label={say('Replenished', 'Зачислено')} />,
        },
        {
          id: 'created',
          term: say('Created', 'Создано'),
          value: <DateTime value="2026-10-14T09:12:00Z" timeZone="UTC" />,
        },
        {
          id: 'credited',
          term: say('Credited', 'Зачислено'),
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
  parameters: {
    docs: { story: { inline: false, height: '520px' } },
    inRussian: { title: 'Пополнение от 14 октября', closeLabel: 'Закрыть' },
  },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Refill of 14 October',
    closeLabel: 'Close',
    children: <Refill />,
  } satisfies DrawerProps,
});

export const Details = meta.story({
  async play({ args, globals }) {
    const say = sayIn(globals.language);
    const name = say('Refill of 14 October', 'Пополнение от 14 октября');
    const opened = await screen.findByRole('dialog', { name });
    // The drawer slides in.
    await waitFor(() => expect(opened).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: say('Close', 'Закрыть') }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
});

function DrawerBehindButton(props: DrawerProps) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <Button onPress={() => setOpen(true)}>{say('Details', 'Подробности')}</Button>
      <Drawer {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </main>
  );
}

function Repeat() {
  const say = useSay();
  return <Button isWide>{say('Repeat this refill', 'Повторить пополнение')}</Button>;
}

export const WithActions = meta.story({ args: { actions: <Repeat /> } });

/** The focus moves in. Tab stays inside, Escape closes, and the focus returns to the trigger. */
export const Keyboard = meta.story({
  args: WithActions.input.args,
  render: DrawerBehindButton,
  async play() {
    const opener = await screen.findByRole('button');
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    for (let stop = 0; stop < 5; stop += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.tab({ shift: true });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** In right-to-left locales it opens at the left side. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  async play() {
    const panel = (await screen.findByRole('dialog')).parentElement!;
    await waitFor(() => expect(panel).not.toHaveAttribute('data-entering'));
    await expect(panel.getBoundingClientRect().left).toBe(0);
    panel.setAttribute('data-entering', 'true');
    // The tests of the grids have no animations.
    for (const entrance of panel.getAnimations()) {
      entrance.pause();
      entrance.currentTime = 0;
      await expect(panel.getBoundingClientRect().right).toBe(0);
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
  render: function AllStates() {
    const say = useSay();
    return (
      <Drawer
        isOpen
        title={say('Refill of 14 October', 'Пополнение от 14 октября')}
        closeLabel={say('Close', 'Закрыть')}
        actions={<Repeat />}
      >
        <KeyValueList
          items={[
            {
              id: 'status',
              term: say('Status', 'Статус'),
              value: <StatusBadge tone="info" label={say('In process', 'В обработке')} />,
            },
            {
              id: 'hash',
              term: say('Transaction hash', 'Хеш транзакции'),
              value: '9f2c4b7a1e08d35566c0fe91b7a84d2271c0e5f39ab84c6d10e72f5a3b9c8d41',
            },
            {
              id: 'requested',
              term: say('Requested amount', 'Запрошенная сумма'),
              value: <Amount value={{ amount: '1250.00', currency: 'USDT' }} />,
            },
          ]}
        />
      </Drawer>
    );
  },
});
