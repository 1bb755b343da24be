import { markPart, pageParts } from '@meridian/page-parts';
import type { ReactNode } from 'react';

interface RefreshedProps {
  /** Unique in the page. */
  name: string;
  children: ReactNode;
}

/** A place whose figures the browser refreshes. A whole section has `isRefreshed` instead. */
export const Refreshed = ({ name, children }: RefreshedProps) => (
  <div {...markPart(pageParts.figures, name)}>{children}</div>
);
