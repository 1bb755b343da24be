import styled from '@emotion/styled';
import { forwardRef, type ReactNode } from 'react';
import { RadioGroup, type RadioGroupProps } from 'react-aria-components/RadioGroup';
import { FieldLabel, FieldMessages, fieldRules, fieldState, type FieldWords } from '../Form/FieldParts.tsx';
import type { EitherValue } from '../Form/valueProps.ts';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';

export type RadioCardsProps = Unstyled<Omit<RadioGroupProps, 'children' | 'isRequired'>> &
  FieldWords & {
    /** `RadioCard`s. */
    children: ReactNode;
    /** `rows` stacks the cards; `columns` places them side by side if they fit. */
    layout?: 'rows' | 'columns';
  } & EitherValue;

/**
 * A choice that needs comparison, with the details of every option visible. Do not preselect one. If the name
 * is enough use `RadioGroup`, for many options `Select`.
 */
export const RadioCards = forwardRef<HTMLDivElement, RadioCardsProps>(function RadioCards(
  { label, labelAside, description, requiredMessage, errorMessage, children, layout = 'rows', ...props },
  ref,
) {
  const messages = { description, requiredMessage, errorMessage };
  return (
    <Root {...props} {...fieldState(messages, props.isInvalid)} ref={ref}>
      <FieldLabel label={label} labelAside={labelAside} />
      <Cards data-layout={layout}>{children}</Cards>
      <FieldMessages {...messages} />
    </Root>
  );
});

const Root = styled(RadioGroup)`
  ${fieldRules}
`;

const Cards = styled('div')`
  display: grid;
  gap: ${token.space3};

  &[data-layout='columns'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  }
`;
