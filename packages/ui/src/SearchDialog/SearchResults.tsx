import styled from '@emotion/styled';
import { type ReactElement, useEffect, useId, useRef } from 'react';
import { Link, type LinkProps } from 'react-aria-components/Link';
import { Icon, type LucideIcon } from '../Icon/Icon.tsx';
import { Aside, rowRules, Words } from '../Menu/rowParts.ts';
import * as token from '../tokens/tokens.ts';

/** A result that leads somewhere, or does something. */
export type SearchResult = {
  /** Unique among all results. */
  id: string;
  label: string;
  /** Smaller text below the label. */
  description?: string;
  icon?: LucideIcon;
} & ({ href: string; onAction?: undefined } | { href?: undefined; onAction: () => void });

/** Results of one kind. */
export interface SearchGroup {
  id: string;
  title: string;
  items: readonly SearchResult[];
}

interface SearchResultsProps {
  /** Of the list. The id of a result begins with it. */
  id: string;
  label: string;
  groups: readonly SearchGroup[];
  /** The result that Enter opens. */
  marked: string | undefined;
  /** After a click on a link: before it, the link would be gone when the browser follows it. */
  onLeave: () => void;
}

export const resultId = (listId: string, { id }: Pick<SearchResult, 'id'>) => `${listId}-${id}`;

/** The list below the field of a `SearchDialog`. The focus stays in the field. */
export function SearchResults({ id, label, groups, marked, onLeave }: SearchResultsProps) {
  return (
    <List id={id} role="listbox" aria-label={label} data-icons>
      {groups.map((group) => (
        <Group key={group.id} title={group.title}>
          {group.items.map((item) => (
            <Result
              key={item.id}
              id={resultId(id, item)}
              item={item}
              isMarked={item.id === marked}
              onLeave={onLeave}
            />
          ))}
        </Group>
      ))}
    </List>
  );
}

function Group({ title, children }: { title: string; children: readonly ReactElement[] }) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      {children}
    </div>
  );
}

interface ResultProps {
  id: string;
  item: SearchResult;
  isMarked: boolean;
  onLeave: () => void;
}

function Result({ id, item: { label, description, icon, href, onAction }, isMarked, onLeave }: ResultProps) {
  const element = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // jsdom does not scroll.
    if (isMarked) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isMarked]);
  const asOption: LinkProps['render'] = (props) => {
    const option = {
      id,
      role: 'option',
      tabIndex: -1,
      'aria-selected': isMarked,
      'data-focused': isMarked || undefined,
      'data-focus-visible': isMarked || undefined,
    };
    return 'href' in props ? <a {...props} {...option} /> : <span {...props} {...option} />;
  };
  return (
    <Row ref={element} href={href} onClick={onAction ?? onLeave} render={asOption}>
      {icon && <Icon of={icon} size={16} />}
      <Words data-bare={icon === undefined || undefined}>
        <span>{label}</span> {description !== undefined && <Aside>{description}</Aside>}
      </Words>
    </Row>
  );
}

const List = styled('div')`
  padding: ${token.space2};

  &:empty {
    display: none;
  }

  & > * + * {
    margin-block-start: ${token.space2};
  }
`;

const Title = styled('div')`
  padding: ${token.space2} ${token.space3} ${token.space1};
  color: ${token.inkMuted};
  font-size: ${token.text12};
  line-height: ${token.line12};
`;

const Row = styled(Link)`
  ${rowRules}
`;
