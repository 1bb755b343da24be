import { act, screen, waitFor } from '@testing-library/react';
import { userEvent as user } from '@testing-library/user-event';
import { expect } from 'vitest';

interface RefusedCode {
  /** Accessible name of the field. */
  field: string;
  code: string;
  button: string | RegExp;
  message: RegExp;
}

/** Enters a code that the server refuses, presses the button, and does both again: the field says each time what is wrong. */
export async function expectRefusedAgain({ field, code, button, message }: RefusedCode): Promise<void> {
  const input = await screen.findByRole('textbox', { name: field });
  for (const text of [code, code]) {
    await user.clear(input);
    // The last digit sends a code in most forms.
    await user.type(input, `${text}{Enter}`);
    await waitFor(() => expect(input).toHaveAccessibleDescription(message));
    // Firefox reports a change when a field is left that the page has emptied.
    if (input instanceof HTMLInputElement && input.value === '')
      act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(input).toHaveAccessibleDescription(message));
  }
}
