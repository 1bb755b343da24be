import hash from '@emotion/hash';

/** An animation that a style template may name: `animation: ${turn} 0.8s linear infinite`. */
export interface Keyframes {
  readonly name: string;
  readonly css: string;
}

/** Names the steps of an animation by what they are, so that two that are the same become one. */
export function keyframes(strings: TemplateStringsArray, ...values: readonly string[]): Keyframes {
  const steps = strings.reduce((text, string, index) => `${text}${values[index - 1]}${string}`);
  const name = `mn-${hash(steps)}`;
  return { name, css: `@keyframes ${name}{${steps}}` };
}
