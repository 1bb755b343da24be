import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  component: VisuallyHidden,
  title: 'Components/VisuallyHidden',
  parameters: { layout: 'padded' },
});

/** It is announced and takes no space. */
export const BeforeAWord = meta.story({
  render: () => (
    <Text>
      <VisuallyHidden>{'Status: '}</VisuallyHidden>
      on inspection
    </Text>
  ),
  async play({ canvas }) {
    const hidden = canvas.getByText('Status:');
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('Status: on inspection');
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const word = 'on inspection';
    return (
      <States>
        <State name="without">
          <Text>{word}</Text>
        </State>
        <State name="with words that are only heard">
          <Text>
            <VisuallyHidden>{'Status: '}</VisuallyHidden>
            {word}
          </Text>
        </State>
      </States>
    );
  },
});
