import type { ReactNode } from 'react';
import css from './Reserved.module.css';

interface ReservedProps {
  size?: 'small' | 'large';
  /** Says where the figures are, for a reader whose browser does not get them either. */
  children?: ReactNode;
}

/** The place of figures that the build did not have. The browser fills it, and the text below hardly moves. */
export const Reserved = ({ size = 'large', children }: ReservedProps) => (
  <div className={css.root} data-size={size}>
    {children}
  </div>
);
