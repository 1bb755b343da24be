import type { ReactNode } from 'react';
import css from './ForGuests.module.css';

/** Hides what a signed-in visitor has done already, such as registering. Only the browser knows who is signed in. */
export const ForGuests = ({ children }: { children: ReactNode }) => (
  <div className={css.root}>{children}</div>
);
