import styled from '@emotion/styled';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, type ModalOverlayProps } from 'react-aria-components/Modal';
import { Backdrop } from '../Dialog/Backdrop.tsx';
import { useCloseOnBack } from '../Dialog/useCloseOnBack.ts';
import { Icon } from '../Icon/Icon.tsx';
import { SearchIcon, XIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { media } from '../media.ts';
import { rem } from '../rem.ts';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';
import { resultId, type SearchGroup, SearchResults } from './SearchResults.tsx';

export interface SearchDialogProps extends Unstyled<Omit<ModalOverlayProps, 'children'>> {
  /** Names the dialog, the field and the list, such as "Search". */
  label: string;
  /** What can be typed, such as "Page, amount or date". */
  placeholder: string;
  query: string;
  /** The host searches, and passes the groups that it finds. */
  onQueryChange: (query: string) => void;
  /** A group without items is not shown. A link closes the dialog, an action of the host does so itself. */
  groups: readonly SearchGroup[];
  /** Below the results: that nothing was found, that it is being searched, or what failed. Announced when it changes. */
  status?: ReactNode;
  /** Below everything, such as the keys that work here. Hidden on a small screen. */
  foot?: ReactNode;
  closeLabel: string;
}

/**
 * Finds pages and records from anywhere and leads to them, by keyboard alone. To search in a list of the page use
 * `SearchField`, to choose a value `ComboBox`.
 */
export function SearchDialog({
  label,
  placeholder,
  query,
  onQueryChange,
  groups,
  status,
  foot,
  closeLabel,
  ...overlay
}: SearchDialogProps) {
  const found = groups.filter(({ items }) => items.length > 0);
  return (
    <Backdrop isDismissable {...overlay}>
      <Panel>
        <Content aria-label={label}>
          {({ close }) => (
            <>
              <BackButton />
              <Search
                label={label}
                placeholder={placeholder}
                query={query}
                onQueryChange={onQueryChange}
                groups={found}
                status={status}
                closeLabel={closeLabel}
                close={close}
              />
              {foot !== undefined && <Foot>{foot}</Foot>}
            </>
          )}
        </Content>
      </Panel>
    </Backdrop>
  );
}

type SearchProps = Pick<
  SearchDialogProps,
  'label' | 'placeholder' | 'query' | 'onQueryChange' | 'groups' | 'status' | 'closeLabel'
> & { close: () => void };

/**
 * The field and its list. Not the autocomplete of React Aria: its code would come with every field of the app, because it is in the
 * module of the contexts that fields read.
 */
function Search({
  label,
  placeholder,
  query,
  onQueryChange,
  groups,
  status,
  closeLabel,
  close,
}: SearchProps) {
  const listId = useId();
  const results = groups.flatMap(({ items }) => items);
  const [choice, setChoice] = useState<{ query: string; id: string }>();
  // What was marked for another text, or is not there any more, gives way to the first result.
  const chosen = choice?.query === query ? results.findIndex(({ id }) => id === choice.id) : -1;
  const index = chosen >= 0 ? chosen : query === '' ? -1 : 0;
  const marked = results[index];

  function move(event: KeyboardEvent, step: 1 | -1) {
    event.preventDefault();
    const from = index < 0 && step < 0 ? 0 : index;
    const next = results[(from + step + results.length) % results.length];
    if (next) setChoice({ query, id: next.id });
  }

  return (
    <>
      <Head>
        <Icon of={SearchIcon} />
        <input
          type="search"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={results.length > 0}
          aria-controls={results.length > 0 ? listId : undefined}
          aria-activedescendant={marked && resultId(listId, marked)}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={placeholder}
          value={query}
          onChange={({ target }) => onQueryChange(target.value)}
          onKeyDown={(event) => {
            // Enter also ends the choice of a character.
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'ArrowDown') move(event, 1);
            else if (event.key === 'ArrowUp') move(event, -1);
            else if (event.key === 'Enter' && marked)
              document.getElementById(resultId(listId, marked))?.click();
          }}
        />
        <IconButton icon={XIcon} label={closeLabel} onPress={close} />
      </Head>
      <Results>
        {results.length > 0 && (
          <SearchResults id={listId} label={label} groups={groups} marked={marked?.id} onLeave={close} />
        )}
        <Status role="status">{status}</Status>
      </Results>
    </>
  );
}

/** A component, because the overlay is known only inside it. */
function BackButton() {
  useCloseOnBack(true);
  return null;
}

// On a phone it fills the screen, which has no room to spare beside its keyboard.
const Panel = styled(Modal)`
  display: flex;
  margin: min(12dvh, 2 * ${token.space12}) auto auto;
  inline-size: min(${rem(40)}, 100% - 2 * ${token.space4});
  max-block-size: min(76dvh, ${rem(40)});
  overflow: hidden;
  border-radius: ${token.radiusSheet};
  background: ${token.surfaceRaised};
  color: ${token.ink};
  box-shadow: ${token.shadow2};

  ${media.small} {
    position: absolute;
    inset: 0;
    margin: 0;
    inline-size: 100%;
    max-block-size: none;
    border-radius: 0;
  }
`;

const Content = styled(Dialog)`
  --mn-under: ${token.surfaceRaised};
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  outline: none;
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};
`;

// The field has no box, because the dialog is it: the cursor says where the focus is, and the marked result has its outline.
const Head = styled('div')`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token.space3};
  padding-block: ${token.space2};
  padding-inline: ${token.space5} ${token.space3};
  border-block-end: 1px solid ${token.line};

  & > svg {
    flex: none;
    color: ${token.inkMuted};
  }

  & > input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: ${token.targetMin};
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: inherit;
    font: inherit;
    font-size: ${token.text16};
    line-height: ${token.line16};
    appearance: none;
  }

  & > input::-webkit-search-cancel-button {
    display: none;
  }

  & > input::placeholder {
    color: ${token.inkMuted};
    opacity: 1;
  }

  ${media.small} {
    padding-inline-start: ${token.space4};
  }
`;

const Results = styled('div')`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Status = styled('div')`
  padding: ${token.space2} ${token.space5} ${token.space4};
  color: ${token.inkMuted};

  &:empty {
    padding: 0;
  }
`;

const Foot = styled('div')`
  flex: none;
  padding: ${token.space2} ${token.space5};
  border-block-start: 1px solid ${token.line};
  color: ${token.inkMuted};
  font-size: ${token.text12};
  line-height: ${token.line12};

  ${media.small} {
    display: none;
  }
`;
