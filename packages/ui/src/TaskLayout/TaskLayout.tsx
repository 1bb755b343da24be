import styled from '@emotion/styled';
import { ChevronUp } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { AmountPrivacy } from '../Amount/AmountPrivacy.tsx';
import { Card } from '../Card/Card.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { media, stickyTop } from '../media.ts';
import { taskWidth } from '../pageGutter.ts';
import { rem } from '../rem.ts';
import * as token from '../tokens/tokens.ts';
import { keyboardHeight, useKeyboardHeight } from './useKeyboardHeight.ts';

/** Only needed on a small screen, after a press on the figure. */
const SummarySheet = lazy(() => import('./SummarySheet.tsx'));

export interface TaskLayoutProps {
  /** The fields, usually in one `Card`. */
  children: ReactNode;
  /** The title of the summary. */
  title: string;
  /** What the input comes to. Without fields or choices: on a small screen it opens from the figure. */
  summary: ReactNode;
  /** The figure that decides, such as what arrives; undefined until there is one. */
  figure?: { readonly label: string; readonly value: ReactNode } | undefined;
  /** The button of the task, large and wide. */
  action: ReactNode;
  /** What went wrong with the last attempt, above the button. */
  problem?: ReactNode;
  /** What follows the button, below the summary; on a small screen below the fields. */
  ahead?: ReactNode;
  /** The accessible name of the button that closes the summary on a small screen. */
  closeLabel: string;
}

/**
 * A task: its fields, and beside them a summary with the button. On a small screen the button stays at the thumb, above the
 * keyboard, and the figure beside it opens the summary. For a list beside details use `LedgerLayout`.
 */
export function TaskLayout({
  children,
  title,
  summary,
  figure,
  action,
  problem,
  ahead,
  closeLabel,
}: TaskLayoutProps) {
  const [isOpen, setOpen] = useState(false);
  useKeyboardHeight();
  return (
    <Root>
      <div>{children}</div>
      <Aside>
        <Card title={title} surface="sunken">
          {summary}
          <Bar data-mn-action-bar>
            {Boolean(problem) && <div data-problem>{problem}</div>}
            <Figure className="mn-part" aria-haspopup="dialog" onPress={() => setOpen(true)}>
              <span>
                <small>{figure?.label ?? title}</small>
                <Icon of={ChevronUp} size={16} />
              </span>
              {figure && (
                <AmountPrivacy hiddenLabel={undefined}>
                  <strong>{figure.value}</strong>
                </AmountPrivacy>
              )}
            </Figure>
            <div>{action}</div>
          </Bar>
        </Card>
        {ahead !== undefined && <Ahead>{ahead}</Ahead>}
      </Aside>
      {isOpen && (
        <Suspense fallback={null}>
          <SummarySheet title={title} closeLabel={closeLabel} onClose={() => setOpen(false)}>
            {summary}
          </SummarySheet>
        </Suspense>
      )}
    </Root>
  );
}

/** Columns of 688 and 408 px on a page of 1120; with large text, too, they are below each other when they are narrow. */
const Root = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token.space6};
  inline-size: 100%;
  max-inline-size: ${taskWidth};

  & > :first-child {
    flex: 288 1 ${rem(25)};
    min-inline-size: 0;
  }
`;

/** On a small screen only the bar is left of the card. */
const Aside = styled('div')`
  position: sticky;
  inset-block-start: calc(${stickyTop} + ${token.space4});
  flex: 104 1 ${rem(19)};
  min-inline-size: 0;

  ${media.small} {
    position: static;
    flex: none;
    inline-size: 100%;

    & > section[data-surface] {
      padding: 0;
      border: 0;
      background: none;
    }

    & > section > :not([data-mn-action-bar]) {
      display: none;
    }
  }
`;

/** On the edge of what is in the card above it. */
const Ahead = styled('div')`
  margin-block-start: ${token.space6};
  padding-inline: calc(${token.space6} + 1px);

  ${media.small} {
    margin: 0;
    padding: 0;
  }
`;

// With large text the button is below the figure. On a low screen it scrolls with the form, for which it would leave no space.
const Bar = styled('div')`
  display: grid;
  gap: ${token.space4};
  margin-block-start: ${token.space4};

  ${media.small} {
    position: fixed;
    inset: auto 0 ${keyboardHeight};
    z-index: ${token.layerSticky};
    grid-template-columns: repeat(auto-fit, minmax(min(100%, ${rem(8.5)}), 1fr));
    align-items: center;
    gap: ${token.space2} ${token.space3};
    max-block-size: 60dvh;
    overflow-y: auto;
    margin: 0;
    padding: ${token.space3} ${token.space4} calc(${token.space3} + env(safe-area-inset-bottom));
    border-block-start: 1px solid ${token.line};
    background: ${token.surfaceRaised};

    & > [data-problem] {
      grid-column: 1 / -1;
    }

    & > div > button[data-size] {
      padding-inline: ${token.space3};
      font-size: ${token.text14};
      line-height: ${token.line14};
    }
  }

  @media (max-width: 767.98px) and (max-height: 479.98px) {
    position: static;
    padding-inline: 0;
    background: none;
  }

  ${media.print} {
    position: static;
  }
`;

const Figure = styled(Button)`
  display: none;

  ${media.small} {
    display: grid;
    justify-items: start;
    align-content: center;
    min-inline-size: 0;
    min-block-size: ${token.space12};
    padding: 0;
    border: 0;
    border-radius: ${token.radiusControl};
    background: none;
    color: ${token.ink};
    font: ${token.weightStrong} ${token.text16} / ${token.line16} ${token.fontSans};
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;

    & > span {
      display: flex;
      align-items: center;
      gap: ${token.space1};
      color: ${token.inkMuted};
      font: ${token.weightRegular} ${token.text12} / ${token.line12} ${token.fontSans};
    }

    small {
      font: inherit;
    }

    strong {
      font: inherit;
      font-variant-numeric: tabular-nums slashed-zero;
    }

    &[data-focus-visible] {
      outline: 2px solid ${token.focus};
      outline-offset: 2px;
    }
  }
`;
