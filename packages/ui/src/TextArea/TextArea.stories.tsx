import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { sayIn, useSay } from '#.storybook/useSay';
import { expect } from 'storybook/test';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const charactersLeft = (left: number) =>
  left < 0
    ? `${-left} ${left === -1 ? 'character' : 'characters'} too many`
    : `${left} ${left === 1 ? 'character' : 'characters'} left`;

const russianPlural = new Intl.PluralRules('ru');
const signs = { one: 'знак', few: 'знака', many: 'знаков', other: 'знака', zero: 'знаков', two: 'знака' };
const znakov = (count: number) => `${count} ${signs[russianPlural.select(count)]}`;
const ostalos = (left: number) => (left < 0 ? `Лишних знаков: ${-left}` : `Можно ещё ${znakov(left)}`);

const meta = preview.meta({
  component: TextArea,
  title: 'Components/TextArea',
  parameters: { layout: 'padded', inRussian: { label: 'Что произошло' } },
  args: { label: 'What happened', name: 'message' },
});

export const Empty = meta.story({
  args: { placeholder: 'Day, amount, network' },
  parameters: { inRussian: { placeholder: 'День, сумма, сеть' } },
});

export const Grows = meta.story({
  async play({ canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    const field = canvas.getByLabelText(say('What happened', 'Что произошло'));
    const before = field.clientHeight;
    await userEvent.type(
      field,
      say('First\nSecond\nThird\nFourth\nFifth\nSixth', 'Первое\nВторое\nТретье\nЧетвёртое\nПятое\nШестое'),
    );
    await expect(field.clientHeight).toBeGreaterThan(before);
    await expect(field.scrollHeight).toBe(field.clientHeight);
  },
});

/** Counts in the toolbar's language. */
function Counted(props: Pick<TextAreaProps, 'label' | 'name'>) {
  const say = useSay();
  return (
    <TextArea
      {...props}
      limit={20}
      charactersLeft={say(charactersLeft, ostalos)}
      tooLongMessage={say('Shorten it to 20 characters', 'Сократите до 20 знаков')}
    />
  );
}

/** A pasted text that is too long is kept, and the user decides what to cut. */
export const TooLong = meta.story({
  render: Counted,
  async play({ canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    const field = canvas.getByRole('textbox');
    const pasted = say('The refill has not come yet', 'Пополнение так и не пришло.');
    await userEvent.click(field);
    await userEvent.paste(pasted);
    await userEvent.tab();
    await expect(field).toHaveValue(pasted);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      say(/7 characters too many.*Shorten it to 20 characters/, /Лишних знаков: 7.*Сократите до 20 знаков/),
    );
    await userEvent.type(field, '{Backspace>7/}');
    await expect(canvas.getByText(say('0 characters left', 'Можно ещё 0 знаков'))).toBeVisible();
  },
});

/** Near the limit the count is announced when typing pauses. */
export const CountIsRead = meta.story({
  render: Counted,
  async play({ canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, say('Hello', 'Добро'));
    await expect(canvas.getByText(say('15 characters left', 'Можно ещё 15 знаков'))).toBeVisible();
    await userEvent.type(field, say(', good morning', 'е утро, друзья'));
    await expect(await canvas.findByRole('status')).toBeEmptyDOMElement();
    const left = say('1 character left', 'Можно ещё 1 знак');
    await expect(await canvas.findByText(left, { selector: '[role=status]' })).toBeInTheDocument();
  },
});

/** Enter inserts a line break; Tab leaves. */
export const Keyboard = meta.story({
  async play({ canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    await userEvent.tab();
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard(say('First{Enter}Second', 'Первое{Enter}Второе'));
    await expect(field).toHaveValue(say('First\nSecond', 'Первое\nВторое'));
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
    const say = useSay();
    const field = { ...args, value: undefined };
    const counted = {
      ...field,
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
          <TextArea {...field} placeholder={say('Day, amount, network', 'День, сумма, сеть')} />
        </State>
        <State name="described">
          <TextArea {...field} description={say('Leave passwords out.', 'Не указывайте пароль.')} />
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
            <TextArea {...field} errorMessage={say('Please say what happened.', 'Опишите, что произошло.')} />
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
