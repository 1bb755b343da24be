import styled from '@emotion/styled';
import { forwardRef } from 'react';
import { Input } from 'react-aria-components/Input';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { FieldBox } from '../Form/FieldBox.tsx';
import { FieldLabel, FieldMessages, fieldRules, fieldState, type FieldWords } from '../Form/FieldParts.tsx';
import type { EitherValue } from '../Form/valueProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { SearchIcon, XIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';

export type SearchFieldProps = Unstyled<Omit<AriaSearchFieldProps, 'children' | 'isRequired'>> &
  FieldWords & {
    /** Accessible name of the clear button. */
    clearLabel: string;
    /** An example of a query, never the label. */
    placeholder?: string;
    /** Hides the label visually; it is still announced. */
    isLabelHidden?: boolean;
  } & EitherValue;

/**
 * Searches in the content of the page. `onChange` filters while typing, `onSubmit` runs on Enter. To pick one
 * of many use `ComboBox`.
 */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  {
    label,
    labelAside,
    description,
    requiredMessage,
    errorMessage,
    clearLabel,
    placeholder,
    isLabelHidden = false,
    ...props
  },
  ref,
) {
  const messages = { description, requiredMessage, errorMessage };
  return (
    <Root
      {...props}
      {...fieldState(messages, props.isInvalid)}
      {...(isLabelHidden && { 'aria-label': label })}
    >
      {!isLabelHidden && <FieldLabel label={label} labelAside={labelAside} />}
      <FieldBox role="presentation">
        <Loupe>
          <Icon of={SearchIcon} />
        </Loupe>
        <Input className="mn-part" ref={ref} placeholder={placeholder} />
        <IconButton icon={XIcon} label={clearLabel} size="small" />
      </FieldBox>
      <FieldMessages {...messages} />
    </Root>
  );
});

const Root = styled(AriaSearchField)`
  ${fieldRules}

  & input::-webkit-search-cancel-button {
    display: none;
  }

  & button {
    margin-inline-end: 5px;
  }

  &:is([data-empty], [data-disabled], [data-readonly]) button {
    visibility: hidden;
  }
`;

const Loupe = styled('span')`
  display: inline-flex;
  flex: none;
  padding-inline-start: ${token.space3};
  color: ${token.inkMuted};
`;
