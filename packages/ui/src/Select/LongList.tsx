import type { ReactNode } from 'react';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';

/** Around a list of which only what is in sight is in the page. */
const LongList = ({ children }: { children: ReactNode }) => (
  <Virtualizer layout={ListLayout} layoutOptions={layout}>
    {children}
  </Virtualizer>
);

// Loaded by `lazy`, which asks for a default.
export default LongList;

/** Guesses, until an item is in sight and is measured: a reader's own text size changes them. */
const layout = { estimatedRowHeight: 40, estimatedHeadingHeight: 32 };
