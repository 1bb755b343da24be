import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { sayIn, useSay } from '#.storybook/useSay';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { GlobeIcon } from '../Icon/icons.ts';
import { Link } from '../Link/Link.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  component: TextField,
  title: 'Components/TextField',
  parameters: { layout: 'padded', inRussian: { label: 'Логин' } },
  args: { label: 'Login', name: 'login', isVerbatim: true },
});

export const Empty = meta.story();

export const WithDescription = meta.story({
  args: { description: 'Latin letters and numbers' },
  parameters: { inRussian: { description: 'Латинские буквы и цифры' } },
  async play({ canvas, globals }) {
    const say = sayIn(globals.language);
    const field = canvas.getByLabelText(say('Login', 'Логин'));
    const description = say('Latin letters and numbers', 'Латинские буквы и цифры');
    await expect(field).toHaveAccessibleDescription(description);
  },
});

const sent = fn();

/** Tab reaches the input, then controls inside the box. Enter submits the form. */
export const Keyboard = meta.story({
  render: function Keyboard(args) {
    const say = useSay();
    return (
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          sent();
        }}
      >
        <TextField {...args} requiredMessage={say('Please enter your login!', 'Введите логин.')} />
        <Button type="submit">{say('Log in', 'Войти')}</Button>
      </Form>
    );
  },
  async play({ canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    sent.mockClear();
    await userEvent.tab();
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(sent).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(say('Please enter your login!', 'Введите логин.'));
    await userEvent.keyboard('anna2024{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(field).toHaveFocus();
  },
});

/** A long label wraps, a long value scrolls inside the box, and start and end stay in place. */
export const LongWords = meta.story({
  args: {
    label: 'Контактный адрес электронной почты для подтверждения операций по выводу средств',
    labelAside: <Link href="#change">Изменить адрес электронной почты</Link>,
    defaultValue: 'превысокомногорассмотрительствующий-пользователь@электронная-почта.example',
    errorMessage: 'Адрес-электронной-почты-не-подтверждён-и-поэтому-не-принимается',
    end: 'высокотехнологичный',
  },
});

/** Empty texts leave no gaps: no label aside, no description, no message. */
export const EmptyStrings = meta.story({
  args: { description: '', errorMessage: '', placeholder: '' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('');
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates(args) {
    const say = useSay();
    const field = { ...args, value: undefined };
    const hint = say('Latin letters and numbers', 'Только латинские буквы и цифры');
    return (
      <States>
        <State name="empty">
          <TextField {...field} description={hint} />
        </State>
        <State name="filled">
          <TextField {...field} defaultValue="anna2024" />
        </State>
        <State name="hovered" is="hovered" on="[role=presentation]">
          <TextField {...field} defaultValue="anna2024" />
        </State>
        <State name="focused" is="focused" on="[role=presentation]">
          <TextField {...field} defaultValue="anna2024" />
        </State>
        {(
          [
            ['invalid', undefined],
            ['invalid, focused', 'focused'],
          ] as const
        ).map(([state, forced]) => (
          <State key={state} name={state} is={forced} on="[role=presentation]">
            <TextField
              {...field}
              defaultValue={say('anna 2024', 'анна')}
              description={hint}
              errorMessage={say(
                'Use only Latin letters and numbers.',
                'В логине допустимы только латинские буквы и цифры.',
              )}
            />
          </State>
        ))}
        <State name="disabled">
          <TextField {...field} defaultValue="anna2024" isDisabled />
        </State>
        <State name="read-only">
          <TextField {...field} defaultValue="anna2024" isReadOnly />
        </State>
        <State name="with a placeholder and an icon">
          <TextField
            label={say('City', 'Город')}
            placeholder={say('Lisbon', 'Лиссабон')}
            start={<Icon of={GlobeIcon} />}
          />
        </State>
        <State name="with something aside and at the end">
          <TextField
            label={say('Term', 'Срок')}
            labelAside={<Link href="#plans">{say('Plans', 'Планы')}</Link>}
            defaultValue="30"
            end={say('days', 'дней')}
          />
        </State>
        <State name="leading">
          <TextField label={say('Contract number', 'Номер договора')} defaultValue="4418-20" isLeading />
        </State>
      </States>
    );
  },
});
