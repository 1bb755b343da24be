import { Heading } from '@meridian/ui';
import type { ReactNode } from 'react';
import css from './PageIntro.module.css';

export interface PageIntroProps {
  title: string;
  /** Smaller for titles that are sentences: a phone has no room for their long words. */
  size?: 32 | 44;
  /** One or two sentences under the title. */
  lead?: string;
  /** The way back, above the title. */
  above?: ReactNode;
  /** Facts or a notice below the lead. */
  children?: ReactNode;
  /** A drawing beside the words of a wide screen. */
  drawing?: ReactNode;
}

/** The beginning of a public page: its title and what it is about. */
export function PageIntro({ title, size = 44, lead, above, children, drawing }: PageIntroProps) {
  return (
    <header className={css.root}>
      <div className={css.words}>
        {above}
        <Heading level={1} size={size}>
          {title}
        </Heading>
        {lead !== undefined && <p className={css.lead}>{lead}</p>}
        {children}
      </div>
      {drawing !== undefined && (
        <div className={css.drawing} aria-hidden="true">
          {drawing}
        </div>
      )}
    </header>
  );
}
