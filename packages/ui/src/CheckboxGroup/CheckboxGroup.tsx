import styled from '@emotion/styled';
import { forwardRef, type ReactNode } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { FieldLabel, FieldMessages, fieldRules, fieldState, type FieldWords } from '../Form/FieldParts.tsx';
import type { EitherValue } from '../Form/valueProps.ts';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';

export type CheckboxGroupProps = Unstyled<Omit<AriaCheckboxGroupProps, 'children' | 'isRequired'>> &
  FieldWords & {
    /** `Checkbox`es, each with a `value`. */
    children: ReactNode;
    /** `columns` places short choices side by side if they fit. */
    layout?: 'rows' | 'columns';
  } & EitherValue;

/** Any number of a few choices. For exactly one use `RadioGroup`, for a single yes or no `Checkbox`. */
export const CheckboxGroup = forwardRef<HTMLDivElement, CheckboxGroupProps>(function CheckboxGroup(
  { label, labelAside, description, requiredMessage, errorMessage, children, layout = 'rows', ...props },
  ref,
) {
  const messages = { description, requiredMessage, errorMessage };
  return (
    <Root {...props} {...fieldState(messages, props.isInvalid)} ref={ref}>
      <FieldLabel label={label} labelAside={labelAside} />
      <Choices data-layout={layout}>{children}</Choices>
      <FieldMessages {...messages} />
    </Root>
  );
});

const Root = styled(AriaCheckboxGroup)`
  ${fieldRules}
`;

const Choices = styled('div')`
  display: grid;
  gap: ${token.space1};

  &[data-layout='columns'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 160px), 1fr));
    gap: ${token.space1} ${token.space4};
  }
`;
