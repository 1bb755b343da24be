import type { Renderer, StoryContextForEnhancers, StrictArgTypes } from 'storybook/internal/types';

/** What a component draws, given by its types where no story gives an example of it. */
const DRAWN = ['ReactNode', 'ReactElement', 'LucideIcon'];

const isDrawn = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isDrawn)
    : typeof value === 'object' && value !== null && '$$typeof' in value;

/**
 * For the tables of props: a type as it is written, where Storybook would name its kind (`union`), and no control for
 * an icon or an element, which would be a page of React's insides; where it is words, a line of text.
 */
export const writtenTypes = ({ argTypes, initialArgs }: StoryContextForEnhancers<Renderer>): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      const value: unknown = initialArgs[name];
      const isOfDrawn = typeof type === 'object' && type.name === 'other' && DRAWN.includes(type.value);
      const written = typeof type === 'object' && type.name !== 'object' ? type.raw : undefined;
      return [
        name,
        {
          ...argType,
          ...(written !== undefined && { table: { ...table, type: { summary: written } } }),
          ...((isOfDrawn || isDrawn(value)) && {
            control: typeof value === 'string' ? { type: 'text' } : { disable: true },
          }),
        },
      ];
    }),
  );
