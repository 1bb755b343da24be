import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect, fn } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  component: Switch,
  title: 'Components/Switch',
  parameters: { layout: 'padded' },
  args: { children: 'Autoinvestment', onChange: fn() },
});

export const Off = meta.story();

export const On = meta.story({ args: { defaultSelected: true } });

export const WithDescription = meta.story({
  args: { description: 'At the end of the term, body and accruals start a new deposit on the same plan.' },
  async play({ canvas }) {
    const said = /body and accruals/;
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(said);
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true, defaultSelected: true },
  async play({ args, canvas, userEvent }) {
    const name = 'Autoinvestment';
    await userEvent.click(canvas.getByText(name));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Tab reaches it, Space toggles it. */
export const Keyboard = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    const control = canvas.getByRole('switch');
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await userEvent.tab({ shift: true });
    await expect(control).not.toHaveFocus();
  },
});

export const LongWords = meta.story({
  args: {
    children: 'Превысокомногорассмотрительствующее автоматическое реинвестирование начислений',
    description: 'Высокотехнологичноавтоматизированноепояснение к настройке, которое не помещается в строку.',
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const name = 'Autoinvestment';
    return (
      <States>
        <State name="off">
          <Switch>{name}</Switch>
        </State>
        <State name="on">
          <Switch defaultSelected>{name}</Switch>
        </State>
        {(['hovered', 'focused'] as const).flatMap((state) => [
          <State key={`off ${state}`} name={`off, ${state}`} is={state} on="label">
            <Switch>{name}</Switch>
          </State>,
          <State key={`on ${state}`} name={`on, ${state}`} is={state} on="label">
            <Switch defaultSelected>{name}</Switch>
          </State>,
        ])}
        <State name="described">
          <Switch description="At the end of the term, body and accruals start a new deposit.">{name}</Switch>
        </State>
        <State name="not saved">
          <Switch errorMessage="It could not be saved and is still off. Try again.">{name}</Switch>
        </State>
        <State name="off, disabled">
          <Switch isDisabled>{name}</Switch>
        </State>
        <State name="on, disabled">
          <Switch isDisabled defaultSelected>
            {name}
          </Switch>
        </State>
        <State name="off, read-only">
          <Switch isReadOnly>{name}</Switch>
        </State>
        <State name="on, read-only">
          <Switch isReadOnly defaultSelected>
            {name}
          </Switch>
        </State>
      </States>
    );
  },
});
