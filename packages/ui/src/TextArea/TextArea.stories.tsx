import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { useSay } from '#.storybook/useSay';
import { expect } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({
  component: TextArea,
  title: 'Components/TextArea',
  parameters: { layout: 'padded' },
  args: { label: 'What happened', name: 'message' },
});

const charactersLeft = (left: number) =>
  left < 0
    ? `${-left} ${left === -1 ? 'character' : 'characters'} too many`
    : `${left} ${left === 1 ? 'character' : 'characters'} left`;

const russianPlural = new Intl.PluralRules('ru');
const signs = { one: 'знак', few: 'знака', many: 'знаков', other: 'знака', zero: 'знаков', two: 'знака' };
const znakov = (count: number) => `${count} ${signs[russianPlural.select(count)]}`;
const ostalos = (left: number) => (left < 0 ? `Лишних знаков: ${-left}` : `Можно ещё ${znakov(left)}`);

export const Empty = meta.story({ args: { placeholder: 'Day, amount, network' } });

export const Grows = meta.story({
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('What happened');
    const before = field.clientHeight;
    await userEvent.type(field, 'First\nSecond\nThird\nFourth\nFifth\nSixth');
    await expect(field.clientHeight).toBeGreaterThan(before);
    await expect(field.scrollHeight).toBe(field.clientHeight);
  },
});

/** A text that is pasted too long is kept whole, and the person says what to leave out. */
export const TooLong = meta.story({
  args: { limit: 20, charactersLeft, tooLongMessage: 'Shorten it to 20 characters' },
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('What happened');
    await userEvent.click(field);
    await userEvent.paste('The refill has not come yet');
    await userEvent.tab();
    await expect(field).toHaveValue('The refill has not come yet');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/7 characters too many.*Shorten it to 20 characters/);
    await userEvent.type(field, '{Backspace>7/}');
    await expect(canvas.getByText('0 characters left')).toBeVisible();
  },
});

/** Near the end the count is read out, once the typing pauses. */
export const CountIsRead = meta.story({
  args: { limit: 20, charactersLeft, tooLongMessage: 'Shorten it to 20 characters' },
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('What happened');
    await userEvent.type(field, 'Hello');
    await expect(canvas.getByText('15 characters left')).toBeVisible();
    await userEvent.type(field, ', good morning');
    await expect(await canvas.findByRole('status')).toBeEmptyDOMElement();
    await expect(
      await canvas.findByText('1 character left', { selector: '[role=status]' }),
    ).toBeInTheDocument();
  },
});

export const Invalid = meta.story({ args: { errorMessage: 'Please say what happened' } });

export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: 'The refill has not come yet.' },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true, defaultValue: 'The refill has not come yet.' },
});

/** Enter begins a line here; Tab leaves. */
export const Keyboard = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    const field = canvas.getByLabelText('What happened');
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
  render: function AllStates() {
    const say = useSay();
    const words = { label: say('What happened', 'Что произошло') };
    const counted = {
      ...words,
      charactersLeft: say(charactersLeft, ostalos),
      tooLongMessage: say('Shorten it to 80 characters', 'Сократите до 80 знаков'),
    };
    const text = say(
      'I sent 150 USDT on 12 October in the TRON network. The transfer has its confirmations, the balance has not changed.',
      'Перевод на 150 USDT отправлен 12 октября в сети TRON. Подтверждения есть, баланс не изменился.',
    );
    return (
      <States cell="wide">
        <State name="empty">
          <TextArea {...words} placeholder={say('Day, amount, network', 'День, сумма, сеть')} />
        </State>
        <State name="described">
          <TextArea {...words} description={say('Leave passwords out.', 'Не указывайте пароль.')} />
        </State>
        <State name="filled, counted">
          <TextArea {...counted} limit={500} defaultValue={text} />
        </State>
        <State name="too long">
          <TextArea {...counted} limit={80} defaultValue={text} errorMessage={counted.tooLongMessage} />
        </State>
        <State name="hovered" is="hovered" on="[role=presentation]">
          <TextArea {...words} />
        </State>
        <State name="focused" is="focused" on="[role=presentation]">
          <TextArea {...words} />
        </State>
        {(
          [
            ['invalid', undefined],
            ['invalid, focused', 'focused'],
          ] as const
        ).map(([state, forced]) => (
          <State key={state} name={state} is={forced} on="[role=presentation]">
            <TextArea {...words} errorMessage={say('Please say what happened', 'Опишите, что произошло')} />
          </State>
        ))}
        <State name="disabled">
          <TextArea {...words} defaultValue={text} isDisabled />
        </State>
        <State name="read-only">
          <TextArea {...words} defaultValue={text} isReadOnly />
        </State>
      </States>
    );
  },
});
