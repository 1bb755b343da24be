import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { FieldMessages, fieldRules, fieldState, type FieldWords } from '../Form/FieldParts.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { CheckIcon } from '../Icon/icons.ts';
import { token } from '../tokens.ts';
import type { Unstyled } from '../Unstyled.ts';

export interface CheckboxProps
  extends
    Unstyled<Omit<CheckboxFieldProps, 'children' | 'isRequired' | 'isIndeterminate'>>,
    Omit<FieldWords, 'label' | 'labelAside'> {
  /** What is agreed to or switched on; it may hold a `Link`. */
  children: ReactNode;
}

/** A yes or no that is sent with a form. It is never ticked before the person ticks it. */
export function Checkbox({ children, description, requiredMessage, errorMessage, ...props }: CheckboxProps) {
  const messages = { description, requiredMessage, errorMessage };
  return (
    <Root {...props} {...fieldState(messages, props.isInvalid)}>
      <Choice>
        <Box>
          <Icon of={CheckIcon} size={16} />
        </Box>
        <span>{children}</span>
      </Choice>
      <FieldMessages {...messages} />
    </Root>
  );
}

const Root = styled(CheckboxField)`
  ${fieldRules}
  gap: ${token.space1};

  & > [slot] {
    padding-inline-start: 32px;
  }
`;

const Choice = styled(CheckboxButton)`
  display: flex;
  align-items: flex-start;
  gap: ${token.space3};
  padding: ${token.space1} 0;
  cursor: pointer;

  &[data-disabled] {
    color: ${token.inkMuted};
    cursor: default;
  }

  &[data-focus-visible] {
    outline: none;
  }

  @media (pointer: coarse) {
    padding: 12px 0;
  }
`;

const Box = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 20px;
  height: 20px;
  border: 1px solid ${token.lineStrong};
  border-radius: 5px;
  background: ${token.surfaceRaised};
  color: ${token.accentInk};
  transition:
    background ${token.motionFast},
    border-color ${token.motionFast};

  & > svg {
    visibility: hidden;
  }

  [data-hovered] > & {
    border-color: ${token.accentLine};
  }

  [data-invalid] > & {
    border-color: ${token.danger};
  }

  [data-selected] > & {
    border-color: ${token.accentLine};
    background: ${token.accent};
  }

  [data-selected] > & > svg {
    visibility: visible;
  }

  [data-focus-visible] > & {
    outline: 2px solid ${token.focus};
    outline-offset: 2px;
  }

  [data-disabled] > & {
    opacity: 0.45;
  }
`;
