import { type ReactElement, useState } from 'react';
import { expect, it, vi } from 'vitest';

const parts = vi.hoisted(() => ({
  menu: Promise.withResolvers<void>(),
  popover: Promise.withResolvers<void>(),
}));
vi.mock('./Menu/MenuSurface.tsx', async (load) => {
  await parts.menu.promise;
  return load();
});
vi.mock('./Popover/PopoverSurface.tsx', async (load) => {
  await parts.popover.promise;
  return load();
});

// Another file of this worker may have loaded the parts already.
vi.resetModules();
const { act, render, screen, user, waitFor } = await import('@meridian/testing');
const { Button } = await import('./Button/Button.tsx');
const { createLatePart, useLatePart } = await import('./latePart.ts');
const { Menu } = await import('./Menu/Menu.tsx');
const { Popover } = await import('./Popover/Popover.tsx');

const items = [
  { id: 'first', label: 'First' },
  { id: 'last', label: 'Last' },
];

it('opens a menu on the key that was pressed before it was loaded, unless Escape followed', async () => {
  render(<Menu label="Account" trigger={<Button>Account</Button>} items={items} />, { language: 'en' });
  const trigger = screen.getByRole('button');
  expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(trigger).toHaveFocus();
  await act(async () => parts.menu.resolve());
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Last' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(trigger).toHaveFocus());
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
});

it('opens a popover that was pressed before it was loaded', async () => {
  render(
    <Popover label="Fee" trigger={<Button>Fee</Button>}>
      <Button>Got it</Button>
    </Popover>,
    { language: 'en' },
  );
  const trigger = screen.getByRole('button');
  await user.dblClick(trigger);
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => parts.popover.resolve());
  const dialog = await screen.findByRole('dialog', { name: 'Fee' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(trigger).toHaveFocus());
});

it('closes what could not be loaded, and loads it again with the next press', async () => {
  const load = vi.fn<() => Promise<() => ReactElement>>();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(() => <p>loaded</p>);
  const part = createLatePart<object>(load);
  function Opened() {
    const [isOpen, setOpen] = useState(false);
    const Part = useLatePart(part, { isOpen, close: () => setOpen(false) });
    return (
      <>
        <button onClick={() => setOpen(true)}>{isOpen ? 'open' : 'closed'}</button>
        {Part && isOpen && <Part />}
      </>
    );
  }
  render(<Opened />, { language: 'en' });
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('closed'));
  expect(load).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('loaded')).toBeVisible();
});
