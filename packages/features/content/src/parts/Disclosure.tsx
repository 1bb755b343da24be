import type { ReactNode } from 'react';
import css from './Disclosure.module.css';

export interface DisclosureProps {
  /** The anchor of the answer. It is inside, because a browser opens a disclosure when an address leads into it. */
  id: string;
  summary: string;
  children: ReactNode;
  isOpen?: boolean;
}

/** A native disclosure: works without a script, and the browser's search in the page finds what is closed. */
export function Disclosure({ id, summary, children, isOpen = false }: DisclosureProps) {
  return (
    <details className={css.root} open={isOpen}>
      <summary className={css.summary}>{summary}</summary>
      <div id={id} className={css.content}>
        {children}
      </div>
    </details>
  );
}
