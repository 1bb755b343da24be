import styled from '@emotion/styled';
import * as token from '@meridian/ui/tokens';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

type Forced = 'hovered' | 'pressed' | 'focused' | 'dropped on';

/** The `data-` attributes of React Aria, which our styles use. */
const marks: Record<Forced, readonly string[]> = {
  hovered: ['data-hovered'],
  pressed: ['data-hovered', 'data-pressed'],
  focused: ['data-focused', 'data-focus-visible', 'data-focus-within'],
  'dropped on': ['data-drop-target'],
};

interface StateProps {
  /** The caption, in English in both languages, as in the code. */
  name: string;
  /** Forces hover, pressed or keyboard focus. */
  is?: Forced | undefined;
  /** A selector for the elements to force, inside the cell; defaults to the component's root. */
  on?: string;
  children: ReactNode;
}

/** Keeps matching elements in a forced state, including elements that are added later. */
function forceState(place: Element, is: Forced, elementsOf: () => readonly Element[]): () => void {
  const force = () => {
    for (const element of elementsOf()) for (const mark of marks[is]) element.setAttribute(mark, 'true');
  };
  force();
  // Collections and lazy parts render later.
  const observer = new MutationObserver(force);
  observer.observe(place, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Like `State`, for overlays outside the cell, such as an item of an open menu. */
export function useForcedState(is: Forced, on: string) {
  useLayoutEffect(() => {
    const { body } = document;
    return forceState(body, is, () => [...body.querySelectorAll(on)]);
  }, [is, on]);
}

/** A cell of `States`: a component in one state, with a caption. */
export function State({ name, is, on = '[data-rac]', children }: StateProps) {
  const cell = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = cell.current;
    if (!is || !place) return undefined;
    return forceState(place, is, () => {
      const elements = [...place.querySelectorAll(on)];
      return on === '[data-rac]' ? elements.slice(0, 1) : elements;
    });
  }, [is, on]);
  return (
    <Cell>
      <small lang="en">{name}</small>
      <div ref={cell}>{children}</div>
    </Cell>
  );
}

interface StatesProps {
  /** Minimum width of a cell. It grows to fill its row, and with the text size. */
  cell?: 'narrow' | 'medium' | 'wide' | 'full';
  children: ReactNode;
}

/** A grid of a component's states, for the tests in `.storybook/tests` and for Chromatic. */
export const States = ({ cell = 'medium', children }: StatesProps) => (
  <Root data-cell={cell}>{children}</Root>
);

const Root = styled.div`
  --cell: 13.75rem;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--cell)), 1fr));
  gap: ${token.space6};
  align-items: start;

  &[data-cell='narrow'] {
    --cell: 7.5rem;
  }

  &[data-cell='wide'] {
    --cell: 21.25rem;
  }

  &[data-cell='full'] {
    --cell: 100%;
  }
`;

const Cell = styled.div`
  display: grid;
  gap: ${token.space2};
  min-width: 0;

  & > div {
    min-width: 0;
  }

  & > small {
    color: ${token.inkMuted};
    font: ${token.weightRegular} ${token.text12} / ${token.line12} ${token.fontSans};
  }
`;
