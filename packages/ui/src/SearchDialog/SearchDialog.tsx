import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Header, Menu, MenuSection } from 'react-aria-components/Menu';
import { Modal, type ModalOverlayProps } from 'react-aria-components/Modal';
import { Input, TextField } from 'react-aria-components/TextField';
import { Backdrop } from '../Dialog/Backdrop.tsx';
import { useCloseOnBack } from '../Dialog/useCloseOnBack.ts';
import { Icon } from '../Icon/Icon.tsx';
import { SearchIcon, XIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { media } from '../media.ts';
import type { MenuAction } from '../Menu/MenuEntry.ts';
import { MenuRow } from '../Menu/MenuRow.tsx';
import { rem } from '../rem.ts';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';

/** Results of one kind. */
export interface SearchGroup {
  id: string;
  title: string;
  items: readonly MenuAction[];
}

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
            <Autocomplete inputValue={query} onInputChange={onQueryChange}>
              <BackButton />
              <Head>
                <Icon of={SearchIcon} />
                <Field type="search" aria-label={label} autoFocus>
                  <Input
                    className="mn-part"
                    placeholder={placeholder}
                    autoComplete="off"
                    spellCheck={false}
                  />
                </Field>
                <IconButton icon={XIcon} label={closeLabel} onPress={close} />
              </Head>
              <Results>
                <List aria-label={label} data-icons>
                  {found.map(({ id, title, items }) => (
                    <Group key={id} id={id}>
                      <Title>{title}</Title>
                      {items.map((item) => (
                        <MenuRow
                          key={item.id}
                          item={item.href === undefined ? item : { ...item, onAction: close }}
                        />
                      ))}
                    </Group>
                  ))}
                </List>
                <Status role="status">{status}</Status>
              </Results>
              {foot !== undefined && <Foot>{foot}</Foot>}
            </Autocomplete>
          )}
        </Content>
      </Panel>
    </Backdrop>
  );
}

/** A component, because the overlay is known only inside it. */
function BackButton() {
  useCloseOnBack(true);
  return null;
}

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

  /* A phone has no room to spare beside its keyboard. */
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

  ${media.small} {
    padding-inline-start: ${token.space4};
  }
`;

/* The dialog is the box of its field: the cursor says where the focus is, and a result that is marked has its outline. */
const Field = styled(TextField)`
  display: flex;
  flex: 1;
  min-inline-size: 0;

  input {
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: ${token.targetMin};
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: inherit;
    font-size: ${token.text16};
    line-height: ${token.line16};
  }

  input::-webkit-search-cancel-button {
    display: none;
  }

  input::placeholder {
    color: ${token.inkMuted};
    opacity: 1;
  }
`;

const Results = styled('div')`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const List = styled(Menu)`
  padding: ${token.space2};
  outline: none;

  &:empty {
    display: none;
  }
`;

const Group = styled(MenuSection)`
  & + & {
    margin-block-start: ${token.space2};
  }
`;

const Title = styled(Header)`
  padding: ${token.space2} ${token.space3} ${token.space1};
  color: ${token.inkMuted};
  font-size: ${token.text12};
  line-height: ${token.line12};
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
