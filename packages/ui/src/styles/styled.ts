import hash from '@emotion/hash';
import {
  Fragment,
  createElement,
  forwardRef,
  useInsertionEffect,
  type ComponentProps,
  type ElementType,
  type ReactNode,
} from 'react';
import type { Keyframes } from './keyframes.ts';
import { insertOnce, useStyleCache, type StyleCache } from './StyleCache.ts';

type Styled<Props> = (props: Props & { as?: ElementType }) => ReactNode;

type Template<Props> = (
  strings: TemplateStringsArray,
  ...values: readonly (string | number | Keyframes)[]
) => Styled<Props>;

interface Own {
  as?: ElementType;
  className?: unknown;
}

const isBrowser = typeof document !== 'undefined';

/**
 * A component with a style: `styled('div')` or `styled(AriaButton)`, and then the template. Emotion inserts the rules
 * when the component is first rendered. A template is static, so it is read once and not at every render, and the
 * cache is `UiProvider`'s own, so a host that uses Emotion as well keeps its own. See docs/decisions/0018.
 */
export function styled<Type extends ElementType>(type: Type): Template<ComponentProps<Type>>;
export function styled(type: ElementType) {
  return (strings: TemplateStringsArray, ...values: readonly (string | number | Keyframes)[]) => {
    const animations = values.filter((value) => typeof value === 'object');
    const texts = values.map((value) => (typeof value === 'object' ? value.name : String(value)));
    const css = strings.reduce((text, string, index) => `${text}${texts[index - 1]}${string}`);
    const name = hash(css);

    const insert = (cache: StyleCache) => {
      if (cache.inserted[name] !== undefined) return '';
      const moves = animations.map((animation) => insertOnce(cache, animation.name, '', animation.css));
      return insertOnce(cache, name, `.${cache.key}-${name}`, css) + moves.join('');
    };

    return forwardRef<unknown, Own>(function Styled({ as = type, className, ...props }, ref) {
      const cache = useStyleCache();
      useInsertionEffect(() => void insert(cache), [cache]);
      const own = `${cache.key}-${name}`;
      const element = createElement(as, {
        ...props,
        ref,
        className: typeof className === 'string' ? `${className} ${own}` : own,
      });
      if (isBrowser) return createElement(Fragment, null, null, element);
      const rules = insert(cache);
      const names = [name, ...animations.map((animation) => animation.name)].join(' ');
      // A server and a browser have to render the same number of children, or `useId` differs.
      return createElement(Fragment, null, rules ? styleElement(cache, names, rules) : null, element);
    });
  };
}

/** Rules beside what they are for; a browser moves them into the head before it hydrates. */
export const styleElement = (cache: StyleCache, names: string, rules: string) =>
  createElement('style', {
    'data-emotion': `${cache.key} ${names}`,
    nonce: cache.nonce,
    dangerouslySetInnerHTML: { __html: rules },
  });
