import styled from '@emotion/styled';
import preview from '#.storybook/preview';
import { toBrand } from '#.storybook/StoryEnvironment';
import { laidOver, toRgb } from '../brand/colour.ts';
import { cssColour, hexColour } from '../brand/colourText.ts';
import { contrastRules, calculateRatio, type ContrastRule } from '../brand/contrastRules.ts';
import type { Brand } from '../brand/defineBrand.ts';
import { pairInWords } from '../brand/pairInWords.ts';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { inkRules } from '../inkRules.ts';
import { Link } from '../Link/Link.tsx';
import { colourNames, type ColourName } from '../palette.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Table } from '../Table/Table.tsx';
import { Text } from '../Text/Text.tsx';
import * as token from '../tokens/tokens.ts';

const meta = preview.meta({
  title: 'Foundations/Colours',
  parameters: { layout: 'padded' },
});

const schemes = ['light', 'dark'] as const;

export const EveryToken = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_args, { globals }) => (
    <Grid min="medium" gap={5}>
      {colourNames.map((name) => (
        <Colour key={name} name={name} brand={toBrand(globals.brand)} />
      ))}
    </Grid>
  ),
});

/** A colour in both schemes. */
function Colour({ name, brand }: { name: ColourName; brand: Brand }) {
  return (
    <Stack gap={2}>
      <Pair>
        {schemes.map((scheme) => (
          <span key={scheme} style={{ background: cssColour(brand[scheme].surface) }}>
            <span style={{ background: cssColour(brand[scheme][name]) }} />
          </span>
        ))}
      </Pair>
      <div>
        <Text weight="medium">{name}</Text>
        {schemes.map((scheme) => (
          <Value key={scheme}>
            {hexColour(
              brand[scheme][name].alpha === undefined
                ? toRgb(brand[scheme][name])
                : laidOver(brand[scheme][name], brand[scheme].surface),
            )}{' '}
            {cssColour(brand[scheme][name])}
          </Value>
        ))}
      </div>
    </Stack>
  );
}

export const OnInk = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Ink>
      <Text>Text on ink</Text>
      <Text tone="muted">Secondary text on ink</Text>
      <Inline gap={3}>
        <Button>Refill</Button>
        <Button variant="secondary">Invest</Button>
        <Link href="#ink">A link</Link>
      </Inline>
    </Ink>
  ),
});

const keyOf = ({ colour, on, veil }: ContrastRule) => [colour, on, veil].join(' ');

/** Truncated to two decimals: 4.499 must not be shown as 4.5. */
const written = (ratio: number) => `${Math.floor(ratio * 100) / 100}:1`;

export const EveryPairAndItsContrast = meta.story({
  render: (_args, { globals }) => {
    const brand = toBrand(globals.brand);
    return (
      <Table
        caption="Every pair of colours that a component may use, with its contrast"
        columns={[
          { id: 'pair', header: 'Pair', isRowHeader: true, cell: pairInWords },
          { id: 'tokens', header: 'Tokens', cell: ({ colour, on }) => `${colour} / ${on}` },
          { id: 'least', header: 'At least', align: 'end', cell: ({ atLeast }) => `${atLeast}:1` },
          {
            id: 'light',
            header: 'Light',
            align: 'end',
            cell: (rule) => written(calculateRatio(brand.light, rule)),
          },
          {
            id: 'dark',
            header: 'Dark',
            align: 'end',
            cell: (rule) => written(calculateRatio(brand.dark, rule)),
          },
          {
            id: 'more',
            header: 'Light, more contrast',
            align: 'end',
            cell: (rule) => written(calculateRatio(brand.strongLight, rule)),
          },
        ]}
        rows={contrastRules}
        getRowKey={keyOf}
        empty={null}
      />
    );
  },
});

const Ink = styled('div')`
  display: grid;
  gap: ${token.space3};
  padding: ${token.space8};
  border-radius: ${token.radiusSheet};
  ${inkRules}
`;

const Pair = styled('div')`
  display: grid;
  grid-template-columns: 1fr 1fr;
  overflow: hidden;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusControl};

  & > span {
    padding: ${token.space2};
  }

  & > span > span {
    display: block;
    block-size: 40px;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

const Value = styled('div')`
  color: ${token.inkMuted};
  font: ${token.weightRegular} ${token.text12} / ${token.line12} ${token.fontMono};
  overflow-wrap: anywhere;
`;
