import styled from '@emotion/styled';
import { Fragment, useContext } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { leadingFigure, wideLeadingFigure } from '../leadingFigure.ts';
import * as token from '../tokens/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { HiddenLabel } from './AmountPrivacy.tsx';
import { type AmountFigure, hiddenAmount, layOutAmount } from './layOutAmount.ts';
import { figureRules } from './longFigure.ts';

export interface AmountProps extends AmountFigure {
  /** `inherit` inside text and tables; `44` or `60` for the leading number of a screen. */
  size?: 'inherit' | '20' | '24' | '32' | '44' | '60';
}

/** An exact amount with its currency in the user's language. For a share use `Percent`. */
export function Amount({ size = 'inherit', ...figure }: AmountProps) {
  const { locale } = useLocale();
  const hiddenLabel = useContext(HiddenLabel);
  const { amount, currency } = figure.value;
  if (hiddenLabel !== undefined) {
    return (
      <Root translate="no" data-size={size}>
        <span aria-hidden>{hiddenAmount.groups.join('')}</span>
        <VisuallyHidden>{hiddenLabel}</VisuallyHidden>
        {hiddenAmount.space}
        <Currency>{currency}</Currency>
      </Root>
    );
  }
  const { groups, space, attributes } = layOutAmount(figure, locale);
  return (
    <Root value={amount} translate="no" data-size={size} {...attributes}>
      {groups.map((group, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span>{group}</span>
        </Fragment>
      ))}
      {space}
      <Currency>{currency}</Currency>
    </Root>
  );
}

// With the line height of the figure, these smaller letters would make the line higher than that of a placeholder.
const Currency = styled('span')`
  color: ${token.inkMuted};
  font-size: max(0.55em, ${token.text12});
  line-height: 1;
  font-weight: ${token.weightRegular};
  letter-spacing: 0.02em;
  overflow-wrap: normal;
`;

/** At 320 px thirty large digits still fit on the screen, because they wrap. */
const Root = styled('data')`
  ${figureRules}

  &:not([data-size='inherit']) {
    overflow-wrap: anywhere;
    white-space: normal;
    font-weight: ${token.weightStrong};
    letter-spacing: -0.02em;
  }

  &:not([data-size='inherit']) wbr {
    display: inline;
  }

  &[data-size='20'] {
    font-size: ${token.text20};
    line-height: ${token.line20};
  }

  &[data-size='24'] {
    font-size: ${token.text24};
    line-height: ${token.line24};
  }

  &[data-size='32'] {
    font-size: clamp(${token.text24}, 8vw, ${token.text32});
    line-height: 1.25;
  }

  &[data-size='44'] {
    ${leadingFigure}
  }

  &[data-size='44'][data-wide] {
    ${wideLeadingFigure}
  }

  &[data-size='60'] {
    font-size: clamp(min(${token.text32}, 13vw), 9vw, ${token.text60});
    line-height: 1.07;
  }
`;
