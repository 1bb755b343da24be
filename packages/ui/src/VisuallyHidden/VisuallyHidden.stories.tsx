import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { sayIn, useSay } from '#.storybook/useSay';
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
  render: function BeforeAWord() {
    const say = useSay();
    return (
      <Text>
        <VisuallyHidden>{say('Status: ', 'Статус: ')}</VisuallyHidden>
        {say('on inspection', 'на проверке')}
      </Text>
    );
  },
  async play({ canvas, globals }) {
    const say = sayIn(globals.language);
    const hidden = canvas.getByText(say('Status:', 'Статус:'));
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(
      say('Status: on inspection', 'Статус: на проверке'),
    );
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const say = useSay();
    const word = say('on inspection', 'на проверке');
    return (
      <States>
        <State name="without">
          <Text>{word}</Text>
        </State>
        <State name="with words that are only heard">
          <Text>
            <VisuallyHidden>{say('Status: ', 'Статус: ')}</VisuallyHidden>
            {word}
          </Text>
        </State>
      </States>
    );
  },
});
