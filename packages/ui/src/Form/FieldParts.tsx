import { styled } from '../styles/styled.ts';
import type { ReactNode } from 'react';
import { FieldError as AriaFieldError, type ValidationResult } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text as AriaText } from 'react-aria-components/Text';
import { Icon } from '../Icon/Icon.tsx';
import { CircleAlertIcon } from '../Icon/icons.ts';
import * as token from '../tokens/tokens.ts';

/** The words that every field has. */
export interface FieldWords {
  /** Always visible; a placeholder is not a label. */
  label: string;
  /** A quiet link or figure opposite the label: «Forgot the password?», an available balance. */
  labelAside?: ReactNode;
  /** What a person has to know before they answer. */
  description?: ReactNode;
  /** Makes the field required and says so when it is left empty. Mark the optional fields in their label instead. */
  requiredMessage?: string;
  /** What is wrong with the answer where the page knows it; what the server says goes to the `Form`. */
  errorMessage?: string;
}

/** The name of a field, above it. */
export const FieldLabel = ({ label, labelAside }: Pick<FieldWords, 'label' | 'labelAside'>) => (
  <LabelRow>
    <Label className="mn-part">{label}</Label>
    {labelAside}
  </LabelRow>
);

type Messages = Pick<FieldWords, 'description' | 'requiredMessage' | 'errorMessage'>;

/** What stands under a field: how to answer, and after an answer that will not do, what to change. */
export function FieldMessages({ description, requiredMessage, errorMessage }: Messages) {
  const sentence = ({ validationDetails, validationErrors }: ValidationResult) =>
    errorMessage ||
    (validationDetails.valueMissing && requiredMessage !== undefined
      ? requiredMessage
      : validationErrors.join(' '));
  return (
    <>
      {description && <FieldDescription slot="description">{description}</FieldDescription>}
      <FieldError>
        {(validation) =>
          sentence(validation) && (
            <>
              <Icon of={CircleAlertIcon} size={16} />
              <span>{sentence(validation)}</span>
            </>
          )
        }
      </FieldError>
    </>
  );
}

/** The two props by which React Aria learns what the words of a field imply. */
export const fieldState = (
  { requiredMessage, errorMessage }: Messages,
  isInvalid: boolean | undefined,
): { isRequired: true | undefined; isInvalid: boolean | undefined } => ({
  // False would keep a box of a group from what the group requires of it.
  isRequired: requiredMessage !== undefined || undefined,
  // False would silence the field's own validation, undefined does not.
  isInvalid: errorMessage ? true : isInvalid,
});

/** The column that a field makes of its parts. */
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
`;

/** How to answer, in one or two quiet lines. */
export const FieldDescription = styled(AriaText)`
  color: ${token.inkMuted};
  font-size: ${token.text14};
  line-height: ${token.line14};
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
  /** Exact, whatever the language: `1500.5`, `2026-10-01`. */
  value: string;
  form: string | undefined;
  isDisabled: boolean | undefined;
}

/** What a form sends for a field whose own text is written for a person; that text then goes without a name. */
export const SentValue = ({ name, value, form, isDisabled }: SentValueProps) => (
  <input type="hidden" name={name} value={value} form={form} disabled={isDisabled} />
);
