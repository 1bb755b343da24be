import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({
  component: Stack,
  title: 'Components/Stack',
  parameters: { layout: 'padded' },
});

export const Paragraphs = meta.story({
  render: () => (
    <Stack gap={3} width="text">
      <Heading level={2}>Early close</Heading>
      <Text size={16}>The body comes back less the plan’s fee for early closing.</Text>
      <Text size={16}>Accruals that are still held are forfeited.</Text>
    </Stack>
  ),
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const body = 'The body comes back less the fee for early closing.';
    const close = 'Close the deposit';
    return (
      <States>
        {([0, 1, 2, 4, 6, 8] as const).map((gap) => (
          <State key={gap} name={`gap ${gap}`}>
            <Stack gap={gap}>
              <Text>{body}</Text>
              <Text tone="muted">{body}</Text>
            </Stack>
          </State>
        ))}
        {(['stretch', 'start', 'center', 'end'] as const).map((align) => (
          <State key={align} name={`align ${align}`}>
            <Stack align={align}>
              <Text>{body}</Text>
              <Button>{close}</Button>
            </Stack>
          </State>
        ))}
        {(['full', 'form', 'text'] as const).map((width) => (
          <State key={width} name={`width ${width}`}>
            <Stack width={width}>
              <Button>{close}</Button>
            </Stack>
          </State>
        ))}
      </States>
    );
  },
});
