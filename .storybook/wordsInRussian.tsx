import { isValidElement, type ComponentType } from 'react';

interface Shown {
  args: Record<string, unknown>;
  globals: Record<string, unknown>;
  initialArgs: Record<string, unknown>;
  /** The story's export without the args of its meta. Storybook passes it, but does not type it. */
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

/** The story's args in Russian. Args that the user edited in the controls are kept, and so are elements. */
function argsInRussian({ args, initialArgs, moduleExport, parameters }: Shown): Record<string, unknown> {
  const own = fieldsOf(moduleExport, 'args');
  const ownWords = fieldsOf(fieldsOf(moduleExport, 'parameters'), 'inRussian');
  const fitting = Object.entries(fieldsOf(parameters, 'inRussian')).filter(
    ([name, word]) =>
      args[name] === initialArgs[name] &&
      isOfAKind(args[name], word) &&
      // A story about long or missing text has its own args. The Russian args of the meta do not replace those.
      (name in ownWords || !(name in own)),
  );
  return { ...args, ...Object.fromEntries(fitting) };
}

/**
 * Shows a story in Russian with the args of `parameters.inRussian`, which covers every text, list and label
 * set. Elements choose their own text with `useSay`.
 */
export const wordsInRussian = (Story: ComponentType<{ args?: Record<string, unknown> }>, shown: Shown) =>
  shown.globals.language === 'ru' ? <Story args={argsInRussian(shown)} /> : <Story />;
