import styled from '@emotion/styled';
import { Icon, type LucideIcon } from '../Icon/Icon.tsx';
import { tagRules } from './tagRules.ts';

export interface TagProps {
  /** A word or two, such as "Autoinvestment". */
  label: string;
  icon?: LucideIcon;
}

/** A property of a thing as a word. For a status use `StatusBadge`, for removable tags `TagGroup`. */
export function Tag({ label, icon }: TagProps) {
  return (
    <Root data-mn-apart>
      {icon && <Icon of={icon} size={16} />}
      <span>{label}</span>
    </Root>
  );
}

const Root = styled('span')`
  ${tagRules}
`;
