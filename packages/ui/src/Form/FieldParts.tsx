import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FieldError as AriaFieldError, type ValidationResult } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text as AriaText } from 'react-aria-components/Text';
import { quietEndRules } from '../Button/buttonRules.ts';
import { Icon } from '../Icon/Icon.tsx';
import { CircleAlertIcon } from '../Icon/icons.ts';
import * as token from '../tokens/tokens.ts';

/** The texts of every field. */
export interface FieldWords {
  /** Always visible; a placeholder is not a label. */
  label: string;
  /** A link or value on the other side of the label row, such as "Forgot the password?" or an available balance. */
  labelAside?: ReactNode;
  /** What the user needs to know before answering. */
  description?: ReactNode;
  /** Makes the field required. The message is shown when the field is empty. Mark optional fields in their label. */
  requiredMessage?: string;
  /** An error that the page finds itself. Pass errors from the server to the `Form`. */
  errorMessage?: string;
}

export const FieldLabel = ({ label, labelAside }: Pick<FieldWords, 'label' | 'labelAside'>) => (
  <LabelRow data-part="label">
    <Label className="mn-part">{label}</Label>
    {labelAside}
  </LabelRow>
);

type Messages = Pick<FieldWords, 'description' | 'requiredMessage' | 'errorMessage'>;

/** The description below a field, or the error message in its place. */
export function FieldMessages({ description, requiredMessage, errorMessage }: Messages) {
  const messageOf = ({ validationDetails, validationErrors }: ValidationResult) =>
    errorMessage ||
    (validationDetails.valueMissing && requiredMessage !== undefined
      ? requiredMessage
      : validationErrors.join(' '));
  return (
    <>
      {description && <FieldDescription slot="description">{description}</FieldDescription>}
      <FieldError>
        {(validation) =>
          messageOf(validation) && (
            <>
              <Icon of={CircleAlertIcon} size={16} />
              <span>{messageOf(validation)}</span>
            </>
          )
        }
      </FieldError>
    </>
  );
}

/** Derives React Aria's `isRequired` and `isInvalid` from the texts of a field. */
export const fieldState = (
  { requiredMessage, errorMessage }: Messages,
  isInvalid: boolean | undefined,
): { isRequired: true | undefined; isInvalid: boolean | undefined } => ({
  // `false` would override the requirement of a checkbox group.
  isRequired: requiredMessage !== undefined || undefined,
  // `false` would disable the field's own validation, `undefined` does not.
  isInvalid: errorMessage ? true : isInvalid,
});

/** The layout of a field. */
export const fieldRules = `
  display: flex;
  flex-direction: column;
  gap: ${token.space2};
  min-width: 0;
  overflow-wrap: anywhere;
  margin: 0;
`;

const LabelRow = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token.space4};

  & > :first-child {
    font-size: ${token.text14};
    font-weight: ${token.weightMedium};
    line-height: ${token.line14};
  }

  ${quietEndRules}
`;

/**
 * Help text of one or two lines, in a muted color. A quiet one is only for screen readers and takes no gap. An error takes its place, so
 * that the fields below hardly move. Screen readers still get both.
 */
export const FieldDescription = styled(AriaText)`
  &:has(> [data-quiet]) {
    position: absolute;
    clip-path: inset(50%);
  }

  color: ${token.inkMuted};
  font-size: ${token.text14};
  line-height: ${token.line14};

  [data-invalid] > &:has(+ :not(:empty)) {
    display: none;
  }
`;

const FieldError = styled(AriaFieldError)`
  &:empty {
    display: none;
  }

  display: flex;
  gap: ${token.space2};
  color: ${token.dangerInk};
  font-size: ${token.text14};
  line-height: ${token.line14};

  & > svg {
    flex: none;
    margin-block-start: 2px;
  }
`;

interface SentValueProps {
  name: string;
  /** Independent of the locale: `1500.5`, `2026-10-01`. */
  value: string;
  form: string | undefined;
  isDisabled: boolean | undefined;
}

/** The submitted value of a field whose visible text is formatted. The visible input has no `name`. */
export const SentValue = ({ name, value, form, isDisabled }: SentValueProps) => (
  <input type="hidden" name={name} value={value} form={form} disabled={isDisabled} />
);
