import type { ReactNode } from 'react';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { itemSizes } from './itemSizes.ts';

/** Around a list of which only what is in sight is in the page. */
const LongList = ({ children }: { children: ReactNode }) => (
  <Virtualizer layout={ListLayout} layoutOptions={itemSizes}>
    {children}
  </Virtualizer>
);

// Loaded by `lazy`, which asks for a default.
export default LongList;
