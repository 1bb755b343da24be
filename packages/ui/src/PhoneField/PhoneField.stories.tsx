import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect, fn } from 'storybook/test';
import { PhoneField } from './PhoneField.tsx';

const meta = preview.meta({
  component: PhoneField,
  title: 'Components/PhoneField',
  parameters: { layout: 'padded' },
  args: {
    label: 'Phone',
    name: 'phone',
    description: 'With the country code, for example +44 7700 900123',
    invalidMessage: 'Wrong phone number.',
    onChange: fn(),
  },
});

export const Empty = meta.story();

export const Filled = meta.story({
  args: { defaultValue: '+447700900123' },
  async play({ canvas }) {
    await canvas.findByDisplayValue('+44 7700 900123');
  },
});

/** Digits are grouped while typing. A correction in the middle does not move the caret. */
export const Keyboard = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('+447700900123');
    await canvas.findByDisplayValue('+44 7700 900123');
    await userEvent.keyboard('{ArrowLeft>3/}{Backspace}');
    await expect(field).toHaveValue('+44 7700 90123');
    await expect(field.selectionStart).toBe(11);
    await userEvent.keyboard('0');
    await expect(field).toHaveValue('+44 7700 900123');
    await expect(field.selectionStart).toBe(12);
    await userEvent.keyboard('{Delete}');
    await expect(field).toHaveValue('+44 7700 90023');
    await userEvent.keyboard('1');
    await userEvent.tab({ shift: true });
    await expect(field).not.toHaveFocus();
  },
});

export const LongWords = meta.story({
  args: {
    label: 'Контактный телефон для подтверждения операций по выводу средств',
    description: 'Высокотехнологичный-международный-формат-с-кодом-страны-и-без-пробелов',
    defaultValue: '+790000000000000000000000000000000000000',
    errorMessage: 'Неверный номер телефона.',
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const words = {
      label: 'Phone',
      invalidMessage: 'Wrong phone number.',
    };
    const number = { ...words, defaultValue: '+447700900123' };
    const hint = 'With the country code, for example +44 7700 900123';
    return (
      <States cell="wide">
        <State name="empty">
          <PhoneField {...words} description={hint} />
        </State>
        <State name="filled">
          <PhoneField {...number} />
        </State>
        <State name="hovered" is="hovered" on="[role=presentation]">
          <PhoneField {...number} />
        </State>
        <State name="focused" is="focused" on="[role=presentation]">
          <PhoneField {...number} />
        </State>
        <State name="invalid">
          <PhoneField {...words} defaultValue="+7999" errorMessage={words.invalidMessage} />
        </State>
        <State name="disabled">
          <PhoneField {...number} isDisabled />
        </State>
        <State name="read-only">
          <PhoneField {...number} isReadOnly />
        </State>
      </States>
    );
  },
  // Waits for the lazily loaded numbering plans.
  async play({ canvas }) {
    await expect((await canvas.findAllByDisplayValue('+44 7700 900123')).length).toBe(5);
  },
});
