import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { Text } from '../Text/Text.tsx';
import { FromMedium } from './FromMedium.tsx';

const meta = preview.meta({
  title: 'Components/FromMedium',
  component: FromMedium,
  parameters: { layout: 'padded' },
  args: { children: null },
});

function Note() {
  return (
    <>
      <Text>Balance over time</Text>
      <FromMedium>
        <Text tone="muted">Held accruals are not included.</Text>
      </FromMedium>
    </>
  );
}

/** The note is missing below 768 px. */
export const Hidden = meta.story({ render: () => <Note /> });

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <States>
      <State name="from medium">
        <Note />
      </State>
    </States>
  ),
});
