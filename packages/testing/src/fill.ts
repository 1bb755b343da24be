import { fireEvent } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/**
 * Focuses a field and replaces its text at once. `user.type` renders the form again for each key: use it where the keys are what is
 * tested.
 */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  fireEvent.change(field, { target: { value: text } });
}
