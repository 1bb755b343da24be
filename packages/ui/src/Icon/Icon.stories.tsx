import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { sayIn, useSay } from '#.storybook/useSay';
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
  render: function BesideAWord(args) {
    const say = useSay();
    return (
      <Inline>
        <Icon {...args} />
        {say('Wallet', 'Кошелёк')}
      </Inline>
    );
  },
});

export const Speaking = meta.story({
  args: { of: icons.LockIcon, label: 'Held until the end of the term' },
  parameters: { inRussian: { label: 'Удерживается до конца срока' } },
  async play({ canvas, globals }) {
    const name = sayIn(globals.language)('Held until the end of the term', 'Удерживается до конца срока');
    await expect(canvas.getByRole('img', { name })).toBeVisible();
  },
});

/** Directional icons are mirrored; a check mark is not. */
export const RightToLeft = meta.story({
  render: function RightToLeft() {
    const say = useSay();
    return (
      <Inline dir="rtl" gap={4}>
        <Icon of={icons.ArrowRightIcon} label={say('Onward', 'Дальше')} />
        <Icon of={icons.CheckIcon} label={say('Done', 'Готово')} />
      </Inline>
    );
  },
  async play({ canvas, globals }) {
    const say = sayIn(globals.language);
    const turned = (name: string) => getComputedStyle(canvas.getByRole('img', { name })).transform;
    await expect(turned(say('Onward', 'Дальше'))).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    await expect(turned(say('Done', 'Готово'))).toBe('none');
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const say = useSay();
    return (
      <States cell="narrow">
        {([14, 16, 20, 24] as const).map((size) => (
          <State key={size} name={`size ${size}`}>
            <Icon of={icons.WalletIcon} size={size} />
          </State>
        ))}
        <State name="beside a word">
          <Inline isUnbroken>
            <Icon of={icons.WalletIcon} />
            {say('Wallet', 'Кошелёк')}
          </Inline>
        </State>
        {Object.entries(icons).map(([name, icon]) => (
          <State key={name} name={name.replace('Icon', '')}>
            <Icon of={icon} />
          </State>
        ))}
      </States>
    );
  },
});
