import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = preview.meta({
  component: Divider,
  title: 'Components/Divider',
  parameters: { layout: 'padded' },
});

export const Alone = meta.story();

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const subjects = (
      <Stack>
        <Text>The fee is fixed at the request.</Text>
        <Divider />
        <Text tone="muted">The network may take up to an hour.</Text>
      </Stack>
    );
    return (
      <States>
        <State name="on the page">{subjects}</State>
        <State name="on a raised surface">
          <Card>{subjects}</Card>
        </State>
        <State name="on a sunken surface">
          <Card surface="sunken">{subjects}</Card>
        </State>
      </States>
    );
  },
});
