import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { useSay } from '#.storybook/useSay';
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
  render: function Page(args) {
    const say = useSay();
    return (
      <Container {...args}>
        <Card>
          <Text>{say('Nothing touches the edge of the window.', 'Ничто не касается края окна.')}</Text>
        </Card>
      </Container>
    );
  },
  async play({ canvas, canvasElement }) {
    const { left } = (await canvas.findByText(/Nothing touches|Ничто не/)).getBoundingClientRect();
    await expect(left - canvasElement.getBoundingClientRect().left).toBeGreaterThanOrEqual(16);
  },
});

const widths = ['page', 'text', 'form'] as const;

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const say = useSay();
    return (
      <States>
        {widths.map((width) => (
          <State key={width} name={width}>
            <Container width={width}>
              <Card surface="sunken">
                <Text>
                  {say(
                    'A refill is credited after the confirmations of its network.',
                    'Пополнение зачисляется после подтверждений в сети.',
                  )}
                </Text>
              </Card>
            </Container>
          </State>
        ))}
      </States>
    );
  },
});
