import styled from '@emotion/styled';
import type { LucideIcon, LucideProps } from 'lucide-react';

export type { LucideIcon };

export interface IconProps {
  /** One of the icons that this package exports, such as `WalletIcon`. */
  of: LucideIcon;
  size?: 14 | 16 | 20 | 24;
  /** Accessible name, if no text beside the icon says the same. Without it, a screen reader skips the icon. */
  label?: string;
}

/** Directional icons, which are mirrored in right-to-left text. */
const pointsAlong = /^(Arrow|Chevron)(Left|Right)$|^(ArrowUpRight|ExternalLink|LogOut|Send)$/;

/** An outline icon with a 1.5 px stroke in the colour of the text. */
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
