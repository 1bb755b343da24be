import styled from '@emotion/styled';
import { Children, forwardRef, lazy, Suspense, type ReactNode } from 'react';
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
import type { EitherValue } from '../Form/valueProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronDownIcon } from '../Icon/icons.ts';
import { surfaceRules } from '../Popover/surfaceRules.ts';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { pillRules } from '../PillButton/pillRules.ts';

export type SelectProps = Unstyled<
  Omit<AriaSelectProps<object, 'single'>, 'children' | 'isRequired' | 'placeholder'>
> &
  FieldWords & {
    /** Shown until something is chosen, such as «Choose a currency». */
    placeholder: string;
    /** `SelectItem`s and `SelectGroup`s, about fifteen at most. For more use `ComboBox`. */
    children: ReactNode;
    /** `code` is a pill of what is chosen alone, beside the amount that it belongs to. */
    shape?: 'field' | 'code';
  } & EitherValue;

const LongList = lazy(() => import('./LongList.tsx'));

/** From this number on the list is virtualized: a thousand items would block the page for a second. */
const MANY = 100;

/**
 * One of a short list. For up to five choices that need comparison use `RadioCards`, for dozens or thousands of
 * known names `ComboBox`.
 */
export const Select = forwardRef<HTMLButtonElement, SelectProps>(function Select(
  { label, labelAside, description, requiredMessage, errorMessage, children, shape = 'field', ...props },
  ref,
) {
  const messages = { description, requiredMessage, errorMessage };
  const list = <ListBox className="mn-part">{children}</ListBox>;
  return (
    <Root {...props} {...fieldState(messages, props.isInvalid)}>
      {shape === 'field' ? (
        <FieldLabel label={label} labelAside={labelAside} />
      ) : (
        <VisuallyHidden>
          <FieldLabel label={label} />
        </VisuallyHidden>
      )}
      <Trigger ref={ref} data-shape={shape}>
        <SelectValue className="mn-part">
          {({ isPlaceholder, defaultChildren, selectedText }) => (
            <span>{isPlaceholder ? defaultChildren : selectedText}</span>
          )}
        </SelectValue>
        <Icon of={ChevronDownIcon} size={16} />
      </Trigger>
      <FieldMessages {...messages} />
      <Sheet>
        {Children.count(children) < MANY ? (
          list
        ) : (
          <Suspense fallback={list}>
            <LongList>{list}</LongList>
          </Suspense>
        )}
      </Sheet>
    </Root>
  );
});

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

  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  [data-placeholder] {
    color: ${token.inkMuted};
  }

  & > svg {
    flex: none;
    color: ${token.inkMuted};
  }

  &[data-pressed] {
    background: linear-gradient(${token.surfaceHover} 0 0) ${token.surfaceRaised};
  }

  &[data-focus-visible] {
    outline-offset: -1px;
  }

  &[data-shape='code'] {
    ${pillRules}
  }
`;

const Sheet = styled(Popover)`
  ${surfaceRules}
  display: flex;
  min-width: var(--trigger-width);
  padding: ${token.space1};

  [role='listbox'] {
    flex: 1;
    overflow: auto;
    outline: none;
  }
`;
