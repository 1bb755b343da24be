import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import styled from '@emotion/styled';
import { expect } from 'storybook/test';
import { Heading } from './Heading.tsx';

const InGeorgia = styled('div')`
  --mn-font-heading: Georgia;
`;

const meta = preview.meta({
  component: Heading,
  title: 'Components/Heading',
  parameters: { layout: 'padded' },
  args: { level: 1 as const, children: 'Your deposits' },
});

export const PageTitle = meta.story({
  async play({ canvas }) {
    const name = 'Your deposits';
    await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible();
  },
});

export const LongWords = meta.story({
  args: { children: 'Высокопревосходительствующее достопримечательностепоклонничество' },
  render: (args) => (
    <div style={{ maxWidth: 240 }}>
      <Heading {...args} />
    </div>
  ),
});

/** Large headings are read, so they have the heading font of the brand. Titles among figures and controls have the text font. */
export const HeadingFont = meta.story({
  render: () => (
    <InGeorgia>
      <Heading level={2} size={32}>
        What can be lost
      </Heading>
      <Heading level={3}>Your deposits</Heading>
    </InGeorgia>
  ),
  async play({ canvas }) {
    const fontOf = (level: number) => getComputedStyle(canvas.getByRole('heading', { level })).fontFamily;
    await expect(fontOf(2)).toBe('Georgia');
    await expect(fontOf(3)).not.toBe('Georgia');
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const words = {
      60: 'Plans with clear terms',
      44: 'Referral programme',
      32: 'Refill',
      24: 'Recent operations',
      20: 'Payment systems',
      16: 'How you receive the code',
    };
    return (
      <States cell="full">
        {([60, 44, 32, 24, 20, 16] as const).map((size) => (
          <State key={size} name={`level 2, size ${size}`}>
            <Heading level={2} size={size}>
              {words[size]}
            </Heading>
          </State>
        ))}
        {([1, 2, 3, 4] as const).map((level) => (
          <State key={level} name={`level ${level}, its own size`}>
            <Heading level={level}>{words[24]}</Heading>
          </State>
        ))}
      </States>
    );
  },
});
