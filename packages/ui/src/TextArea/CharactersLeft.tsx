import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import * as token from '../tokens/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

interface CharactersLeftProps {
  /** Negative if the text is too long. */
  left: number;
  limit: number;
  words: (left: number) => string;
}

const PAUSE_MS = 1000;

/** The number of characters left: always visible, announced only near the limit when typing pauses. */
export function CharactersLeft({ left, limit, words }: CharactersLeftProps) {
  const [said, setSaid] = useState('');
  const isShort = left * 5 <= limit;
  useEffect(() => {
    const pause = setTimeout(() => setSaid(isShort ? words(left) : ''), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [isShort, left, words]);
  return (
    <>
      <Count data-count data-over={left < 0 || undefined}>
        {words(left)}
      </Count>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

const Count = styled('span')`
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;

  &[data-over] {
    color: ${token.dangerInk};
  }
`;
