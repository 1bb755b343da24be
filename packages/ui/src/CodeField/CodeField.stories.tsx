import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

/** A form that keeps the typed value, like a feature does. */
function KeptCodeField(props: CodeFieldProps) {
  const [value, setValue] = useState(props.value);
  return <CodeField {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  component: CodeField,
  title: 'Components/CodeField',
  parameters: { layout: 'padded' },
  render: (args) => <KeptCodeField {...args} />,
  args: { label: 'Code from the message', length: 6, value: '', onChange: () => undefined, onComplete: fn() },
});

export const Empty = meta.story();

export const Pasted = meta.story({
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste(' 418-207 ');
    await expect(field).toHaveValue('418207');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('418207');
  },
});

/** Digits fill the cells, other keys are ignored, Backspace deletes the last digit. */
export const Keyboard = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('41-8x2');
    await expect(field).toHaveValue('4182');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(field).toHaveValue('41');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('8207');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('418207');
    await userEvent.keyboard('{Home}9');
    await expect(field).toHaveValue('918207');
    await userEvent.keyboard('{End}{ArrowLeft}5');
    await expect(field).toHaveValue('918205');
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(field).toHaveFocus();
  },
});

const nextCell = (field: HTMLElement) =>
  [...(field.parentElement?.querySelectorAll('span') ?? [])].findIndex((cell) => 'next' in cell.dataset);

/** The focus ring marks the next cell. Typing replaces its digit. */
export const CorrectedByKeys = meta.story({
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '123');
    await expect(nextCell(field)).toBe(3);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(nextCell(field)).toBe(1));
    await userEvent.keyboard('9');
    await expect(field).toHaveValue('193');
    await waitFor(() => expect(nextCell(field)).toBe(2));
    await userEvent.keyboard('x8');
    await expect(field).toHaveValue('198');
    await userEvent.keyboard('207');
    await expect(args.onComplete).toHaveBeenLastCalledWith('198207');
  },
});

/** A click on a cell moves the caret there, so that one wrong digit takes one click and one key. */
export const CorrectedByClick = meta.story({
  args: { value: '418207' },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    const { left, top, width } = field.getBoundingClientRect();
    const pressCell = (cell: number) =>
      userEvent.pointer({
        keys: '[MouseLeft]',
        target: field,
        coords: { clientX: left + (width * (cell + 0.5)) / 6, clientY: top + 20 },
      });
    await pressCell(1);
    await waitFor(() => expect(nextCell(field)).toBe(1));
    await userEvent.keyboard('5');
    await expect(field).toHaveValue('458207');
    await expect(args.onComplete).toHaveBeenLastCalledWith('458207');
    await pressCell(5);
    await userEvent.keyboard('9');
    await expect(field).toHaveValue('458209');
  },
});

/** Eight cells on the narrowest phone, below text that is wider than they are. */
export const LongWords = meta.story({
  args: {
    length: 8,
    value: '41820',
    label: 'Одноразовый код подтверждения из отправленного вам сообщения',
    description: 'Отправили на превысокомногорассмотрительствующий-адрес@электронная-почта.example',
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States cell="wide">
      <State name="empty">
        <CodeField {...args} value="" description="We sent it to +44 •••• ••0123" />
      </State>
      <State name="begun">
        <CodeField {...args} value="418" />
      </State>
      <State name="focused, empty" is="focused" on="[role=presentation]">
        <CodeField {...args} value="" />
      </State>
      <State name="focused, begun" is="focused" on="[role=presentation]">
        <CodeField {...args} value="418" />
      </State>
      <State name="complete">
        <CodeField {...args} value="418207" />
      </State>
      {(
        [
          ['invalid', undefined],
          ['invalid, focused', 'focused'],
        ] as const
      ).map(([state, forced]) => (
        <State key={state} name={state} is={forced} on="[role=presentation]">
          <CodeField {...args} value="418207" errorMessage="Codes do not match. Try again." />
        </State>
      ))}
      <State name="disabled">
        <CodeField {...args} value="418207" isDisabled />
      </State>
      <State name="read-only">
        <CodeField {...args} value="418207" isReadOnly />
      </State>
      <State name="four digits">
        <CodeField {...args} length={4} value="41" />
      </State>
    </States>
  ),
});
