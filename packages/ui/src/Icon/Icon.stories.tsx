import preview from '#.storybook/preview';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

const meta = preview.meta({
  component: Icon,
  title: 'Foundations/Icon',
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
  args: { of: icons.LockIcon, label: 'Held until the end of the tariff' },
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: 'Held until the end of the tariff' })).toBeVisible();
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <Inline gap={4}>
      {([16, 20, 24] as const).map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
});

export const TheSet = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Grid min="narrow">
      {Object.entries(icons).map(([name, icon]) => (
        <Inline key={name} isUnbroken>
          <Icon of={icon} />
          <Text size={12} tone="muted">
            {name}
          </Text>
        </Inline>
      ))}
    </Grid>
  ),
});
