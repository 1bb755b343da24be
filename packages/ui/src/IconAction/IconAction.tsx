import styled from '@emotion/styled';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Icon, type LucideIcon } from '../Icon/Icon.tsx';
import { actionRules } from './actionRules.ts';

export type IconActionProps = {
  icon: LucideIcon;
  /** One or two words, visible below the disc. */
  label: string;
  /** One primary action per screen. */
  variant?: 'primary' | 'secondary';
} & ({ href: string; onPress?: undefined } | { href?: undefined; onPress: () => void });

/**
 * One of a row of up to four round actions on a small screen, such as "Refill" below a balance. On a wider screen use
 * `Button` or `LinkButton`.
 */
export function IconAction({ icon, label, variant = 'secondary', href, onPress }: IconActionProps) {
  const content = (
    <>
      <span>
        <Icon of={icon} />
      </span>
      <span>{label}</span>
    </>
  );
  return href === undefined ? (
    <PressedAction onPress={onPress} data-variant={variant}>
      {content}
    </PressedAction>
  ) : (
    <LinkedAction href={href} data-variant={variant}>
      {content}
    </LinkedAction>
  );
}

const PressedAction = styled(Button)`
  ${actionRules}
`;

const LinkedAction = styled(Link)`
  ${actionRules}
`;
