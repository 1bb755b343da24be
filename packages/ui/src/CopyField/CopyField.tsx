import { styled } from '../styles/styled.ts';
import { useEffect, useState } from 'react';
import { CheckIcon, CopyIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { token } from '../tokens.ts';

export interface CopyFieldProps {
  label: string;
  /** What is copied, to the letter. */
  value: string;
  /** `fours` sets an address or a hash in groups of four, so that it can be compared by eye; copying is not affected. */
  grouping?: 'none' | 'fours';
  copyLabel: string;
  /** Shown and read out after copying. */
  copiedLabel: string;
  /** Shown and read out when the browser refuses, such as "Select and copy it by hand". */
  failedLabel: string;
}

const CONFIRMATION_MS = 3000;

/** A text to take elsewhere: a wallet address, a hash, a partner link. For a text to change use `TextField`. */
export function CopyField({
  label,
  value,
  grouping = 'none',
  copyLabel,
  copiedLabel,
  failedLabel,
}: CopyFieldProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(undefined), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  const parts = grouping === 'fours' ? (value.match(/.{1,4}/gsu) ?? []) : [value];
  const words = { copied: copiedLabel, failed: failedLabel };
  return (
    <Root data-outcome={outcome}>
      <legend>{label}</legend>
      <Box>
        <code>
          {parts.map((part, index) => (
            // Two groups of an address may be equal; their place is what tells them apart.
            <span key={index}>{part}</span>
          ))}
        </code>
        <IconButton icon={outcome === 'copied' ? CheckIcon : CopyIcon} label={copyLabel} onPress={copy} />
      </Box>
      <output>{outcome && words[outcome]}</output>
    </Root>
  );
}

const Box = styled('div')`
  display: flex;
  align-items: center;
  gap: ${token.space2};
  padding: ${token.space1} ${token.space1} ${token.space1} ${token.space3};
  border: 1px solid ${token.line};
  border-radius: ${token.radiusControl};
  background: ${token.surfaceSunken};

  code {
    flex: 1;
    min-inline-size: 0;
    font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontMono};
    font-variant-numeric: slashed-zero;
    overflow-wrap: anywhere;
  }

  code > span:not(:only-of-type) {
    display: inline-block;
    margin-inline-end: 0.6ch;
  }

  code > span:nth-of-type(even) {
    color: ${token.inkMuted};
  }
`;

const Root = styled('fieldset')`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  color: ${token.ink};

  legend {
    padding: 0 0 ${token.space1};
    font-size: ${token.text14};
    line-height: ${token.line14};
    font-weight: ${token.weightMedium};
  }

  output {
    display: block;
    margin-block-start: ${token.space1};
    min-block-size: ${token.line12};
    font-size: ${token.text12};
    line-height: ${token.line12};
  }

  &[data-outcome='copied'] output {
    color: ${token.successInk};
  }

  &[data-outcome='failed'] output {
    color: ${token.dangerInk};
  }
`;
