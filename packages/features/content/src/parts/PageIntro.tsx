import { Heading, Text } from '@meridian/ui';
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
  /** A drawing beside the words of a wide screen; the meridians by default. */
  drawing?: ReactNode;
}

/** The beginning of a public page: its title and what it is about. */
export function PageIntro({
  title,
  size = 44,
  lead,
  above,
  children,
  drawing = <Meridians />,
}: PageIntroProps) {
  return (
    <header className={css.root}>
      <div className={css.words}>
        {above}
        <Heading level={1} size={size}>
          {title}
        </Heading>
        {lead !== undefined && (
          <Text size={20} tone="muted">
            {lead}
          </Text>
        )}
        {children}
      </div>
      <div className={css.drawing} aria-hidden="true">
        {drawing}
      </div>
    </header>
  );
}

/** Meridians of a globe, one of them in the accent. */
function Meridians() {
  return (
    <svg viewBox="0 0 240 240" width="240" height="240" fill="none" focusable="false">
      {[116, 92, 62, 24].map((radius) => (
        <ellipse key={radius} cx="120" cy="120" rx={radius} ry="116" className={css.meridian} />
      ))}
      <path d="M120 4 A 78 116 0 0 1 120 236" className={css.prime} />
      <circle cx="120" cy="4" r="4" className={css.pole} />
      <circle cx="120" cy="236" r="4" className={css.pole} />
    </svg>
  );
}
