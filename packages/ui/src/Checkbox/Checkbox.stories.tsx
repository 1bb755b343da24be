import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  component: Checkbox,
  title: 'Components/Checkbox',
  parameters: { layout: 'padded' },
  args: { name: 'autoinvestment', children: 'Autoinvestment' },
});

export const Unticked = meta.story();

export const WithDescription = meta.story({
  args: { description: 'At the end of the term, body and accruals start a new deposit on the same plan.' },
  async play({ canvas }) {
    const said = /body and accruals/;
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(said);
  },
});

/** A parent checkbox of which only some children are ticked. The page sets the state. */
export const Indeterminate = meta.story({
  args: { children: 'All operations', isIndeterminate: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
});

function Acceptance() {
  return (
    <>
      I accept the <Link href="#offer">public offer</Link>
    </>
  );
}

/** Tab reaches the checkbox, then the link in its label. Space ticks, Enter follows the link. */
export const Keyboard = meta.story({
  args: { children: <Acceptance /> },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(box).toBeChecked();
    await userEvent.tab({ shift: true });
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
});

export const LongWords = meta.story({
  args: {
    children: 'Превысокомногорассмотрительствующее подтверждение ознакомления с предупреждением о рисках',
    description: 'Высокотехнологичноавтоматизированноереинвестирование начислений в конце срока',
    errorMessage: 'Подтвердите-ознакомление-с-предупреждением-о-возможных-рисках',
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const name = 'Autoinvestment';
    const kinds = [
      ['unticked', {}],
      ['ticked', { defaultSelected: true }],
      ['indeterminate', { isIndeterminate: true }],
    ] as const;
    return (
      <States>
        {kinds.map(([kind, props]) => (
          <State key={kind} name={kind}>
            <Checkbox {...props}>{name}</Checkbox>
          </State>
        ))}
        {(['hovered', 'focused'] as const).flatMap((state) =>
          kinds.map(([kind, props]) => (
            <State key={`${kind} ${state}`} name={`${kind}, ${state}`} is={state} on="label">
              <Checkbox {...props}>{name}</Checkbox>
            </State>
          )),
        )}
        {kinds.map(([kind, props]) => (
          <State key={kind} name={`${kind}, disabled`}>
            <Checkbox {...props} isDisabled>
              {name}
            </Checkbox>
          </State>
        ))}
        {kinds.map(([kind, props]) => (
          <State key={kind} name={`${kind}, read-only`}>
            <Checkbox {...props} isReadOnly>
              {name}
            </Checkbox>
          </State>
        ))}
        <State name="described">
          <Checkbox
            defaultSelected
            description="At the end of the term, body and accruals start a new deposit on the same plan."
          >
            {name}
          </Checkbox>
        </State>
        <State name="with a link">
          <Checkbox>
            <Acceptance />
          </Checkbox>
        </State>
        {(
          [
            ['invalid', undefined],
            ['invalid, focused', 'focused'],
          ] as const
        ).map(([state, forced]) => (
          <State key={state} name={state} is={forced} on="label">
            <Checkbox errorMessage="Please confirm that you have read it.">
              I have read the risk statement
            </Checkbox>
          </State>
        ))}
      </States>
    );
  },
});
