import { css, type keyframes } from '@emotion/react';
import emotionStyled from '@emotion/styled';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { ownTemplates } from './ownTemplates.ts';

type Styled<Props> = (props: Props & { as?: ElementType }) => ReactNode;

type Template<Props> = (
  strings: TemplateStringsArray,
  ...values: readonly (string | number | Keyframes)[]
) => Styled<Props>;

/** The result of `keyframes`, usable in a template. */
type Keyframes = ReturnType<typeof keyframes>;

/**
 * Creates a styled component: `styled('div')` or `styled(AriaButton)`, followed by a template. Emotion's
 * `styled` serializes the template on every render, because it may contain functions. Ours are static, so this
 * serializes them once.
 */
export function styled<Type extends ElementType>(type: Type): Template<ComponentProps<Type>>;
export function styled(type: ElementType): unknown {
  return (strings: TemplateStringsArray, ...values: readonly (string | number | Keyframes)[]) => {
    const rules = css(strings, ...values);
    ownTemplates.add(rules.name);
    // Both branches are the same; Emotion's types do not accept a union of elements and components.
    return typeof type === 'string' ? emotionStyled(type)(rules) : emotionStyled(type)(rules);
  };
}
