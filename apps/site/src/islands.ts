import { createElement, type ComponentType, type ReactNode } from 'react';

/** Renders an island from the props that its element has as JSON. They were checked where the page was rendered. */
type RenderIsland = (props: string) => ReactNode;

export function renderIsland<Props extends object>(Component: ComponentType<Props>): RenderIsland {
  const isProps = (value: unknown): value is Props => value instanceof Object;
  return (json) => {
    const props: unknown = JSON.parse(json);
    return isProps(props) ? createElement(Component, props) : null;
  };
}

/** The code of each island. It is loaded when the island starts. */
export const islands: Readonly<Record<string, () => Promise<RenderIsland>>> = {
  calculator: async () => renderIsland((await import('@meridian/feature-content/calculator')).Calculator),
  guestForm: async () => renderIsland((await import('./GuestFormIsland.tsx')).GuestFormIsland),
  documentCheck: async () => renderIsland((await import('./DocumentCheckIsland.tsx')).DocumentCheckIsland),
  faqSearch: async () => renderIsland((await import('@meridian/feature-content/faq-search')).FaqSearch),
};
