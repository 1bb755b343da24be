import styled from '@emotion/styled';
import preview from '#.storybook/preview';
import { useSay } from '#.storybook/useSay';
import { Amount } from '../Amount/Amount.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { scale } from '../scale.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Stat } from '../Stat/Stat.tsx';
import { StatList } from '../Stat/StatList.tsx';
import * as token from '../tokens/tokens.ts';

const meta = preview.meta({
  title: 'Foundations/Type',
  parameters: { layout: 'padded' },
});

const sizes = [60, 44, 32, 24, 20, 18, 16, 14, 12] as const;

/** Without the correction for pages that shrink the rem. */
const inRem = (length: string) => length.replace(/^calc\(([\d.]+) .*$/, '$1rem');

const useSample = () => useSay()('Available balance 1,250.00', 'Доступный баланс 1 250,00');

function Sizes() {
  const sample = useSample();
  return (
    <Stack gap={5}>
      {sizes.map((size) => (
        <Row key={size}>
          <small>
            text{size} / line{size}
            <br />
            {inRem(scale[`text${size}`])} / {inRem(scale[`line${size}`])}
          </small>
          <span style={{ fontSize: token[`text${size}`], lineHeight: token[`line${size}`] }}>{sample}</span>
        </Row>
      ))}
    </Stack>
  );
}

export const EverySize = meta.story({ render: () => <Sizes /> });

const levels = [
  { level: 1, use: 'h1, 24 / 32', en: 'Deposits', ru: 'Депозиты' },
  { level: 2, use: 'h2, 18 / 28', en: 'Your deposits', ru: 'Ваши депозиты' },
  { level: 3, use: 'h3, 14 / 20', en: 'Active', ru: 'Активные' },
] as const;

function Screen() {
  const say = useSay();
  return (
    <Stack gap={5}>
      {levels.map(({ level, use, en, ru }) => (
        <Row key={level}>
          <small>{use}</small>
          <Heading level={level}>{say(en, ru)}</Heading>
        </Row>
      ))}
      <Row>
        <small>lead, 44 / 52</small>
        <StatList>
          <Stat
            emphasis="lead"
            label={say('Available balance', 'Доступный баланс')}
            value={<Amount value={{ amount: '12450.50', currency: 'USDT' }} />}
          />
        </StatList>
      </Row>
    </Stack>
  );
}

/** What a screen of the cabinet uses: three headings, and the one figure that leads it. */
export const HeadingsAndTheLeadingFigure = meta.story({ render: () => <Screen /> });

const weights = ['weightRegular', 'weightMedium', 'weightStrong', 'weightHeading'] as const;

function Weights() {
  const sample = useSample();
  return (
    <Stack gap={4}>
      {weights.map((weight) => (
        <Row key={weight}>
          <small>{weight}</small>
          <span style={{ fontSize: token.text20, fontWeight: token[weight] }}>{sample}</span>
        </Row>
      ))}
    </Stack>
  );
}

export const EveryWeight = meta.story({ render: () => <Weights /> });

const families = ['fontSans', 'fontHeading', 'fontMono'] as const;

function Families() {
  const sample = useSample();
  return (
    <Stack gap={4}>
      {families.map((family) => (
        <Row key={family}>
          <small>{family}</small>
          <span style={{ fontSize: token.text20, fontFamily: token[family] }}>{sample} 0x9f2cOIl</span>
        </Row>
      ))}
    </Stack>
  );
}

export const EveryFamily = meta.story({ render: () => <Families /> });

const Row = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space1} ${token.space4};
  align-items: baseline;
  color: ${token.ink};
  overflow-wrap: anywhere;

  @media (min-width: 640px) {
    grid-template-columns: 140px minmax(0, 1fr);
  }

  & > small {
    color: ${token.inkMuted};
    font: ${token.weightRegular} ${token.text12} / ${token.line12} ${token.fontMono};
  }
`;
