import styled from '@emotion/styled';
import { forwardRef, type ReactNode } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { choiceRules, markRules } from '../Form/choiceRules.ts';
import { FieldMessages, fieldRules, fieldState, type FieldWords } from '../Form/FieldParts.tsx';
import type { EitherSelection } from '../Form/valueProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { CheckIcon, MinusIcon } from '../Icon/icons.ts';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';

export type CheckboxProps = Unstyled<Omit<CheckboxFieldProps, 'children' | 'isRequired' | 'inputRef'>> &
  Omit<FieldWords, 'label' | 'labelAside'> & {
    /** The label: what the user agrees to or switches on. It may contain a `Link`. */
    children: ReactNode;
  } & EitherSelection;

/**
 * A yes or no that is sent with a form. Never tick it for the user. `isIndeterminate` is for a parent checkbox
 * of which some children are ticked. A setting that takes effect at once is a `Switch`.
 */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { children, description, requiredMessage, errorMessage, ...props },
  ref,
) {
  const messages = { description, requiredMessage, errorMessage };
  return (
    <Root {...props} {...fieldState(messages, props.isInvalid)} inputRef={ref}>
      <Choice>
        <Box>
          <Icon of={props.isIndeterminate ? MinusIcon : CheckIcon} size={16} />
        </Box>
        <span>{children}</span>
      </Choice>
      <FieldMessages {...messages} />
    </Root>
  );
});

const Root = styled(CheckboxField)`
  ${fieldRules}
  gap: 0;

  & > [slot] {
    padding-inline-start: 32px;
  }
`;

const Choice = styled(CheckboxButton)`
  ${choiceRules}
`;

const Box = styled('span')`
  ${markRules}
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: min(5px, ${token.radiusControl});
  color: ${token.accentInk};

  & > svg {
    visibility: hidden;
  }

  [data-selected] > &,
  [data-indeterminate] > & {
    background: ${token.accent};
  }

  [data-selected] > & > svg,
  [data-indeterminate] > & > svg {
    visibility: visible;
  }

  [data-readonly][data-selected] > &,
  [data-readonly][data-indeterminate] > & {
    background: ${token.surfaceSunken};
    color: ${token.ink};
  }
`;
