import { expect, userEvent, waitFor } from 'storybook/test';

/** Presses a button as soon as it can be pressed: a figure that it stands for may still be on its way. */
export async function press(button: HTMLElement): Promise<void> {
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}
