import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import {
  Tab,
  TabList,
  TabPanel,
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components/Tabs';
import * as token from '../tokens/tokens.ts';

export interface TabItem {
  id: string;
  label: string;
  content: ReactNode;
  isDisabled?: boolean;
}

export interface TabsProps extends Pick<
  AriaTabsProps,
  'selectedKey' | 'defaultSelectedKey' | 'onSelectionChange' | 'keyboardActivation'
> {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem[];
}

/** Views of one subject, one at a time. For other pages use links, for a choice `RadioCards`. */
export function Tabs({ label, items, ...props }: TabsProps) {
  return (
    <Root {...props}>
      <TabList className="mn-part" aria-label={label}>
        {items.map(({ id, label, isDisabled }) => (
          <Tab key={id} className="mn-part" id={id} isDisabled={isDisabled}>
            <span>{label}</span>
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} className="mn-part" id={id}>
          {content}
        </TabPanel>
      ))}
    </Root>
  );
}

const ending = 'calc(100% - 32px), transparent';

/**
 * Fades an end of the list if it can be scrolled further. Without overflow there is no scroll timeline, and so
 * no mask.
 */
const fade = keyframes`
  from { mask-image: linear-gradient(var(--mn-tabs-to), #000 ${ending}); }
  10%, 90% { mask-image: linear-gradient(var(--mn-tabs-to), transparent, #000 32px, #000 ${ending}); }
  to { mask-image: linear-gradient(var(--mn-tabs-to), transparent, #000 32px); }
`;

/**
 * One class for the whole component: a class per tab took longer to render than the tabs. The focus ring is drawn by the tab.
 * `scroll-initial-target` scrolls the selected tab into view on mount. Forced colors would draw the transparent border, and every tab
 * would look selected.
 */
const Root = styled(AriaTabs)`
  &[data-focus-visible] {
    outline: none;
  }

  & > [role='tablist'] {
    display: flex;
    gap: ${token.space3};
    overflow-x: auto;
    scroll-padding-inline: 32px;
    scrollbar-width: none;
    box-shadow: inset 0 -1px ${token.line};

    @supports (animation-timeline: scroll(self inline)) {
      --mn-tabs-to: to right;
      animation: ${fade} linear both;
      animation-timeline: scroll(self inline);

      &:dir(rtl) {
        --mn-tabs-to: to left;
      }
    }
  }

  & > [role='tablist'] > [role='tab'] {
    flex: none;
    padding: ${token.space3} ${token.space2};
    border-block-end: 2px solid transparent;
    color: ${token.inkMuted};
    font: ${token.weightMedium} ${token.text14} / ${token.line14} ${token.fontSans};
    cursor: pointer;

    &[data-hovered],
    &[data-selected] {
      color: ${token.ink};
    }

    &[data-pressed] {
      background: ${token.surfaceHover};
    }

    &[data-selected] {
      scroll-initial-target: nearest;
      border-color: ${token.accentLine};
    }

    &[data-disabled] {
      color: ${token.lineStrong};
      cursor: default;
    }

    &[data-focus-visible] {
      border-radius: ${token.radiusControl};
      outline: 2px solid ${token.focus};
      outline-offset: -2px;
    }

    @media (forced-colors: active) {
      &:not([data-selected]) {
        border-color: Canvas;
      }

      &[data-disabled] {
        color: GrayText;
      }
    }
  }

  & > [role='tabpanel'] {
    padding-block-start: ${token.space5};

    &[data-focus-visible] {
      border-radius: ${token.radiusControl};
      outline: 2px solid ${token.focus};
      outline-offset: 2px;
    }
  }
`;
