import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { forwardRef } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Tag as AriaTag,
  TagGroup as AriaTagGroup,
  type TagGroupProps as AriaTagGroupProps,
  TagList,
} from 'react-aria-components/TagGroup';
import { Icon, type LucideIcon } from '../Icon/Icon.tsx';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';
import { tagRules } from './tagRules.ts';

export interface TagItem {
  id: string;
  label: string;
  icon?: LucideIcon;
}

export type TagGroupProps = Unstyled<Omit<AriaTagGroupProps, 'children' | 'aria-label' | 'onRemove'>> & {
  /** Accessible name, such as "Filters". */
  label: string;
  items: readonly TagItem[];
  /** Shown when no tags are left; it takes the focus. */
  emptyLabel?: string;
} & (
    | { onRemove?: undefined; removeLabel?: undefined }
    | {
        /** Called with the ids to remove, by the remove button, Delete or Backspace. */
        onRemove: NonNullable<AriaTagGroupProps['onRemove']>;
        /** Label of the remove button, such as "Remove the filter". The tag's text is added to it. */
        removeLabel: string;
      }
  );

/** Removable tags, such as the filters of a table. For a plain tag use `Tag`. */
export const TagGroup = forwardRef<HTMLDivElement, TagGroupProps>(function TagGroup(
  { label, items, emptyLabel, removeLabel, ...props },
  ref,
) {
  return (
    <AriaTagGroup className="mn-part" {...props} ref={ref} aria-label={label}>
      <List renderEmptyState={() => emptyLabel}>
        {items.map(({ id, label, icon }) => (
          <Item key={id} id={id} textValue={label}>
            {icon && <Icon of={icon} size={16} />}
            <span>{label}</span>
            {removeLabel !== undefined && (
              <Cross slot="remove" aria-label={removeLabel}>
                <Icon of={X} size={16} />
              </Cross>
            )}
          </Item>
        ))}
      </List>
    </AriaTagGroup>
  );
});

const List = styled(TagList)`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space2};
  color: ${token.inkMuted};
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};
`;

const Item = styled(AriaTag)`
  ${tagRules}
  position: relative;
  min-block-size: 32px;
  padding-inline: ${token.space3};
  cursor: default;

  &[data-allows-removing] {
    padding-inline-end: ${token.space1};
  }

  &[data-disabled] {
    color: ${token.inkMuted};
  }

  @media (forced-colors: active) {
    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

// Its focus ring is inside the tag, where it does not cover the text.
const Cross = styled(Button)`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${token.radiusControl};
  background: transparent;
  color: ${token.inkMuted};
  cursor: pointer;

  &:is([data-hovered], [data-pressed]) {
    background: ${token.surfaceHover};
    color: ${token.ink};
  }

  &[data-focus-visible] {
    outline-offset: -2px;
  }

  @media (pointer: coarse) {
    inline-size: ${token.targetMin};
    block-size: ${token.targetMin};
  }
`;
