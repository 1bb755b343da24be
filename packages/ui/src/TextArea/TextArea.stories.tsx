import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect } from 'storybook/test';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const charactersLeft = (left: number) =>
  left < 0
    ? `${-left} ${left === -1 ? 'character' : 'characters'} too many`
    : `${left} ${left === 1 ? 'character' : 'characters'} left`;

const meta = preview.meta({
  component: TextArea,
  title: 'Components/TextArea',
  parameters: { layout: 'padded' },
  args: { label: 'What happened', name: 'message' },
});

export const Empty = meta.story({
  args: { placeholder: 'Day, amount, network' },
});

export const Grows = meta.story({
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('What happened');
    const before = field.clientHeight;
    await userEvent.type(field, 'First\nSecond\nThird\nFourth\nFifth\nSixth');
    await expect(field.clientHeight).toBeGreaterThan(before);
    await expect(field.scrollHeight).toBe(field.clientHeight);
  },
});

function Counted(props: Pick<TextAreaProps, 'label' | 'name'>) {
  return (
    <TextArea
      {...props}
      limit={20}
      charactersLeft={charactersLeft}
      tooLongMessage="Shorten it to 20 characters"
    />
  );
}

/** A pasted text that is too long is kept, and the user decides what to cut. */
export const TooLong = meta.story({
  render: Counted,
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    const pasted = 'The refill has not come yet';
    await userEvent.click(field);
    await userEvent.paste(pasted);
    await userEvent.tab();
    await expect(field).toHaveValue(pasted);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/7 characters too many.*Shorten it to 20 characters/);
    await userEvent.type(field, '{Backspace>7/}');
    await expect(canvas.getByText('0 characters left')).toBeVisible();
  },
});

/** Near the limit the count is announced when typing pauses. */
export const CountIsRead = meta.story({
  render: Counted,
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Hello');
    await expect(canvas.getByText('15 characters left')).toBeVisible();
    await userEvent.type(field, ', good morning');
    await expect(await canvas.findByRole('status')).toBeEmptyDOMElement();
    const left = '1 character left';
    await expect(await canvas.findByText(left, { selector: '[role=status]' })).toBeInTheDocument();
  },
});

/** Enter inserts a line break; Tab leaves. */
export const Keyboard = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('First{Enter}Second');
    await expect(field).toHaveValue('First\nSecond');
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(field).toHaveFocus();
  },
});

export const LongWords = meta.story({
  args: {
    label: 'Опишите, пожалуйста, обстоятельства неподтверждённого пополнения',
    defaultValue: `${'превысокомногорассмотрительствующий'.repeat(6)}\n${'1'.repeat(40)}`,
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates(args) {
    const field = { ...args, value: undefined };
    const counted = {
      ...field,
      charactersLeft: charactersLeft,
      tooLongMessage: 'Shorten it to 80 characters',
    };
    const text =
      'I sent 150 USDT on 12 October in the TRON network. The transfer has its confirmations, the balance has not changed.';
    return (
      <States cell="wide">
        <State name="empty">
          <TextArea {...field} placeholder="Day, amount, network" />
        </State>
        <State name="described">
          <TextArea {...field} description="Leave passwords out." />
        </State>
        <State name="filled, counted">
          <TextArea {...counted} limit={500} defaultValue={text} />
        </State>
        <State name="too long">
          <TextArea {...counted} limit={80} defaultValue={text} errorMessage={counted.tooLongMessage} />
        </State>
        <State name="hovered" is="hovered" on="[role=presentation]">
          <TextArea {...field} />
        </State>
        <State name="focused" is="focused" on="[role=presentation]">
          <TextArea {...field} />
        </State>
        {(
          [
            ['invalid', undefined],
            ['invalid, focused', 'focused'],
          ] as const
        ).map(([state, forced]) => (
          <State key={state} name={state} is={forced} on="[role=presentation]">
            <TextArea {...field} errorMessage="Please say what happened." />
          </State>
        ))}
        <State name="disabled">
          <TextArea {...field} defaultValue={text} isDisabled />
        </State>
        <State name="read-only">
          <TextArea {...field} defaultValue={text} isReadOnly />
        </State>
      </States>
    );
  },
});
