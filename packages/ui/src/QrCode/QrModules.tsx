import { Ban } from 'lucide-react';
import { useMemo } from 'react';
import { type QrCodeGenerateResult, encode } from 'uqr';
import { Icon } from '../Icon/Icon.tsx';

interface QrModulesProps {
  value: string;
  label: string;
  missingLabel: string | undefined;
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
export default function QrModules({ value, label, missingLabel }: QrModulesProps) {
  const code = useMemo(() => encoded(value), [value]);
  // Not the label: whoever hears "QR code of the address" would look for one.
  if (!code)
    return (
      <span>
        <Icon of={Ban} size={24} />
        {missingLabel}
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
