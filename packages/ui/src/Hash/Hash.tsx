import styled from '@emotion/styled';
import { Check, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as token from '../tokens/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Fours } from './Fours.tsx';
import { useCopy } from './useCopy.ts';

export type HashProps = {
  /** The copied text. */
  value: string;
  /** Such as "Copy the hash". */
  copyLabel: string;
  /** Announced after copying, while a check mark is shown. */
  copiedLabel: string;
  /** Shown and announced when the browser refuses, such as "Select and copy it by hand". */
  failedLabel: string;
} & (
  | { isShort?: false; wholeLabel?: undefined }
  | {
      /** Shows only both ends, for a table row. A press shows the full hash below it. */
      isShort: boolean;
      /** Such as "Show the whole hash". */
      wholeLabel: string;
    }
);

/**
 * The hash of a transaction, in groups of four. For a wallet use `Address`, for a text whose purpose is to be
 * copied `CopyField`.
 */
export function Hash({ value, isShort = false, wholeLabel, copyLabel, copiedLabel, failedLabel }: HashProps) {
  const [isOpen, setOpen] = useState(false);
  const { outcome, copy, place } = useCopy(value, () => setOpen(true));
  const wholeId = useId();
  const ends = shortened(value);
  const isCut = isShort && ends !== value;
  if (value === '') return <Root data-mn-apart>—</Root>;
  return (
    <Root data-mn-apart>
      <Line>
        {isCut ? (
          <Ends
            aria-expanded={isOpen}
            aria-controls={isOpen ? wholeId : undefined}
            onPress={() => setOpen(!isOpen)}
          >
            <VisuallyHidden>{`${wholeLabel ?? ''} `}</VisuallyHidden>
            <code dir="ltr" translate="no">
              {ends}
            </code>
          </Ends>
        ) : (
          <Fours text={value} place={place} />
        )}
        <IconButton
          size="small"
          icon={outcome === 'copied' ? Check : Copy}
          label={copyLabel}
          onPress={copy}
        />
      </Line>
      {isCut && isOpen && (
        <span id={wholeId}>
          <Fours text={value} place={place} />
        </span>
      )}
      <span role="status">
        {outcome === 'copied' && <VisuallyHidden>{copiedLabel}</VisuallyHidden>}
        {outcome === 'failed' && <small>{failedLabel}</small>}
      </span>
    </Root>
  );
}

const Line = styled('span')`
  display: inline-flex;
  align-items: center;
  gap: ${token.space1};
  max-inline-size: 100%;
`;

const Ends = styled(Button)`
  margin: 0;
  padding: ${token.space1} 0;
  border: 0;
  border-radius: ${token.radiusControl};
  background: transparent;
  color: inherit;
  font: inherit;
  font-family: ${token.fontMono};
  font-variant-numeric: slashed-zero;
  text-decoration: underline dotted ${token.lineStrong};
  text-underline-offset: 0.25em;
  white-space: nowrap;
  cursor: pointer;

  code {
    font: inherit;
  }

  &:is([data-hovered], [data-pressed]) {
    text-decoration-color: currentColor;
  }

  @media (pointer: coarse) {
    position: relative;

    &::after {
      position: absolute;
      inset: calc((100% - ${token.targetMin}) / 2) 0;
      content: '';
    }
  }
`;

const Root = styled('span')`
  position: relative;
  display: inline-grid;
  justify-items: inherit;
  max-inline-size: 100%;
  color: ${token.ink};
  font-size: ${token.text14};
  line-height: ${token.line14};
  vertical-align: middle;

  small {
    color: ${token.dangerInk};
    font-size: ${token.text12};
    line-height: ${token.line12};
  }
`;

/** `0x7a3f…2b41`. A text that would hardly get shorter is not changed. */
function shortened(hash: string): string {
  const head = hash.startsWith('0x') ? 6 : 4;
  return hash.length > head + 8 ? `${hash.slice(0, head)}…${hash.slice(-4)}` : hash;
}
