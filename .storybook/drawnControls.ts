import type { Renderer, StoryContextForEnhancers, StrictArgTypes } from 'storybook/internal/types';

/** What a component draws, given by its types where no story gives an example of it. */
const DRAWN = ['ReactNode', 'ReactElement', 'LucideIcon'];

const isDrawn = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isDrawn)
    : typeof value === 'object' && value !== null && '$$typeof' in value;

/**
 * For the tables of props: no control for an icon or an element, which would be a page of React's insides; where it is
 * words, a line of text.
 */
export const drawnControls = ({
  argTypes,
  initialArgs,
}: StoryContextForEnhancers<Renderer>): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type } = argType;
      const value: unknown = initialArgs[name];
      const isOfDrawn = typeof type === 'object' && type.name === 'other' && DRAWN.includes(type.value);
      const control = typeof value === 'string' ? { type: 'text' as const } : { disable: true };
      return [name, { ...argType, ...((isOfDrawn || isDrawn(value)) && { control }) }];
    }),
  );
