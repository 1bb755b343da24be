import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

const meta = preview.meta({
  component: Icon,
  title: 'Components/Icon',
  parameters: { layout: 'padded' },
  args: { of: icons.WalletIcon },
});

export const BesideAWord = meta.story({
  render: (args) => (
    <Inline>
      <Icon {...args} />
      Wallet
    </Inline>
  ),
});

export const Speaking = meta.story({
  args: { of: icons.LockIcon, label: 'Held until the end of the term' },
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: 'Held until the end of the term' })).toBeVisible();
  },
});

/** Directional icons are mirrored; a check mark is not. */
export const RightToLeft = meta.story({
  render: () => (
    <Inline dir="rtl" gap={4}>
      <Icon of={icons.ArrowRightIcon} label="Onward" />
      <Icon of={icons.CheckIcon} label="Done" />
    </Inline>
  ),
  async play({ canvas }) {
    const turned = (name: string) => getComputedStyle(canvas.getByRole('img', { name })).transform;
    await expect(turned('Onward')).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    await expect(turned('Done')).toBe('none');
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <States cell="narrow">
      {([14, 16, 20, 24] as const).map((size) => (
        <State key={size} name={`size ${size}`}>
          <Icon of={icons.WalletIcon} size={size} />
        </State>
      ))}
      <State name="beside a word">
        <Inline isUnbroken>
          <Icon of={icons.WalletIcon} />
          Wallet
        </Inline>
      </State>
      {Object.entries(icons).map(([name, icon]) => (
        <State key={name} name={name.replace('Icon', '')}>
          <Icon of={icon} />
        </State>
      ))}
    </States>
  ),
});
