import { Heading, Text } from '@meridian/ui';
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
  children: ReactNode;
}

/** One idea of a public page: a title, a sentence and its content. */
export function Section({ id, title, lead, isRefreshed = false, children }: SectionProps) {
  return (
    <section
      id={id}
      className={css.root}
      aria-labelledby={`${id}-title`}
      data-figures={isRefreshed ? id : undefined}
    >
      <div className={css.head}>
        <Heading id={`${id}-title`} level={2} size={32}>
          {title}
        </Heading>
        {lead !== undefined && (
          <Text size={20} tone="muted">
            {lead}
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}
