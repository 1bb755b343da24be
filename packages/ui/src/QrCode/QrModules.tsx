import { useMemo } from 'react';
import { type QrCodeGenerateResult, encode } from 'uqr';
import { Icon } from '../Icon/Icon.tsx';
import { QrCodeIcon } from '../Icon/icons.ts';

interface QrModulesProps {
  value: string;
  label: string;
}

/** With the empty border of four squares that cameras need. Level M: a quarter of the screen may glare, yet the squares stay large. Some 2,300 bytes are the most that it holds. */
function encoded(value: string): QrCodeGenerateResult | undefined {
  try {
    return value === '' ? undefined : encode(value, { ecc: 'M', border: 4 });
  } catch {
    return undefined;
  }
}

/** The squares of a `QrCode`; a file of its own so that the encoder is loaded with it. */
export default function QrModules({ value, label }: QrModulesProps) {
  const code = useMemo(() => encoded(value), [value]);
  // As with a picture that did not load: what should be here, in words.
  if (!code)
    return (
      <span>
        <Icon of={QrCodeIcon} size={24} />
        {label}
      </span>
    );
  const { data, size } = code;
  const squares = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={squares} />
    </svg>
  );
}
