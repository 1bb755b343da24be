import type { DecimalString, Money } from '@meridian/money';
import { Amount } from '@meridian/ui';
import { plainList, rem, styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import type { ReactNode } from 'react';

export interface AmountBar {
  id: string;
  label: string;
  /** Under what condition, such as "0.3% a day". */
  hint?: ReactNode;
  amount: Money;
  /** What is gained or lost, shown with its sign. */
  difference?: Money;
}

export interface AmountBarsProps {
  /** The name of the list, such as "What it would come to". */
  label: string;
  /** Amounts of one currency. */
  bars: readonly AmountBar[];
  /** An amount that every bar is compared with, drawn as a line through all of them. Say what it is in `markLabel`. */
  mark?: DecimalString;
  markLabel?: string;
}

/** Only for drawing; the text has the exact amounts. */
const drawn = (amount: DecimalString | undefined): number => Math.max(0, Number(amount ?? 0) || 0);

/** Amounts on one scale that begins at zero, such as the outcomes of a deposit. For the parts of a whole use `SplitBar`. */
export function AmountBars({ label, bars, mark, markLabel }: AmountBarsProps) {
  const longest = Math.max(...bars.map(({ amount }) => drawn(amount.amount)), drawn(mark));
  const shareOf = (amount: DecimalString | undefined) =>
    longest > 0 ? `${(drawn(amount) / longest) * 100}%` : '0%';
  return (
    <Root>
      <ul aria-label={label}>
        {bars.map(({ id, label: name, hint, amount, difference }) => (
          <li key={id}>
            <span data-name>{name}</span>
            <strong>
              <Amount value={amount} />
            </strong>
            <Track aria-hidden>
              <span style={{ inlineSize: shareOf(amount.amount) }} />
              {mark !== undefined && <i style={{ insetInlineStart: shareOf(mark) }} />}
            </Track>
            <span data-note>{hint}</span>
            {difference && (
              <span data-note data-difference>
                <Amount value={difference} sign="always" />
              </span>
            )}
          </li>
        ))}
      </ul>
      {mark !== undefined && markLabel !== undefined && <p>{markLabel}</p>}
    </Root>
  );
}

const Root = styled('div')`
  color: ${token.ink};
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};

  ul {
    ${plainList}
    display: grid;
    gap: ${token.space4};
  }

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space1} ${token.space4};
  }

  strong {
    font-weight: ${token.weightMedium};
    text-align: end;
  }

  /* A long amount is below its name, so that no word breaks. */
  [data-name],
  [data-note] {
    flex: 1 1 ${rem(7)};
  }

  [data-name],
  [data-note],
  strong {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  strong,
  [data-difference] {
    flex: 0 1 auto;
    margin-inline-start: auto;
  }

  [data-note],
  p {
    color: ${token.inkMuted};
    font-size: ${token.text12};
    line-height: ${token.line12};
  }

  [data-difference] {
    text-align: end;
  }

  p {
    position: relative;
    margin: ${token.space4} 0 0;
    padding-inline-start: ${token.space3};
  }

  p::before {
    position: absolute;
    inset-block: 1px;
    inset-inline-start: 2px;
    inline-size: 2px;
    background: ${token.ink};
    content: '';
    forced-color-adjust: none;
  }
`;

const Track = styled('span')`
  position: relative;
  flex: 0 0 100%;
  block-size: ${token.space3};
  border-radius: 2px;
  background: ${token.neutralSurface};

  span {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    border-radius: 2px;
    background: ${token.accentLine};
    transition: inline-size ${token.motion} ease-out;
    forced-color-adjust: none;
  }

  i {
    position: absolute;
    inset-block: -3px;
    inline-size: 2px;
    margin-inline-start: -2px;
    background: ${token.ink};
    forced-color-adjust: none;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    span {
      background: Highlight;
    }

    i {
      background: CanvasText;
    }
  }
`;
