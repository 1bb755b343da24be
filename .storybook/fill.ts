import { fireEvent, userEvent } from 'storybook/test';

/** Focuses a field and gives it a text at once. Keys are typed one by one only where they are what the story shows. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await fireEvent.change(field, { target: { value: text } });
}
