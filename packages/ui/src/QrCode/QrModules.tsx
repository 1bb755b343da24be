import { Ban } from 'lucide-react';
import { useMemo } from 'react';
import { type QrCodeGenerateResult, encode } from 'uqr';
import { Icon } from '../Icon/Icon.tsx';

interface QrModulesProps {
  value: string;
  label: string;
  missingLabel: string | undefined;
}

/**
 * Includes the border of four modules that scanners need. Level M survives glare and keeps the modules large.
 * The maximum is about 2,300 bytes.
 */
function encoded(value: string): QrCodeGenerateResult | undefined {
  try {
    return value === '' ? undefined : encode(value, { ecc: 'M', border: 4 });
  } catch {
    return undefined;
  }
}

/** The modules of a `QrCode`, in their own file so that they load with the encoder. */
export default function QrModules({ value, label, missingLabel }: QrModulesProps) {
  const code = useMemo(() => encoded(value), [value]);
  // No label: a screen reader would announce a code that does not exist.
  if (!code)
    return (
      <span>
        <Icon of={Ban} size={24} />
        <span>{missingLabel}</span>
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
