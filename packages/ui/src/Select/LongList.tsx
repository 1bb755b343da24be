import type { ReactNode } from 'react';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';

/** Estimated heights, until an item is visible and measured. The real ones depend on the user's text size. */
export const itemSizes = { estimatedRowHeight: 40, estimatedHeadingHeight: 32 };

/** Virtualizes a list. */
const LongList = ({ children }: { children: ReactNode }) => (
  <Virtualizer layout={ListLayout} layoutOptions={itemSizes}>
    {children}
  </Virtualizer>
);

// `lazy` needs a default export.
export default LongList;
