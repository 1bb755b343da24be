import { markPart, pageParts } from '@meridian/page-parts';
import { Heading } from '@meridian/ui';
import type { ReactNode } from 'react';
import css from './Section.module.css';

export interface SectionProps {
  /** The anchor of the section, in English in both languages. */
  id: string;
  title: string;
  /** One or two sentences under the title. */
  lead?: string;
  /** The browser refreshes the figures of the section. */
  isRefreshed?: boolean;
  /** Fills the width of the page. `ink` is for what is owed and what can be lost. */
  band?: 'sunken' | 'ink';
  /** The meridian beside the section: it begins here, the money is free, or the money is held. Not together with a band. */
  line?: 'start' | 'free' | 'held';
  children: ReactNode;
}

/** One idea of a public page: a title, a sentence and its content. */
export function Section({ id, title, lead, isRefreshed = false, band, line, children }: SectionProps) {
  return (
    <section
      id={id}
      className={css.root}
      aria-labelledby={`${id}-title`}
      {...(isRefreshed && markPart(pageParts.figures, id))}
      data-band={band}
      data-line={line}
    >
      <div className={css.head}>
        <Heading id={`${id}-title`} level={2} size={32}>
          {title}
        </Heading>
        {lead !== undefined && <p className={css.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
