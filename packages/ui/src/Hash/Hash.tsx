import { styled } from '../styles/styled.ts';
import { Check, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as token from '../tokens/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Fours } from './Fours.tsx';
import { useCopy } from './useCopy.ts';

export type HashProps = {
  /** To the letter, as it is copied. */
  value: string;
  /** Such as "Copy the hash". */
  copyLabel: string;
  /** Read out after copying, while a tick is seen. */
  copiedLabel: string;
  /** Shown and read out when the browser refuses, such as "Select and copy it by hand". */
  failedLabel: string;
} & (
  | { isShort?: false; wholeLabel?: undefined }
  | {
      /** Only the two ends, for a row of a table; a press brings the whole under it. */
      isShort: boolean;
      /** Such as "Show the whole hash". */
      wholeLabel: string;
    }
);

/** The hash of a transaction, in groups of four. A wallet is an `Address`; what is there to be taken away, a `CopyField`. */
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
            <VisuallyHidden>{wholeLabel} </VisuallyHidden>
            <span dir="ltr">{ends}</span>
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

/** `0x7a3f…2b41`; a text that would hardly become shorter stays whole. */
function shortened(hash: string): string {
  const head = hash.startsWith('0x') ? 6 : 4;
  return hash.length > head + 8 ? `${hash.slice(0, head)}…${hash.slice(-4)}` : hash;
}
