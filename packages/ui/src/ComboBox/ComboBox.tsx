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
import type { OneValue } from '../Form/valueProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronDownIcon } from '../Icon/icons.ts';
import { surfaceRules } from '../Popover/surfaceRules.ts';
import { styled } from '../styles/styled.ts';
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
  OneValue &
  FieldWords & {
    /** Every choice; where the host searches, those it has found so far. Keep the array while nothing changes. */
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
        /** The host searches, as on a server: it is told the text and gives the items that answer to it. */
        search: 'host';
        onInputChange: (text: string) => void;
        isLoading: boolean;
        /** The end of the list came near; given while there is another page. */
        onLoadMore?: () => void;
      }
  );

/** What was chosen last; the item is kept, since the next search of a host may not find it. */
interface Choice {
  id: Key | null;
  item?: ComboBoxItem | undefined;
}

/** One of many that a person can name: a country, a coin. A short list is a `Select`, free text a `TextField`. */
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
      // React Aria writes it by itself only after it has seen the list, which is after the first sight.
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
