import { expect, userEvent, waitFor } from 'storybook/test';

/** Presses a button once it is enabled: it may be disabled until a response arrives. */
export async function press(button: HTMLElement): Promise<void> {
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}
