import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { useSay } from '#.storybook/useSay';
import { expect, fn, waitFor } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';

const meta = preview.meta({
  component: SchemeSwitch,
  title: 'Components/SchemeSwitch',
  parameters: { layout: 'padded' },
  args: {
    label: 'Colour scheme',
    words: { system: 'System', light: 'Light', dark: 'Dark' },
    onChange: fn(),
  },
  // The next story starts in the scheme of the toolbar again.
  beforeEach() {
    const before = document.documentElement.dataset.scheme;
    return () => {
      if (before !== undefined) document.documentElement.dataset.scheme = before;
    };
  },
});

export const Choice = meta.story();

/** The page follows at once, and the host hears of it. */
export const Chosen = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
    await expect(args.onChange).toHaveBeenCalledWith('dark');
    await userEvent.click(canvas.getByRole('radio', { name: 'System' }));
    await expect(document.documentElement).toHaveAttribute('data-scheme', 'system');
  },
});

/** One switch in the settings and one in the footer say the same. */
export const TwoOnAPage = meta.story({
  render: (args) => (
    <Card>
      <SchemeSwitch {...args} />
      <SchemeSwitch {...args} label="Colour scheme of the page" />
    </Card>
  ),
  async play({ canvas, userEvent }) {
    const [first, second] = canvas.getAllByRole('radio', { name: 'Dark' });
    await userEvent.click(first!);
    await waitFor(() => expect(second).toBeChecked());
  },
});

/** Tab reaches the choice that is made, arrows make another. */
export const Keyboard = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', { name: 'System' }));
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'System' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked());
    await expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const say = useSay();
    const words = {
      label: say('Colour scheme', 'Цветовая схема'),
      words: {
        system: say('System', 'Как в системе'),
        light: say('Light', 'Светлая'),
        dark: say('Dark', 'Тёмная'),
      },
    };
    return (
      <States cell="wide">
        <State name="the scheme of the page">
          <SchemeSwitch {...words} />
        </State>
        <State name="hovered" is="hovered" on="label:first-of-type">
          <SchemeSwitch {...words} />
        </State>
        <State name="focused" is="focused" on="label:first-of-type">
          <SchemeSwitch {...words} />
        </State>
      </States>
    );
  },
});
