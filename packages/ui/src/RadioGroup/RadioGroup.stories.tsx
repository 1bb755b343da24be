import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect, fn } from 'storybook/test';
import { Radio } from './Radio.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const statuses = [
  <Radio key="single" value="single">
    Single
  </Radio>,
  <Radio key="married" value="married">
    Married
  </Radio>,
  <Radio key="other" value="other" description="You need not say more">
    Other
  </Radio>,
];

const meta = preview.meta({
  component: RadioGroup,
  subcomponents: { Radio },
  title: 'Components/RadioGroup',
  parameters: { layout: 'padded' },
  args: {
    label: 'Family status',
    name: 'familyStatus',
    onChange: fn(),
    children: statuses,
  },
});

export const NothingChosen = meta.story();

export const Chosen = meta.story({ args: { defaultValue: 'married' } });

/** One Tab stop. Arrows choose and wrap around; Space chooses if nothing is chosen yet. */
export const Keyboard = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    const [single, married, other] = canvas.getAllByRole('radio');
    await expect(single).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('single');
    await userEvent.keyboard('{ArrowDown}');
    await expect(married).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(other).toBeChecked();
    await expect(other).toHaveFocus();
    await userEvent.tab();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(other).toHaveFocus();
  },
});

export const LongWords = meta.story({
  args: {
    label: 'Семейное положение на момент заполнения настоящей анкеты',
    children: (
      <Radio value="long" description="Высокотехнологичноавтоматизированное пояснение">
        Превысокомногорассмотрительствующее состояние
      </Radio>
    ),
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const label = 'Send codes to';
    const radios = (
      <>
        <Radio value="phone">Phone</Radio>
        <Radio value="email" description="Takes a minute longer">
          E-mail
        </Radio>
        <Radio value="messenger" isDisabled description="No messenger is connected">
          Messenger
        </Radio>
      </>
    );
    return (
      <States>
        <State name="nothing chosen">
          <RadioGroup label={label}>{radios}</RadioGroup>
        </State>
        <State name="chosen">
          <RadioGroup label={label} defaultValue="phone">
            {radios}
          </RadioGroup>
        </State>
        <State name="described, row">
          <RadioGroup label={label} layout="row" description="You can change it later.">
            {radios}
          </RadioGroup>
        </State>
        <State name="hovered" is="hovered" on="label:not([data-disabled])">
          <RadioGroup label={label}>{radios}</RadioGroup>
        </State>
        <State name="focused" is="focused" on="label[data-selected]">
          <RadioGroup label={label} defaultValue="phone">
            {radios}
          </RadioGroup>
        </State>
        <State name="invalid">
          <RadioGroup label={label} errorMessage="Choose where to send codes.">
            {radios}
          </RadioGroup>
        </State>
        <State name="disabled">
          <RadioGroup label={label} defaultValue="phone" isDisabled>
            {radios}
          </RadioGroup>
        </State>
        <State name="read-only">
          <RadioGroup label={label} defaultValue="phone" isReadOnly>
            {radios}
          </RadioGroup>
        </State>
      </States>
    );
  },
});
