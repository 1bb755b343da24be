import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { Container } from './Container.tsx';

const meta = preview.meta({
  component: Container,
  title: 'Components/Container',
});

/** What stands in it keeps off the edges. */
export const Page = meta.story({
  render: (args) => (
    <Container {...args}>
      <Card>
        <Text>Nothing touches the edge of the window.</Text>
      </Card>
    </Container>
  ),
  async play({ canvas, canvasElement }) {
    const { left } = (await canvas.findByText(/Nothing touches/)).getBoundingClientRect();
    await expect(left - canvasElement.getBoundingClientRect().left).toBeGreaterThanOrEqual(16);
  },
});

const widths = ['page', 'text', 'form'] as const;

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <States>
      {widths.map((width) => (
        <State key={width} name={width}>
          <Container width={width}>
            <Card surface="sunken">
              <Text>A refill is credited after the confirmations of its network.</Text>
            </Card>
          </Container>
        </State>
      ))}
    </States>
  ),
});
