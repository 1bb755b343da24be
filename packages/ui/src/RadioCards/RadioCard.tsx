import styled from '@emotion/styled';
import { forwardRef, useId, type ReactNode } from 'react';
import { RadioButton, RadioField, type RadioFieldProps } from 'react-aria-components/RadioGroup';
import { FieldDescription } from '../Form/FieldParts.tsx';
import { RadioDot } from '../RadioGroup/RadioDot.ts';
import { media } from '../media.ts';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';

export interface RadioCardProps extends Unstyled<Omit<RadioFieldProps, 'children' | 'inputRef'>> {
  /** The accessible name of the choice. */
  label: ReactNode;
  /** Terms, fees, or why the choice is disabled. */
  description?: ReactNode;
  /** A figure or badge at the end of the row, or below the name if it does not fit. Read before the description. */
  aside?: ReactNode;
  /** A sign of 32 px before the name, such as an `Avatar`. The card is then a row of 64 px with its dot at the end. */
  mark?: ReactNode;
  /** What the choice is about, large below its name, such as the rate of a plan. Read before the description. */
  figure?: ReactNode;
  /** The unit of the figure, in small print behind it, such as "a day". */
  figureNote?: ReactNode;
}

/** One choice of `RadioCards`; the whole card is the target. */
export const RadioCard = forwardRef<HTMLInputElement, RadioCardProps>(function RadioCard(
  { label, description, aside, figure, figureNote, mark, ...props },
  ref,
) {
  const asideId = useId();
  const figureId = useId();
  const described = [
    props['aria-describedby'],
    aside !== undefined && asideId,
    figure !== undefined && figureId,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Root
      {...props}
      aria-describedby={described || undefined}
      inputRef={ref}
      data-marked={mark !== undefined || undefined}
      data-figured={figure !== undefined || undefined}
    >
      {mark}
      <Choice>
        <RadioDot />
        <span>{label}</span>
      </Choice>
      {aside !== undefined && <Aside id={asideId}>{aside}</Aside>}
      {figure !== undefined && (
        <Figure id={figureId}>
          {figure} {figureNote !== undefined && <small>{figureNote}</small>}
        </Figure>
      )}
      {description !== undefined && <Description slot="description">{description}</Description>}
    </Root>
  );
});

// A disabled card is not sunken: on a dark page that would be a hole.
const Root = styled(RadioField)`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  padding: ${token.space4};
  border: 1px solid color-mix(in oklab, ${token.lineStrong} 55%, transparent);
  border-radius: ${token.radiusCard};
  background: ${token.surfaceRaised};
  transition:
    background ${token.motionFast},
    border-color ${token.motionFast};

  &[data-marked] {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr);
    align-content: center;
    align-items: center;
    column-gap: ${token.space3};
    box-sizing: border-box;
    min-height: ${token.space16};
    padding-block: ${token.space2};
  }

  &[data-marked] > svg {
    grid-row: span 2;
  }

  &[data-marked] > svg + * {
    flex-direction: row-reverse;
    align-items: center;
    justify-content: space-between;
  }

  &[data-marked] > [slot] {
    margin: 0;
    padding-inline: 0 32px;
    font-size: ${token.text12};
    line-height: ${token.line12};
  }

  ${media.small} {
    &[data-figured] {
      padding-block: 10px;
    }
  }

  &:has([data-hovered]) {
    border-color: ${token.lineStrong};
  }

  &[data-invalid] {
    border-color: ${token.danger};
  }

  &[data-selected] {
    border-color: ${token.accentLine};
    background: ${token.accentSurface};
    box-shadow: inset 0 0 0 1px ${token.accentLine};
  }

  &:is([data-disabled], [data-readonly]) {
    border-color: ${token.line};
    background: none;
    box-shadow: none;
  }

  &[data-disabled] {
    border-style: dashed;
  }

  &[data-readonly][data-selected] {
    border-color: ${token.lineStrong};
  }

  &:has([data-focus-visible]) {
    outline: 2px solid ${token.focus};
    outline-offset: 2px;
  }
`;

/** As wide as its text, so that a figure wraps below it before a word breaks. Its focus ring is drawn by the card. */
const Choice = styled(RadioButton)`
  display: flex;
  flex: 1 1 auto;
  gap: ${token.space3};
  min-width: 0;
  font-weight: ${token.weightMedium};
  overflow-wrap: anywhere;
  cursor: pointer;

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  &[data-focus-visible],
  &[data-focus-visible] > span {
    outline: none;
  }

  &[data-disabled] {
    color: ${token.inkMuted};
    cursor: default;
  }
`;

/** Aligned with the name when it wraps below it. */
const Aside = styled('span')`
  min-width: 0;
  padding-inline-start: 32px;
  color: ${token.inkMuted};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

// The description after a figure starts at the edge, too, and leaves the size to the figure. On a phone it is at the end of the name's
// row: choices are compared without scrolling.
const Figure = styled('span')`
  flex: 1 0 100%;
  min-width: 0;
  margin-block-start: ${token.space2};
  font: ${token.weightStrong} ${token.text32} / ${token.line32} ${token.fontSans};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;

  small {
    color: ${token.inkMuted};
    font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};
    letter-spacing: 0;
  }

  & ~ span {
    padding-inline-start: 0;
    font-size: ${token.text12};
    line-height: ${token.line12};
  }

  ${media.small} {
    flex: 0 1 auto;
    margin-block-start: 0;
    font-size: ${token.text20};
    line-height: ${token.line20};

    small {
      font-size: ${token.text12};
      line-height: ${token.line12};
    }
  }
`;

const Description = styled(FieldDescription)`
  flex: 1 0 100%;
  min-width: 0;
  margin-block-start: ${token.space1};
  padding-inline-start: 32px;
`;
