import type { Renderer, StoryContextForEnhancers, StrictArgTypes } from 'storybook/internal/types';

/** The types of elements and icons. */
const DRAWN = ['ReactNode', 'ReactElement', 'LucideIcon'];

const isDrawn = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isDrawn)
    : typeof value === 'object' && value !== null && '$$typeof' in value;

/**
 * Props tables: no control for an icon or an element, because it would show React's internals. A text gets a
 * text field.
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
