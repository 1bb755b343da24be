import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Form } from '../Form/Form.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const boxes = [
  <Checkbox key="refills" value="refills">
    Refills
  </Checkbox>,
  <Checkbox key="accruals" value="accruals" description="Once a day, in one message">
    Accruals
  </Checkbox>,
  <Checkbox key="news" value="news">
    News
  </Checkbox>,
];

const meta = preview.meta({
  component: CheckboxGroup,
  title: 'Components/CheckboxGroup',
  parameters: { layout: 'padded' },
  args: {
    label: 'Notify me about',
    name: 'topics',
    onChange: fn(),
    children: boxes,
  },
});

export const NothingTicked = meta.story();

export const SomeTicked = meta.story({ args: { defaultValue: ['refills'] } });

/** At least one is required. The message appears once, not per checkbox. */
export const Missing = meta.story({
  render: (args) => (
    <Form>
      <CheckboxGroup {...args} requiredMessage="Choose at least one." />
      <Button type="submit">Save</Button>
    </Form>
  ),
  async play({ canvas, userEvent }) {
    const refusal = 'Choose at least one.';
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(refusal)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Refills' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText(refusal)).not.toBeInTheDocument();
  },
});

/** Tab goes from checkbox to checkbox, Space ticks. */
export const Keyboard = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Refills' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Accruals' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['refills', 'accruals']);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['accruals']);
  },
});

export const LongWords = meta.story({
  args: {
    label: 'О каких изменениях состояния депозитов и пополнений присылать уведомления',
    children: (
      <Checkbox value="long" description="Высокотехнологичноавтоматизированное уведомление">
        Превысокомногорассмотрительствующее реинвестирование
      </Checkbox>
    ),
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const label = 'Notify me about';
    const boxes = (
      <>
        <Checkbox value="refills">Refills</Checkbox>
        <Checkbox value="accruals" description="Once a day, in one message">
          Accruals
        </Checkbox>
        <Checkbox value="news" isDisabled>
          News
        </Checkbox>
      </>
    );
    return (
      <States cell="wide">
        <State name="nothing ticked">
          <CheckboxGroup label={label}>{boxes}</CheckboxGroup>
        </State>
        <State name="some ticked">
          <CheckboxGroup label={label} defaultValue={['refills']}>
            {boxes}
          </CheckboxGroup>
        </State>
        <State name="described, columns">
          <CheckboxGroup label={label} layout="columns" description="By e-mail. A code is sent in any case.">
            {boxes}
          </CheckboxGroup>
        </State>
        <State name="hovered" is="hovered" on="label:not([data-disabled])">
          <CheckboxGroup label={label}>{boxes}</CheckboxGroup>
        </State>
        <State name="focused" is="focused" on="[data-rac]:first-child > label">
          <CheckboxGroup label={label}>{boxes}</CheckboxGroup>
        </State>
        <State name="invalid">
          <CheckboxGroup label={label} errorMessage="Choose at least one.">
            {boxes}
          </CheckboxGroup>
        </State>
        <State name="disabled">
          <CheckboxGroup label={label} defaultValue={['refills']} isDisabled>
            {boxes}
          </CheckboxGroup>
        </State>
        <State name="read-only">
          <CheckboxGroup label={label} defaultValue={['refills']} isReadOnly>
            {boxes}
          </CheckboxGroup>
        </State>
      </States>
    );
  },
});
