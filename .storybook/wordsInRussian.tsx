import type { ComponentType } from 'react';

interface Shown {
  args: Record<string, unknown>;
  globals: Record<string, unknown>;
  initialArgs: Record<string, unknown>;
  parameters: Record<string, unknown>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isOfAKind = (one: unknown, other: unknown) =>
  (typeof one === 'string' && typeof other === 'string') || (Array.isArray(one) && Array.isArray(other));

/** The story's args in Russian: what somebody typed into its controls stays, and so does what is made of elements. */
function argsInRussian({ args, initialArgs, parameters }: Shown): Record<string, unknown> {
  const words = isRecord(parameters.inRussian) ? parameters.inRussian : {};
  const fitting = Object.entries(words).filter(
    ([name, word]) => args[name] === initialArgs[name] && isOfAKind(args[name], word),
  );
  return { ...args, ...Object.fromEntries(fitting) };
}

/**
 * Shows a story in Russian where the toolbar says so: its args are those of `parameters.inRussian`, which are given for
 * each arg that is a text or a list of texts. What is made of elements says its words itself (`useSay`).
 */
export const wordsInRussian = (Story: ComponentType<{ args?: Record<string, unknown> }>, shown: Shown) =>
  shown.globals.language === 'ru' ? <Story args={argsInRussian(shown)} /> : <Story />;
