import { css, type keyframes } from '@emotion/react';
import emotionStyled from '@emotion/styled';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { ownTemplates } from './ownTemplates.ts';

type Styled<Props> = (props: Props & { as?: ElementType }) => ReactNode;

type Template<Props> = (
  strings: TemplateStringsArray,
  ...values: readonly (string | number | Keyframes)[]
) => Styled<Props>;

/** What `keyframes` gives: an animation that a template may name. */
type Keyframes = ReturnType<typeof keyframes>;

/**
 * A component with a style: `styled('div')` or `styled(AriaButton)`, and then the template. Emotion's own `styled`
 * reads a template anew at every render, since it might hold a function; ours never does, so it is read once, here.
 */
export function styled<Type extends ElementType>(type: Type): Template<ComponentProps<Type>>;
export function styled(type: ElementType): unknown {
  return (strings: TemplateStringsArray, ...values: readonly (string | number | Keyframes)[]) => {
    const rules = css(strings, ...values);
    ownTemplates.add(rules.name);
    // The same twice: Emotion types elements and components apart, and takes no union of them.
    return typeof type === 'string' ? emotionStyled(type)(rules) : emotionStyled(type)(rules);
  };
}
