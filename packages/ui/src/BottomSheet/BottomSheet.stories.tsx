import { checkModal } from '#.storybook/checkModal';
import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { BottomSheet, type BottomSheetProps } from './BottomSheet.tsx';

function OtherPlaces() {
  return (
    <Stack gap={4}>
      <Link href="#partners">Partners</Link>
      <Link href="#operations">Operations</Link>
      <Link href="#cases">Cases</Link>
    </Stack>
  );
}

function Show() {
  return <Button variant="primary">Show 24 operations</Button>;
}

const meta = preview.meta({
  component: BottomSheet,
  title: 'Components/BottomSheet',
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  globals: { viewport: { value: 'mobile1' } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'More',
    closeLabel: 'Close',
    children: <OtherPlaces />,
  } satisfies BottomSheetProps,
});

export const Places = meta.story({
  async play({ args }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
});

function SheetBehindButton(props: BottomSheetProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <Button onPress={() => setOpen(true)}>{props.title}</Button>
      <BottomSheet {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </main>
  );
}

async function openSheet() {
  const name = 'More';
  const opener = await screen.findByRole('button', { name });
  await userEvent.click(opener);
  return { opener, sheet: await screen.findByRole('dialog', { name }) };
}

/** The focus moves into the sheet. Tab stays inside, Escape closes it, and the focus returns. */
export const Keyboard = meta.story({
  render: SheetBehindButton,
  play: async () => checkModal(await screen.findByRole('button')),
});

/** A long drag closes the sheet; a short one returns it. */
export const Dragged = meta.story({
  render: SheetBehindButton,
  async play() {
    const { sheet } = await openSheet();
    const grip = sheet.parentElement!.querySelector('[aria-hidden]')!;
    const at = (clientY: number) => ({ clientY, pointerId: 1, bubbles: true });
    grip.setPointerCapture = fn();
    await fireEvent.pointerDown(grip, at(300));
    await fireEvent.pointerMove(grip, at(340));
    await expect(sheet.parentElement).toHaveStyle({ translate: '0px 40px' });
    await fireEvent.pointerUp(grip, at(340));
    await waitFor(() => expect(sheet).toBeVisible());
    await fireEvent.pointerDown(grip, at(300));
    await fireEvent.pointerMove(grip, at(420));
    await fireEvent.pointerUp(grip, at(420));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

function PaymentSystems() {
  return Array.from({ length: 30 }, (_, index) => <Text key={index}>Payment system {index + 1}</Text>);
}

/** The head and the foot stay visible while the body scrolls. */
export const LongContent = meta.story({
  args: { title: 'Filters', actions: <Show />, children: <PaymentSystems /> },
  async play() {
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const button = sheet.getByRole('button', { name: 'Show 24 operations' });
    await waitFor(() =>
      expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
  },
});

export const LongWords = meta.story({
  args: {
    title: 'Сверхвысокопроизводительныесистемыавтоматизированнойобработкиплатежей',
    actions: <Button>Подтвердить изменение платёжной системы по умолчанию</Button>,
  },
});

export const AllStates = meta.story({
  globals: { viewport: { value: undefined } },
  parameters: { chromatic: { disableSnapshot: false } },
  args: { actions: <Show /> },
});
