import { type ComponentType, createContext, use } from 'react';

/**
 * When an island loads its code: `visible` once it is near the window and the browser is idle; `interaction` when a pointer,
 * the focus or a touch reaches it, for islands above the fold; `fragment` also at once where the address has a fragment.
 */
export type IslandStart = 'visible' | 'interaction' | 'fragment';

export interface FoundIsland {
  readonly id: string;
  /** Replaced by the HTML of the island in the HTML of the page. */
  readonly marker: string;
  readonly Content: ComponentType;
}

/** Collects the islands of the page that is being rendered. */
export const IslandsContext = createContext<FoundIsland[] | undefined>(undefined);

interface IslandProps<Props extends object> {
  name: string;
  start: IslandStart;
  /** The component that `islands.ts` loads in the browser. */
  of: ComponentType<Props>;
  /** Sent to the browser as JSON. */
  props: Props;
}

/**
 * A part of a static page that becomes interactive. It is rendered apart from its page, because React numbers the ids of a tree
 * from its root, and the browser hydrates the island alone.
 */
export function Island<Props extends object>({ name, start, of: Component, props }: IslandProps<Props>) {
  const found = use(IslandsContext);
  if (!found) throw new Error('An island is rendered by `renderSite` only.');
  const id = `island-${found.length + 1}`;
  const marker = `[${id}]`;
  found.push({ id, marker, Content: () => <Component {...props} /> });
  return (
    <div id={id} data-island={name} data-start={start} data-props={JSON.stringify(props)}>
      {/* Only the build replaces it. As HTML, a browser with Trusted Types would refuse it. */}
      {typeof document === 'undefined' && marker}
    </div>
  );
}
