import { useMemo } from 'react';
import { encode } from 'uqr';

interface QrModulesProps {
  value: string;
  label: string;
}

/** The squares of a `QrCode`; a file of its own so that the encoder is loaded with it. */
export default function QrModules({ value, label }: QrModulesProps) {
  // Level M: a quarter of the screen may glare, yet the squares stay large.
  const { data, size } = useMemo(() => encode(value, { ecc: 'M', border: 0 }), [value]);
  const squares = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={squares} fill="currentColor" />
    </svg>
  );
}
