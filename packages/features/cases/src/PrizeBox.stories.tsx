import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect } from 'storybook/test';
import { PrizeBox, type PrizeBoxProps } from './PrizeBox.tsx';

const meta = preview.meta({
  title: 'Features/Cases/PrizeBox',
  component: PrizeBox,
  parameters: { layout: 'padded' },
  args: { attempts: 1 } satisfies PrizeBoxProps,
});

export const Closed = meta.story();

/** All lines have one width, open and closed. */
export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <States cell="narrow">
      {[1, 3, 5, 20].flatMap((attempts) =>
        [false, true].map((isOpen) => (
          <State key={`${attempts} ${isOpen}`} name={`${attempts} attempts, ${isOpen ? 'open' : 'closed'}`}>
            <PrizeBox attempts={attempts} isOpen={isOpen} />
          </State>
        )),
      )}
    </States>
  ),
  async play({ canvasElement }) {
    const widths = [...canvasElement.querySelectorAll('svg :is(path, ellipse)')].map(
      (line) => getComputedStyle(line).strokeWidth,
    );
    await expect(new Set(widths)).toEqual(new Set(['1.5px']));
  },
});
