import { Icon, type LucideIcon } from '@meridian/ui';
import { actionRules, buttonRules, media, plainList, styled, UnstyledLink } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';

export interface ActionLink {
  id: string;
  href: string;
  label: string;
  icon: LucideIcon;
  /** One primary action a screen. */
  variant?: 'primary' | 'secondary' | 'quiet';
}

export interface ActionLinksProps {
  /** Accessible name, such as "Actions". */
  label: string;
  /** Three or four, the most frequent first. */
  actions: readonly ActionLink[];
}

/** What can be done with the leading figure: buttons in a row, round icons with a label on a phone. */
export function ActionLinks({ label, actions }: ActionLinksProps) {
  return (
    <Root aria-label={label}>
      {actions.map(({ id, href, label, icon, variant = 'secondary' }) => (
        <li key={id}>
          <Action href={href} data-mn-apart data-variant={variant}>
            <span aria-hidden>
              <Icon of={icon} size={20} />
            </span>
            <span>{label}</span>
          </Action>
        </li>
      ))}
    </Root>
  );
}

const Root = styled('ul')`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space2};

  ${media.small} {
    flex-wrap: nowrap;
    justify-content: space-between;
    gap: 2px;

    & > li {
      flex: 1 1 0;
      min-inline-size: min-content;
    }
  }
`;

// Four Russian labels fit in the 440 px of the panel.
const Action = styled(UnstyledLink)`
  ${media.fromMedium} {
    ${buttonRules}
    padding-inline: ${token.space3};

    & > span:first-child {
      display: none;
    }
  }

  ${media.small} {
    ${actionRules}
    inline-size: 100%;
  }
`;
