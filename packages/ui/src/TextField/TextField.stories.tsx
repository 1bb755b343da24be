import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
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
  parameters: { layout: 'padded' },
  args: { label: 'Login', name: 'login', isVerbatim: true },
});

export const Empty = meta.story();

export const WithDescription = meta.story({
  args: { description: 'Latin letters and numbers' },
  async play({ canvas }) {
    const field = canvas.getByLabelText('Login');
    const description = 'Latin letters and numbers';
    await expect(field).toHaveAccessibleDescription(description);
  },
});

const sent = fn();

/** Tab reaches the input, then controls inside the box. Enter submits the form. */
export const Keyboard = meta.story({
  render: (args) => (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <TextField {...args} requiredMessage="Please enter your login!" />
      <Button type="submit">Sign in</Button>
    </Form>
  ),
  async play({ canvas, userEvent }) {
    sent.mockClear();
    await userEvent.tab();
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(sent).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Please enter your login!');
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
    const field = { ...args, value: undefined };
    const hint = 'Latin letters and numbers';
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
              defaultValue="anna 2024"
              description={hint}
              errorMessage="Use only Latin letters and numbers."
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
          <TextField label="City" placeholder="Lisbon" start={<Icon of={GlobeIcon} />} />
        </State>
        <State name="with something aside and at the end">
          <TextField
            label="Term"
            labelAside={<Link href="#plans">Plans</Link>}
            defaultValue="30"
            end="days"
          />
        </State>
        <State name="leading">
          <TextField label="Contract number" defaultValue="4418-20" isLeading />
        </State>
      </States>
    );
  },
});
