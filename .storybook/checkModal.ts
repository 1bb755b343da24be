import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Opens a modal: the focus moves in, Tab stays inside, Escape closes it, and the focus returns to the opener. */
export async function checkModal(opener: HTMLElement, role: 'dialog' | 'alertdialog' = 'dialog') {
  await userEvent.click(opener);
  const modal = await screen.findByRole(role);
  const holdsFocus = () => expect(modal.contains(document.activeElement)).toBe(true);
  await waitFor(holdsFocus);
  for (let stop = 0; stop < 6; stop += 1) {
    await userEvent.tab();
    await holdsFocus();
  }
  await userEvent.tab({ shift: true });
  await holdsFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
}
