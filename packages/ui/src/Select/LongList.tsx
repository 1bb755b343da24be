import type { ReactNode } from 'react';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';

/** Guesses of what a `SelectItem` and a title of them take, until one is in sight and is measured: a reader's own text size changes them. */
export const itemSizes = { estimatedRowHeight: 40, estimatedHeadingHeight: 32 };

/** Around a list of which only what is in sight is in the page. */
const LongList = ({ children }: { children: ReactNode }) => (
  <Virtualizer layout={ListLayout} layoutOptions={itemSizes}>
    {children}
  </Virtualizer>
);

// Loaded by `lazy`, which asks for a default.
export default LongList;
