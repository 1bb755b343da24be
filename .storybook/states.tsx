import styled from '@emotion/styled';
import * as token from '@meridian/ui/tokens';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

type Forced = 'hovered' | 'pressed' | 'focused' | 'dropped on';

/** What React Aria marks, and so what every style of ours asks for. */
const marks: Record<Forced, readonly string[]> = {
  hovered: ['data-hovered'],
  pressed: ['data-hovered', 'data-pressed'],
  focused: ['data-focused', 'data-focus-visible', 'data-focus-within'],
  'dropped on': ['data-drop-target'],
};

interface StateProps {
  /** Stands above: the same words in both languages, those of the code. */
  name: string;
  /** Shows the control under a pointer, pressed, or focused from the keyboard, without anybody doing it. */
  is?: Forced | undefined;
  /** Which elements are in that state: a selector inside the cell; the component's own root unless said. */
  on?: string;
  children: ReactNode;
}

/** Keeps elements in a state that nobody brought about: those that answer to the selector, now and whenever they come. */
function forceState(place: Element, is: Forced, elementsOf: () => readonly Element[]): () => void {
  const force = () => {
    for (const element of elementsOf()) for (const mark of marks[is]) element.setAttribute(mark, 'true');
  };
  force();
  // What is a list or is loaded lazily comes after the first render.
  const observer = new MutationObserver(force);
  observer.observe(place, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The same as `State` for what floats over the page, outside of any cell: an item of an open menu. */
export function useForcedState(is: Forced, on: string) {
  useLayoutEffect(() => {
    const { body } = document;
    return forceState(body, is, () => [...body.querySelectorAll(on)]);
  }, [is, on]);
}

/** One cell of `States`: a component in one state, with the state's name. */
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
  /** The least width of a cell; it grows to fill its row, and with the reader's own size of text. */
  cell?: 'narrow' | 'medium' | 'wide' | 'full';
  children: ReactNode;
}

/** The grid of a component's states: what Chromatic and our own baselines take a picture of. */
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
