import type { ReactNode } from 'react';
import css from './Actions.module.css';

/** Calls to action in a row, or one below the other on a phone. */
export const Actions = ({ children }: { children: ReactNode }) => <div className={css.root}>{children}</div>;
