import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect, fn, waitFor } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';

const words = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
};

const meta = preview.meta({
  component: SchemeSwitch,
  title: 'Components/SchemeSwitch',
  parameters: { layout: 'padded' },
  args: {
    label: 'Colour scheme',
    words: words,
    onChange: fn(),
  },
  // Resets the scheme to the toolbar's for the next story.
  beforeEach() {
    const before = document.documentElement.dataset.scheme;
    return () => {
      if (before !== undefined) document.documentElement.dataset.scheme = before;
    };
  },
});

export const Choice = meta.story();

/** The page changes at once, and the host is notified. */
export const Chosen = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', { name: words.dark }));
    await expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
    await expect(args.onChange).toHaveBeenCalledWith('dark');
    await userEvent.click(canvas.getByRole('radio', { name: words.system }));
    await expect(document.documentElement).toHaveAttribute('data-scheme', 'system');
  },
});

/** Two switches on a page show the same state. */
export const TwoOnAPage = meta.story({
  render: (args) => (
    <Card>
      <SchemeSwitch {...args} />
      <SchemeSwitch {...args} label="Colour scheme of the page" />
    </Card>
  ),
  async play({ canvas, userEvent }) {
    const { dark } = words;
    const [first, second] = canvas.getAllByRole('radio', { name: dark });
    await userEvent.click(first!);
    await waitFor(() => expect(second).toBeChecked());
  },
});

/** Tab reaches the current choice, arrows change it. */
export const Keyboard = meta.story({
  async play({ canvas, userEvent }) {
    const choice = (name: string) => canvas.getByRole('radio', { name });
    await userEvent.click(choice(words.system));
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(choice(words.system)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(choice(words.light)).toBeChecked());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(choice(words.dark)).toBeChecked());
    await expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates(args) {
    return (
      <States cell="wide">
        <State name="the scheme of the page">
          <SchemeSwitch {...args} />
        </State>
        <State name="hovered" is="hovered" on="label:first-of-type">
          <SchemeSwitch {...args} />
        </State>
        <State name="pressed" is="pressed" on="label:last-of-type">
          <SchemeSwitch {...args} />
        </State>
        <State name="focused" is="focused" on="label:first-of-type">
          <SchemeSwitch {...args} />
        </State>
      </States>
    );
  },
});
