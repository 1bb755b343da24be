import preview from '#.storybook/preview';
import { defaultBrand } from '../brand/index.ts';
import { Logo } from './Logo.tsx';

const meta = preview.meta({
  title: 'Components/Logo',
  component: Logo,
  parameters: { layout: 'padded' },
  args: { name: defaultBrand.name },
});

export const MarkAndName = meta.story({ args: { logo: defaultBrand.logo } });

export const NameOnly = meta.story();

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ name }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Logo {...defaultBrand} />
      <Logo name={name} />
      <div style={{ container: 'sidebar / inline-size', width: 68 }}>
        <Logo {...defaultBrand} />
      </div>
    </div>
  ),
});
