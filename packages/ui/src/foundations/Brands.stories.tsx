import preview from '#.storybook/preview';
import { BrandSample } from '#.storybook/BrandSample';
import { brandOf } from '#.storybook/StoryEnvironment';

const meta = preview.meta({
  title: 'Foundations/Brands',
  parameters: { layout: 'padded' },
});

export const TheBrandOfTheToolbar = meta.story({
  render: (_args, { globals }) => {
    const { name, logo } = brandOf(globals.brand);
    return <BrandSample name={name} {...(logo && { logo })} />;
  },
});
