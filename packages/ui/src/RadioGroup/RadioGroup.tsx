import styled from '@emotion/styled';
import { forwardRef, type ReactNode } from 'react';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup';
import { FieldLabel, FieldMessages, fieldRules, fieldState, type FieldWords } from '../Form/FieldParts.tsx';
import type { EitherValue } from '../Form/valueProps.ts';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';

export type RadioGroupProps = Unstyled<Omit<AriaRadioGroupProps, 'children' | 'isRequired' | 'orientation'>> &
  FieldWords & {
    /** `Radio`s. */
    children: ReactNode;
    /** `row` places two or three short choices side by side; they wrap if they do not fit. */
    layout?: 'column' | 'row';
  } & EitherValue;

/**
 * One of a few choices, all visible. For choices that need comparison use `RadioCards`, for more than about six
 * `Select`, to switch a view `SegmentedControl`.
 */
export const RadioGroup = forwardRef<HTMLDivElement, RadioGroupProps>(function RadioGroup(
  { label, labelAside, description, requiredMessage, errorMessage, children, layout = 'column', ...props },
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

const Root = styled(AriaRadioGroup)`
  ${fieldRules}
`;

const Choices = styled('div')`
  display: flex;
  flex-direction: column;
  gap: ${token.space1} ${token.space6};

  &[data-layout='row'] {
    flex-flow: row wrap;
  }
`;
