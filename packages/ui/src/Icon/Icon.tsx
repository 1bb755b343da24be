import type { LucideIcon } from 'lucide-react';

export type { LucideIcon };

export interface IconProps {
  /** One of the icons that this package exports, such as `WalletIcon`. */
  of: LucideIcon;
  size?: 16 | 20 | 24;
  /** What the icon says where no word beside it does; without it a screen reader passes the icon over. */
  label?: string;
}

/** An outline icon at 1.5 px stroke in the colour of the text around it. */
export function Icon({ of: Drawing, size = 20, label }: IconProps) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <Drawing {...meaning} size={size} strokeWidth={1.5} absoluteStrokeWidth focusable={false} />;
}
