import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { sayIn, useSay, type Say } from '#.storybook/useSay';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Form } from '../Form/Form.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const boxesIn = (say: Say) => [
  <Checkbox key="refills" value="refills">
    {say('Refills', 'Пополнения')}
  </Checkbox>,
  <Checkbox
    key="accruals"
    value="accruals"
    description={say('Once a day, in one message', 'Раз в день, одним сообщением')}
  >
    {say('Accruals', 'Начисления')}
  </Checkbox>,
  <Checkbox key="news" value="news">
    {say('News', 'Новости')}
  </Checkbox>,
];

const meta = preview.meta({
  component: CheckboxGroup,
  title: 'Components/CheckboxGroup',
  parameters: {
    layout: 'padded',
    inRussian: { label: 'О чём уведомлять', children: boxesIn(sayIn('ru')) },
  },
  args: {
    label: 'Notify me about',
    name: 'topics',
    onChange: fn(),
    children: boxesIn(sayIn('en')),
  },
});

export const NothingTicked = meta.story();

export const SomeTicked = meta.story({ args: { defaultValue: ['refills'] } });

/** At least one is required. The message appears once, not per checkbox. */
export const Missing = meta.story({
  render: function Missing(args) {
    const say = useSay();
    return (
      <Form>
        <CheckboxGroup {...args} requiredMessage={say('Choose at least one.', 'Выберите хотя бы одно.')} />
        <Button type="submit">{say('Save', 'Сохранить')}</Button>
      </Form>
    );
  },
  async play({ canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    const refusal = say('Choose at least one.', 'Выберите хотя бы одно.');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText(refusal)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: say('Refills', 'Пополнения') })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText(refusal)).not.toBeInTheDocument();
  },
});

/** Tab goes from checkbox to checkbox, Space ticks. */
export const Keyboard = meta.story({
  async play({ args, canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: say('Refills', 'Пополнения') })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: say('Accruals', 'Начисления') })).toHaveFocus();
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
    const say = useSay();
    const label = say('Notify me about', 'О чём уведомлять');
    const boxes = (
      <>
        <Checkbox value="refills">{say('Refills', 'Пополнения')}</Checkbox>
        <Checkbox
          value="accruals"
          description={say('Once a day, in one message', 'Раз в день, одним сообщением')}
        >
          {say('Accruals', 'Начисления')}
        </Checkbox>
        <Checkbox value="news" isDisabled>
          {say('News', 'Новости')}
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
          <CheckboxGroup
            label={label}
            layout="columns"
            description={say('By e-mail. A code is sent in any case.', 'По почте; код приходит всегда.')}
          >
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
          <CheckboxGroup label={label} errorMessage={say('Choose at least one.', 'Выберите хотя бы одно.')}>
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
