import { ArrowUpDownIcon, Icon } from '@meridian/ui';
import { disabledRules, keyframes, rem, styled, UnstyledButton } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import { type ReactNode, useState } from 'react';

/** An amount and its currency. */
export interface SwapSide {
  /** A `MoneyField` with `isCurrencyBeside`. Its box is the tile, and its button ends the line of the balance. */
  field: ReactNode;
  /** What is typed there: a long figure is smaller. */
  text: string;
  /** A `Select` of the shape `code`. */
  choice: ReactNode;
}

export interface SwapFieldsProps {
  /** What is given. */
  first: SwapSide;
  /** What is received. */
  second: SwapSide;
  /** The accessible name of the button on the seam. */
  swapLabel: string;
  onSwap: () => void;
  isSwapDisabled?: boolean;
}

/**
 * Two amounts, one above the other, that a button on their seam swaps: what is given and what is received. Their messages
 * are below both. For one amount use `MoneyField`.
 */
export function SwapFields({ first, second, swapLabel, onSwap, isSwapDisabled = false }: SwapFieldsProps) {
  const [isMoving, setMoving] = useState(false);
  return (
    <Root>
      <Tiles
        data-moving={isMoving || undefined}
        // Fields that appear later do not move.
        onAnimationEnd={() => setMoving(false)}
      >
        <Tile place="first" {...first} />
        <Swap
          aria-label={swapLabel}
          isDisabled={isSwapDisabled}
          onPress={() => {
            setMoving(true);
            onSwap();
          }}
        >
          <Icon of={ArrowUpDownIcon} />
        </Swap>
        <Tile place="second" {...second} />
      </Tiles>
    </Root>
  );
}

const Tile = ({ place, field, text, choice }: SwapSide & { place: 'first' | 'second' }) => (
  <div data-tile={place} style={{ fontSize: figureSize(text) }}>
    {field}
    <Choice data-choice>{choice}</Choice>
  </div>
);

/** As large as there is room for beside the currency. */
const figureSize = (text: string) =>
  `clamp(${token.text16}, (100cqi - ${rem(10)}) / ${Math.max(text.length, 1) * 0.62}, ${token.text32})`;

const fromBelow = keyframes`
  from { transform: translateY(${rem(6)}); }
`;

const fromAbove = keyframes`
  from { transform: translateY(${rem(-6)}); }
`;

const Root = styled('div')`
  container-type: inline-size;
`;

/**
 * The fields have no boxes of their own, so that both tiles share a grid and all messages are below.
 *
 * - The third column is as wide as the button of a field, and the currency widens only the second one.
 * - `contain: inline-size` wraps long texts, so that they do not widen the column of the currencies.
 * - The label and the balance are over the tile, before the button of the field. They are small, so that both fit in one line of a small
 *   phone and the tile is as high as the other one. With very large text the button has its own line.
 * - The words of the button end where the currency does. Its target reaches up from its line, because the currency is right below.
 */
const Tiles = styled('div')`
  display: grid;
  grid-template:
    auto auto ${token.space2} auto auto
    / minmax(0, 1fr) minmax(max-content, 0fr) auto;

  [data-tile],
  [data-tile] [data-part='field'] {
    display: contents;
  }

  [data-tile] :is([data-part='label'], [slot='description'], [slot='errorMessage']) {
    contain: inline-size;
  }

  [data-tile] [slot='description'],
  [data-tile] [slot='errorMessage'] {
    grid-column: 1 / -1;
    order: 1;
    margin-block-start: ${token.space2};
  }

  [data-tile] [data-part='label'] {
    grid-row: 1;
    grid-column: 1 / 3;
    z-index: 1;
    align-self: start;
    padding-block-start: 15px;
    padding-inline-start: 17px;
    column-gap: ${token.space1};
    line-height: ${token.line14};
    color: ${token.inkMuted};
  }

  [data-tile] [data-part='label'] > * + * {
    margin-inline-start: auto;
    padding-inline-end: ${token.space1};
    text-align: end;
  }

  [data-tile] [data-part='label'] > * {
    font-size: ${token.text12};
  }

  @container (max-width: 13.99rem) {
    [data-tile] [data-part='label'] {
      grid-column: 1 / -1;
      margin-block-end: ${token.line14};
      padding-inline-end: 17px;
    }
  }

  [data-tile] [data-part='box'] {
    display: grid;
    grid-row: 1 / span 2;
    grid-column: 1 / -1;
    grid-template: subgrid / subgrid;
    border-radius: ${token.radiusCard};
    font-size: inherit;
  }

  [data-tile] [data-part='end'] {
    grid-area: 1 / 3;
    flex-wrap: nowrap;
    align-self: end;
    block-size: ${token.line14};
    max-inline-size: none;
  }

  [data-tile] [data-part='end'] button {
    min-block-size: 28px;
    padding-block: 0;
    margin-inline-end: -3px;
  }

  [data-tile] [data-part='input'] {
    grid-area: 2 / 1;
    min-block-size: ${token.targetMin};
    margin-block-end: ${token.space2};
    padding-inline: ${token.space4};
    font-size: inherit;
    font-weight: ${token.weightStrong};
    font-variant-numeric: tabular-nums slashed-zero;
    letter-spacing: -0.02em;
  }

  @media (pointer: coarse) {
    [data-tile] [data-part='end'] button {
      min-block-size: ${token.line14};
    }

    [data-tile] [data-part='end'] button::after {
      position: absolute;
      inset: -24px -1px 0;
      content: '';
    }
  }

  [data-tile='second'] [data-part='label'] {
    grid-row: 4;
  }

  [data-tile='second'] [data-part='box'] {
    grid-row: 4 / span 2;
  }

  &[data-moving] [data-tile] :is([data-part='label'], [data-part='box'], [data-choice]) {
    animation: ${fromBelow} ${token.motion} ease-out;
  }

  &[data-moving] [data-tile='second'] :is([data-part='label'], [data-part='box'], [data-choice]) {
    animation-name: ${fromAbove};
  }
`;

const Choice = styled('div')`
  grid-area: 2 / 2 / auto / -1;
  align-self: center;
  justify-self: end;
  padding-block-end: ${token.space2};
  padding-inline-end: ${token.space4};

  [data-tile='second'] > & {
    grid-row: 5;
  }

  && button {
    min-block-size: ${token.space10};
  }

  @media (pointer: coarse) {
    && button {
      min-block-size: ${token.targetMin};
    }
  }
`;

const Swap = styled(UnstyledButton)`
  position: relative;
  z-index: 2;
  display: grid;
  grid-area: 3 / 1 / auto / -1;
  align-self: center;
  justify-self: center;
  place-items: center;
  inline-size: ${token.space10};
  block-size: ${token.space10};
  margin: 0;
  padding: 0;
  border: 1px solid ${token.lineStrong};
  border-radius: ${token.radiusFull};
  background: ${token.surfaceRaised};
  color: ${token.ink};
  cursor: pointer;
  transition: border-color ${token.motionFast};

  &:is([data-hovered], [data-pressed]) {
    border-color: ${token.inkMuted};
  }

  &[data-pressed] {
    background: ${token.surfaceSunken};
  }

  &[data-disabled] {
    ${disabledRules}
  }

  @media (pointer: coarse) {
    &::after {
      position: absolute;
      inset: -3px;
      content: '';
    }
  }
`;
