import { markPart, pageParts } from '@meridian/page-parts';
import { Heading, Text } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import css from './DocumentLayout.module.css';
import type { Block, DocumentSection } from './DocumentText.ts';

export interface DocumentLayoutProps {
  contents: readonly { readonly id: string; readonly title: string; readonly capability?: string }[];
  children: ReactNode;
}

/** A column of readable measure with its table of contents: beside it on a wide screen, above it on a narrow one. */
export function DocumentLayout({ contents, children }: DocumentLayoutProps) {
  const { t } = useTranslation(messages);
  return (
    <div className={css.root}>
      <nav className={css.contents} aria-labelledby="contents">
        <Heading id="contents" level={2} size={16}>
          {t('documents.contents')}
        </Heading>
        <ol className={css.list}>
          {contents.map(({ id, title, capability }) => (
            <li key={id} {...(capability !== undefined && markPart(pageParts.capability, capability))}>
              <a className={css.link} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.column}>{children}</div>
    </div>
  );
}

export interface DocumentSectionsProps {
  sections: readonly DocumentSection[];
  /** The name in place of `{{company}}`. */
  company: string;
  /** The address in place of `{{email}}`. */
  email?: string;
  isNumbered?: boolean;
}

/** The sections of a document, each with an anchor. */
export function DocumentSections({
  sections,
  company,
  email = '',
  isNumbered = false,
}: DocumentSectionsProps) {
  const fill = (text: string) => text.replaceAll('{{company}}', company).replaceAll('{{email}}', email);
  return sections.map(({ id, title, blocks }, index) => (
    <section key={id} id={id} className={css.section} aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`} level={2} size={24}>
        {isNumbered && <span className={css.number}>{`${index + 1}. `}</span>}
        <span>{title}</span>
      </Heading>
      {blocks.map((block) => (
        <DocumentBlock
          key={typeof block === 'string' ? block : block.points.join()}
          block={block}
          fill={fill}
        />
      ))}
    </section>
  ));
}

function DocumentBlock({ block, fill }: { block: Block; fill: (text: string) => string }) {
  if (typeof block === 'string') return <Text size={16}>{fill(block)}</Text>;
  return (
    <ul className={css.points}>
      {block.points.map((point) => (
        <li key={point}>{fill(point)}</li>
      ))}
    </ul>
  );
}
