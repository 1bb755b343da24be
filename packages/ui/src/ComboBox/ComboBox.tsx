import styled from '@emotion/styled';
import { forwardRef, useMemo, useState } from 'react';
import {
  ComboBox as AriaComboBox,
  Button,
  Input,
  Popover,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox';
import type { Key } from 'react-aria-components/ListBox';
import { FieldBox } from '../Form/FieldBox.tsx';
import { FieldLabel, FieldMessages, fieldRules, fieldState, type FieldWords } from '../Form/FieldParts.tsx';
import type { EitherValue } from '../Form/valueProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronDownIcon } from '../Icon/icons.ts';
import { surfaceRules } from '../Popover/surfaceRules.ts';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';
import type { ComboBoxItem } from './findItems.ts';
import { FoundList, type FoundListWords } from './FoundList.tsx';
import { useFoundItems } from './useFoundItems.ts';
import { rem } from '../rem.ts';

type OwnProps =
  | 'items'
  | 'defaultItems'
  | 'defaultFilter'
  | 'children'
  | 'isRequired'
  | 'inputValue'
  | 'defaultInputValue'
  | 'allowsEmptyCollection'
  | 'selectedKey'
  | 'defaultSelectedKey'
  | 'onSelectionChange'
  | 'onInputChange';

export type ComboBoxProps = Unstyled<Omit<AriaComboBoxProps<ComboBoxItem>, OwnProps>> &
  EitherValue &
  FieldWords & {
    /** All choices, or the host's search results. Keep the array stable while nothing changes. */
    items: readonly ComboBoxItem[];
    /** An example of what can be typed. */
    placeholder?: string;
    words: FoundListWords;
  } & (
    | {
        search?: 'here';
        onInputChange?: (text: string) => void;
        isLoading?: undefined;
        onLoadMore?: undefined;
      }
    | {
        /** The host searches, for example on a server. It receives the query and passes the matching items. */
        search: 'host';
        onInputChange: (text: string) => void;
        isLoading: boolean;
        /** Called near the end of the list. Leave it out when there is no further page. */
        onLoadMore?: () => void;
      }
  );

/** The last choice. The item is stored because the host's next search may not return it. */
interface Choice {
  id: Key | null;
  item?: ComboBoxItem | undefined;
}

/** Picks one of many known names: a country, a coin. For a short list use `Select`, for free text `TextField`. */
export const ComboBox = forwardRef<HTMLInputElement, ComboBoxProps>(function ComboBox(
  {
    label,
    labelAside,
    description,
    requiredMessage,
    errorMessage,
    items,
    placeholder,
    words,
    search = 'here',
    isLoading = false,
    onLoadMore,
    onInputChange,
    onChange,
    ...props
  },
  ref,
) {
  const [last, setLast] = useState<Choice>({ id: props.defaultValue ?? null });
  const value = props.value === undefined ? last.id : props.value;
  const chosen = useMemo(
    () => items.find(({ id }) => id === value) ?? (last.id === value ? last.item : undefined),
    [items, value, last],
  );
  const { given, left, isHidden, take, giveMore } = useFoundItems(items, chosen, search === 'host');
  const messages = { description, requiredMessage, errorMessage };
  return (
    <Root
      menuTrigger="input"
      {...props}
      {...fieldState(messages, props.isInvalid)}
      allowsEmptyCollection
      value={value}
      // React Aria only fills it in after it has read the collection, which is after the first paint.
      defaultInputValue={chosen?.label ?? ''}
      onChange={(id) => {
        setLast({ id, item: items.find((item) => item.id === id) ?? chosen });
        onChange?.(id);
      }}
      defaultItems={given}
      defaultFilter={(text) => !isHidden(text)}
      onInputChange={(text) => {
        take(text);
        onInputChange?.(text);
      }}
    >
      <FieldLabel label={label} labelAside={labelAside} />
      <FieldBox role="presentation">
        <Input className="mn-part" ref={ref} placeholder={placeholder} />
        <Opener>
          <Icon of={ChevronDownIcon} size={16} />
        </Opener>
      </FieldBox>
      <FieldMessages {...messages} />
      <Sheet>
        <FoundList
          items={given}
          left={left}
          words={words}
          isLoading={isLoading}
          onLoadMore={left > 0 ? giveMore : onLoadMore}
        />
      </Sheet>
    </Root>
  );
});

const Root = styled(AriaComboBox<ComboBoxItem>)`
  ${fieldRules}
`;

const Opener = styled(Button)`
  display: flex;
  flex: none;
  align-items: center;
  align-self: stretch;
  padding: 0 ${token.space3};
  border: 0;
  border-radius: inherit;
  background: none;
  color: ${token.inkMuted};
  cursor: pointer;

  &[data-disabled] {
    cursor: default;
  }

  @media (forced-colors: active) {
    &[data-disabled] {
      color: GrayText;
    }
  }
`;

const Sheet = styled(Popover)`
  ${surfaceRules}
  display: flex;
  flex-direction: column;
  inline-size: var(--trigger-width);
  min-inline-size: min(${rem(16)}, calc(100vw - 2 * ${token.space4}));
  overflow: hidden;
`;
