import { styled } from '../styles/styled.ts';
import type { LucideIcon, LucideProps } from 'lucide-react';

export type { LucideIcon };

export interface IconProps {
  /** One of the icons that this package exports, such as `WalletIcon`. */
  of: LucideIcon;
  size?: 16 | 20 | 24;
  /** What the icon says where no word beside it does; without it a screen reader passes the icon over. */
  label?: string;
}

/** Drawings that point along the line of text, and so the other way where text runs from right to left. */
const pointsAlong = /^(Arrow|Chevron)(Left|Right)$|^(ArrowUpRight|ExternalLink|LogOut|Send)$/;

/** An outline icon at 1.5 px stroke in the colour of the text around it. */
export function Icon({ of, size = 20, label }: IconProps) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const Drawn = pointsAlong.test(of.displayName ?? '') ? Mirrored : Drawing;
  return (
    <Drawn
      of={of}
      data-mn-icon
      {...meaning}
      size={size}
      strokeWidth={1.5}
      absoluteStrokeWidth
      focusable={false}
    />
  );
}

const Drawing = ({ of: Lucide, ...props }: LucideProps & { of: LucideIcon }) => <Lucide {...props} />;

const Mirrored = styled(Drawing)`
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;
