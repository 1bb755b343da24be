import { styled } from '../styles/styled.ts';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import {
  Select as AriaSelect,
  SelectValue,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components/Select';
import { boxRules } from '../Form/FieldBox.tsx';
import { FieldLabel, FieldMessages, fieldRules, fieldState, type FieldWords } from '../Form/FieldParts.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronDownIcon } from '../Icon/icons.ts';
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
