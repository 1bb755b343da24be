import styled from '@emotion/styled';
import { forwardRef, type ReactNode } from 'react';
import { RadioButton, RadioField, type RadioFieldProps } from 'react-aria-components/RadioGroup';
import { choiceRules } from '../Form/choiceRules.ts';
import { FieldDescription } from '../Form/FieldParts.tsx';
import type { Unstyled } from '../Unstyled.ts';
import { RadioDot } from './RadioDot.ts';

export interface RadioProps extends Unstyled<Omit<RadioFieldProps, 'children' | 'inputRef'>> {
  /** The label of the choice. */
  children: ReactNode;
  /** What the choice means, or why it is disabled. */
  description?: ReactNode;
}

/** One choice of a `RadioGroup`. */
export const Radio = forwardRef<HTMLInputElement, RadioProps>(function Radio(
  { children, description, ...props },
  ref,
) {
  return (
    <Root {...props} inputRef={ref}>
      <Choice>
        <RadioDot />
        <span>{children}</span>
      </Choice>
      {description !== undefined && <FieldDescription slot="description">{description}</FieldDescription>}
    </Root>
  );
});

const Root = styled(RadioField)`
  display: flex;
  flex-direction: column;
  min-width: 0;

  & > [slot] {
    padding-inline-start: 32px;
  }
`;

const Choice = styled(RadioButton)`
  ${choiceRules}
`;
