import { isValidElement, type ComponentType } from 'react';

interface Shown {
  args: Record<string, unknown>;
  globals: Record<string, unknown>;
  initialArgs: Record<string, unknown>;
  /** The story as its file has it, without what it takes from its meta: given by Storybook, though not in its types. */
  moduleExport?: unknown;
  parameters: Record<string, unknown>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const fieldsOf = (value: unknown, name: string): Record<string, unknown> => {
  const field = isRecord(value) ? value[name] : undefined;
  return isRecord(field) ? field : {};
};

/** Such as the labels of a chart. */
const isSetOfWords = (value: unknown) =>
  isRecord(value) && Object.getPrototypeOf(value) === Object.prototype && !isValidElement(value);

const isOfAKind = (one: unknown, other: unknown) =>
  (typeof one === 'string' && typeof other === 'string') ||
  (Array.isArray(one) && Array.isArray(other)) ||
  (isSetOfWords(one) && isSetOfWords(other));

/** The story's args in Russian: what somebody typed into its controls stays, and so does what is made of elements. */
function argsInRussian({ args, initialArgs, moduleExport, parameters }: Shown): Record<string, unknown> {
  const own = fieldsOf(moduleExport, 'args');
  const ownWords = fieldsOf(fieldsOf(moduleExport, 'parameters'), 'inRussian');
  const fitting = Object.entries(fieldsOf(parameters, 'inRussian')).filter(
    ([name, word]) =>
      args[name] === initialArgs[name] &&
      isOfAKind(args[name], word) &&
      // A story of long words, or of none, is about those: the words of its meta are for the args of its meta.
      (name in ownWords || !(name in own)),
  );
  return { ...args, ...Object.fromEntries(fitting) };
}

/**
 * Shows a story in Russian where the toolbar says so: its args are those of `parameters.inRussian`, which are given for
 * each arg that is a text, a list or a set of words. What is made of elements says its words itself (`useSay`).
 */
export const wordsInRussian = (Story: ComponentType<{ args?: Record<string, unknown> }>, shown: Shown) =>
  shown.globals.language === 'ru' ? <Story args={argsInRussian(shown)} /> : <Story />;
