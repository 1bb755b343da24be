import styled from '@emotion/styled';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { plainList } from '../plainList.ts';
import * as token from '../tokens/tokens.ts';

export type TimelineState = 'done' | 'current' | 'upcoming' | 'failed';

export interface TimelineStep {
  id: string;
  label: string;
  state: TimelineState;
  /** What the step means. For the current step: what happens next and approximately when. */
  description?: ReactNode;
  /** When it happened, usually a `DateTime`. */
  time?: ReactNode;
}

export interface TimelineProps {
  /** Accessible name of the list, such as "Course of the refill". */
  label: string;
  steps: readonly TimelineStep[];
  /** Each state in words, for screen readers. */
  stateLabels: Record<TimelineState, string>;
  /** `horizontal` is a stepper above a form. The steps stack if they do not fit. */
  orientation?: 'vertical' | 'horizontal';
}

/**
 * The history of one thing, such as a refill from waiting to replenished, or the steps of a form, on the line of `MoneyLine`: solid as
 * far as it has come, dashes to what is on its way. For a single status use `StatusBadge`, for a share of time or work `Progress`.
 */
export function Timeline({ label, steps, stateLabels, orientation = 'vertical' }: TimelineProps) {
  return (
    <Root data-orientation={orientation}>
      <ol aria-label={label}>
        {steps.map(({ id, label, state, description, time }) => {
          return (
            <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <Marker>
                <VisuallyHidden>{stateLabels[state]}</VisuallyHidden>
                {state === 'failed' && <Icon of={X} size={16} />}
              </Marker>
              <div>
                <strong>{label}</strong>
                {time !== undefined && <small>{time}</small>}
                {description !== undefined && <div data-description>{description}</div>}
              </div>
            </li>
          );
        })}
      </ol>
    </Root>
  );
}

const Marker = styled('span')`
  position: relative;
  display: grid;
  place-items: center;
  block-size: ${token.space6};

  &::after {
    box-sizing: border-box;
    inline-size: 12px;
    block-size: 12px;
    border: 2.5px solid;
    border-radius: ${token.radiusFull};
    content: '';
  }
`;

// It is horizontal by the width of its container, not of the screen.
const Root = styled('div')`
  color: ${token.ink};
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};

  &[data-orientation='horizontal'] {
    container-type: inline-size;
    inline-size: 100%;
  }

  & > ol {
    ${plainList}
  }

  li {
    position: relative;
    display: grid;
    grid-template-columns: ${token.space6} 1fr;
    gap: ${token.space3};
    padding-block-end: ${token.space5};
  }

  li:last-of-type {
    padding-block-end: 0;
  }

  li:not(:last-of-type)::before {
    position: absolute;
    inset-block: 18px -6px;
    inset-inline-start: 10.5px;
    border: 0 solid;
    border-inline-start-width: 3px;
    content: '';
  }

  li::before,
  li > span {
    color: ${token.accentLine};
  }

  li > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  strong {
    display: block;
    padding-block-start: 2px;
    font-weight: ${token.weightMedium};
  }

  small,
  [data-description] {
    color: ${token.inkMuted};
  }

  small {
    font-size: ${token.text12};
    line-height: ${token.line12};
  }

  [data-description] {
    margin-block-start: ${token.space1};
  }

  [data-state='upcoming'] strong {
    color: ${token.inkMuted};
    font-weight: ${token.weightRegular};
  }

  [data-state='upcoming']::before,
  [data-state='upcoming'] > span {
    color: ${token.lineStrong};
  }

  [data-state='current']:not(:last-of-type)::before {
    border-style: dashed;
  }

  [data-state='current'] > span::after {
    border-width: 6px;
  }

  [data-state='failed'] > span {
    color: ${token.dangerInk};
  }

  [data-state='failed'] > span::after {
    content: none;
  }

  @container (min-width: 32rem) {
    &[data-orientation='horizontal'] > ol {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }

    &[data-orientation='horizontal'] li {
      grid-template-columns: none;
      gap: ${token.space2};
      align-content: start;
      padding-block-end: 0;
      padding-inline-end: ${token.space4};
    }

    &[data-orientation='horizontal'] li > span {
      justify-content: start;
    }

    &[data-orientation='horizontal'] li:not(:last-of-type)::before {
      inset-block: 10.5px auto;
      inset-inline: 12px 0;
      border-width: 3px 0 0;
    }
  }
`;
