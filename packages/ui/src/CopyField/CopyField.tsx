import styled from '@emotion/styled';
import { forwardRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Fours } from '../Hash/Fours.tsx';
import { useCopy } from '../Hash/useCopy.ts';
import { Icon } from '../Icon/Icon.tsx';
import { CheckIcon, CircleAlertIcon, CopyIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { media } from '../media.ts';
import * as token from '../tokens/tokens.ts';

export interface CopyFieldProps {
  label: string;
  /** The copied text. */
  value: string;
  /**
   * `fours` shows an address or a hash in groups of four for comparison. The copied text has no gaps. `ends` keeps a link in
   * one line: both ends, with an ellipsis between them where it does not fit.
   */
  grouping?: 'none' | 'fours' | 'ends';
  copyLabel: string;
  /** Shows the label of the button, where copying is what the screen is for. */
  isCopyLabelShown?: boolean;
  /** Copying is the main action of the screen: the button is its primary one. */
  isPrimary?: boolean;
  /** Shown larger in place of the copied text, such as an `Amount`. */
  children?: ReactNode;
  /** Shown and announced after copying. */
  copiedLabel: string;
  /**
   * Shown and announced when the browser refuses, such as "It is selected: copy it by hand". The text is then
   * selected.
   */
  failedLabel: string;
}

/** A text to copy: a wallet address, a hash, a referral link. For editable text use `TextField`. */
export const CopyField = forwardRef<HTMLButtonElement, CopyFieldProps>(function CopyField(
  {
    label,
    value,
    grouping = 'none',
    copyLabel,
    isCopyLabelShown = false,
    isPrimary = false,
    children,
    copiedLabel,
    failedLabel,
  },
  ref,
) {
  const { outcome, copy, place } = useCopy(value);
  const icon = outcome === 'copied' ? CheckIcon : CopyIcon;
  const words = { copied: copiedLabel, failed: failedLabel };
  return (
    <Root data-outcome={outcome}>
      <legend>{label}</legend>
      <Box data-labelled={isCopyLabelShown || undefined}>
        {children !== undefined ? (
          <Figure ref={place}>{children}</Figure>
        ) : grouping === 'fours' ? (
          <Fours text={value} place={place} />
        ) : grouping === 'ends' && outcome !== 'failed' ? (
          <Ends dir="ltr" translate="no" ref={place}>
            <span>{value.slice(0, -TAIL)}</span>
            <span>{value.slice(-TAIL)}</span>
          </Ends>
        ) : (
          <code dir="ltr" translate="no" ref={place}>
            {value}
          </code>
        )}
        {isCopyLabelShown ? (
          <Button
            ref={ref}
            icon={icon}
            variant={isPrimary ? 'primary' : 'secondary'}
            isDisabled={value === ''}
            onPress={copy}
          >
            {copyLabel}
          </Button>
        ) : (
          <IconButton ref={ref} icon={icon} label={copyLabel} isDisabled={value === ''} onPress={copy} />
        )}
      </Box>
      <output>
        {outcome === 'failed' && <Icon of={CircleAlertIcon} size={16} />}
        {outcome && <span>{words[outcome]}</span>}
      </output>
    </Root>
  );
});

/** Characters after the ellipsis of a link. */
const TAIL = 12;

// With a label, the button is below an address that would have to break often.
const Box = styled('div')`
  display: flex;
  align-items: center;
  gap: ${token.space2};
  padding-block: ${token.space1};
  padding-inline: ${token.space3} ${token.space1};
  border: 1px solid ${token.line};
  border-radius: ${token.radiusControl};
  background: ${token.surfaceSunken};

  &[data-labelled] {
    flex-wrap: wrap;
    padding-block: ${token.space2};
    padding-inline-end: ${token.space2};
  }

  &[data-labelled] > :first-child {
    flex: 1 1 180px;
  }

  code {
    flex: 1;
    min-inline-size: 0;
    font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontMono};
    font-variant-numeric: slashed-zero;
    text-align: start;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  ${media.print} {
    & > button {
      display: none;
    }
  }
`;

/* Inline blocks, because a selection of flex items would copy a line break between them. */
const Ends = styled('code')`
  && {
    white-space: nowrap;
  }

  span:first-child {
    display: inline-block;
    max-inline-size: calc(100% - ${TAIL}ch);
    overflow: hidden;
    text-overflow: ellipsis;
    vertical-align: bottom;
  }

  ${media.print} {
    && {
      white-space: normal;
    }

    span:first-child {
      display: inline;
    }
  }
`;

const Figure = styled('span')`
  flex: 1;
  min-inline-size: 0;
  font: ${token.weightStrong} ${token.text24} / ${token.line24} ${token.fontSans};
  overflow-wrap: anywhere;
`;

// What was copied is said in the line of the label, so that what is below does not move and no line is kept empty. A sentence with an
// icon, which comes after a press, has its own line.
const Root = styled('fieldset')`
  position: relative;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  color: ${token.ink};

  legend {
    padding: 0 0 ${token.space2};
    font-size: ${token.text14};
    line-height: ${token.line14};
    font-weight: ${token.weightMedium};
  }

  output {
    display: flex;
    gap: ${token.space2};
    font-size: ${token.text14};
    line-height: ${token.line14};
  }

  output:not(:has(svg)) {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    padding-inline-start: ${token.space2};
    background: var(--mn-under, ${token.surface});
  }

  output:has(svg) {
    margin-block-start: ${token.space2};
  }

  output > svg {
    flex: none;
    margin-block-start: 2px;
  }

  &[data-outcome='copied'] output {
    color: ${token.successInk};
  }

  &[data-outcome='failed'] output {
    color: ${token.dangerInk};
  }
`;
