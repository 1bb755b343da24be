import styled from '@emotion/styled';
import { Collection, ListBox, ListBoxLoadMoreItem } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { SelectGroup } from '../Select/SelectGroup.tsx';
import { itemSizes } from '../Select/LongList.tsx';
import { SelectItem } from '../Select/SelectItem.tsx';
import * as token from '../tokens/tokens.ts';
import { type ComboBoxItem, groupItems } from './findItems.ts';

export interface FoundListWords {
  /** Shown when nothing matches: say what to try instead. */
  nothing: string;
  /** Shown while the host searches or loads more. */
  loading: string;
  /** The number of matches beyond those in the list: «9,950 more. Type to narrow them down.» */
  more: (count: number) => string;
}

interface FoundListProps {
  items: readonly ComboBoxItem[];
  left: number;
  words: FoundListWords;
  isLoading: boolean;
  onLoadMore: (() => void) | undefined;
}

/** The list of a `ComboBox`, virtualized. */
export const FoundList = ({ items, left, words, isLoading, onLoadMore }: FoundListProps) => (
  <>
    <Virtualizer layout={ListLayout} layoutOptions={layout}>
      <List renderEmptyState={() => <Note>{isLoading ? words.loading : words.nothing}</Note>}>
        {groupItems(items).map(([group, members]) =>
          group === undefined ? (
            <Rows key="" items={members} />
          ) : (
            <SelectGroup key={group} title={group}>
              <Rows items={members} />
            </SelectGroup>
          ),
        )}
        {onLoadMore && items.length > 0 && (
          <ListBoxLoadMoreItem onLoadMore={onLoadMore} isLoading={isLoading}>
            <Note>{words.loading}</Note>
          </ListBoxLoadMoreItem>
        )}
      </List>
    </Virtualizer>
    <Foot role="status">{left > 0 && words.more(left)}</Foot>
  </>
);

const Rows = ({ items }: { items: readonly ComboBoxItem[] }) => (
  <Collection items={items}>
    {({ id, label, description, isDisabled }) => (
      <SelectItem id={id} label={label} description={description} isDisabled={isDisabled} />
    )}
  </Collection>
);

const layout = { ...itemSizes, loaderHeight: 40, padding: 4 };

const List = styled(ListBox)`
  min-block-size: 0;
  max-block-size: 320px;
  overflow: auto;
  outline: none;
`;

const Note = styled('div')`
  padding: ${token.space3} ${token.space4};
  color: ${token.inkMuted};
`;

const Foot = styled('div')`
  flex: none;
  padding: ${token.space2} ${token.space4};
  border-block-start: 1px solid ${token.line};
  color: ${token.inkMuted};
  font-size: ${token.text12};
  line-height: ${token.line12};

  &:empty {
    display: none;
  }
`;
