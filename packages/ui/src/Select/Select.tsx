import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem, type ListBoxItemProps } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import {
  Select as AriaSelect,
  SelectValue,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components/Select';
import { boxRules } from '../Form/FieldBox.tsx';
import { FieldLabel, FieldMessages, fieldRules, fieldState, type FieldWords } from '../Form/FieldParts.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { CheckIcon, ChevronDownIcon } from '../Icon/icons.ts';
import { token } from '../tokens.ts';
import type { Unstyled } from '../Unstyled.ts';

export interface SelectProps
  extends
    Unstyled<Omit<AriaSelectProps<object, 'single'>, 'children' | 'isRequired' | 'placeholder'>>,
    FieldWords {
  /** What stands in the field until something is chosen, such as «Choose a currency». */
  placeholder: string;
  /** `SelectItem`s. */
  children: ReactNode;
}

/** One of a list that is too long to lie open. Up to five choices that need weighing are `RadioCards`. */
export function Select({
  label,
  labelAside,
  description,
  requiredMessage,
  errorMessage,
  children,
  ...props
}: SelectProps) {
  const messages = { description, requiredMessage, errorMessage };
  return (
    <Root {...props} {...fieldState(messages, props.isInvalid)}>
      <FieldLabel label={label} labelAside={labelAside} />
      <Trigger>
        <SelectValue>
          {({ isPlaceholder, defaultChildren, selectedText }) =>
            isPlaceholder ? defaultChildren : selectedText
          }
        </SelectValue>
        <Icon of={ChevronDownIcon} size={16} />
      </Trigger>
      <FieldMessages {...messages} />
      <Sheet>
        <ListBox>{children}</ListBox>
      </Sheet>
    </Root>
  );
}

export interface SelectItemProps extends Unstyled<Omit<ListBoxItemProps, 'children' | 'textValue' | 'id'>> {
  id: string;
  label: string;
  /** What tells it from its neighbours: a network, a fee. */
  description?: string;
}

/** A choice of a `Select`. */
export const SelectItem = ({ label, description, ...props }: SelectItemProps) => (
  <Item {...props} textValue={label}>
    <span>
      {label} {description !== undefined && <Aside>{description}</Aside>}
    </span>
    <Icon of={CheckIcon} size={16} />
  </Item>
);

const Aside = styled.span`
  color: ${token.inkMuted};
  font-size: ${token.text12};
  line-height: ${token.line12};
`;

const Root = styled(AriaSelect<object, 'single'>)`
  ${fieldRules}
`;

const Trigger = styled(Button)`
  ${boxRules}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space2};
  width: 100%;
  padding: ${token.space2} ${token.space3};
  text-align: start;
  cursor: pointer;

  [data-placeholder] {
    color: ${token.inkMuted};
  }

  & > svg {
    flex: none;
    color: ${token.inkMuted};
  }

  &[data-focus-visible] {
    outline-offset: -1px;
  }
`;

const Sheet = styled(Popover)`
  min-width: var(--trigger-width);
  max-width: min(480px, calc(100vw - 2 * ${token.space4}));
  overflow: auto;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusCard};
  background: ${token.surfaceRaised};
  box-shadow: ${token.shadow1};
  color: ${token.ink};
  transition:
    opacity ${token.motionFast},
    translate ${token.motionFast};

  &:is([data-entering], [data-exiting]) {
    opacity: 0;
    translate: 0 -4px;
  }

  [role='listbox'] {
    padding: ${token.space1};
    outline: none;
  }
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
  }

  & > svg {
    flex: none;
    color: ${token.accentText};
    visibility: hidden;
  }

  &[data-selected] > svg {
    visibility: visible;
  }

  &[data-focused] {
    background: ${token.surfaceHover};
  }

  &[data-focus-visible] {
    outline: 2px solid ${token.focus};
    outline-offset: -2px;
  }

  &[data-disabled] {
    opacity: 0.45;
    cursor: default;
  }
`;
