import styled from '@emotion/styled';
import { ListBoxItem, type ListBoxItemProps } from 'react-aria-components/ListBox';
import { Icon } from '../Icon/Icon.tsx';
import { CheckIcon } from '../Icon/icons.ts';
import { disabledRules } from '../stateRules.ts';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';

export interface SelectItemProps extends Unstyled<Omit<ListBoxItemProps, 'children' | 'textValue' | 'id'>> {
  id: string;
  label: string;
  /** Distinguishes similar choices: a network, a fee. */
  description?: string;
}

/** A choice of a `Select`. */
export const SelectItem = ({ label, description, ...props }: SelectItemProps) => (
  <Item {...props} textValue={label}>
    <span>
      <span>{label}</span> {description !== undefined && <Aside>{description}</Aside>}
    </span>
    <Icon of={CheckIcon} size={16} />
  </Item>
);

const Aside = styled('span')`
  color: ${token.inkMuted};
  font-size: ${token.text12};
  line-height: ${token.line12};
`;

const Item = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space4};
  min-height: 40px;
  padding: ${token.space2} ${token.space3};
  border-radius: ${token.radiusControl};
  outline: none;
  cursor: pointer;

  @media (pointer: coarse) {
    min-height: ${token.targetMin};
  }

  & > span {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & > svg {
    flex: none;
    color: ${token.accentText};
    visibility: hidden;
  }

  &[data-selected] > svg {
    visibility: visible;
  }

  &:is([data-hovered], [data-focused]) {
    background: ${token.surfaceHover};
  }

  &[data-focus-visible] {
    outline: 2px solid ${token.focus};
    outline-offset: -2px;
  }

  &[data-disabled] {
    ${disabledRules}
  }

  @media (forced-colors: active) {
    &:is([data-hovered], [data-focused]) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
