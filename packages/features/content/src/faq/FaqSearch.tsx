import { Link, SearchField, Text } from '@meridian/ui';
import { useMemo, useState } from 'react';
import css from './FaqSearch.module.css';
import { searchFaq, type SearchableQuestion } from './searchFaq.ts';

export interface FaqSearchProps {
  questions: readonly SearchableQuestion[];
  words: {
    readonly label: string;
    readonly clear: string;
    readonly nothing: string;
    /** Followed by a colon and the number. */
    readonly found: string;
  };
}

/** The page hides the questions about parts that are switched off. */
const isOn = ({ capability }: SearchableQuestion) =>
  capability === undefined || !document.documentElement.dataset.off?.split(' ').includes(capability);

/**
 * An island: finds questions by the words of the question and its answer, and leads to them. Following a result opens the
 * answer.
 */
export function FaqSearch({ questions, words }: FaqSearchProps) {
  const [query, setQuery] = useState('');
  const isAsked = query.trim() !== '';
  const found = useMemo(
    () => (isAsked ? searchFaq(questions.filter(isOn), query) : []),
    [questions, query, isAsked],
  );
  return (
    <div className={css.root} role="search">
      <SearchField label={words.label} clearLabel={words.clear} value={query} onChange={setQuery} />
      <div role="status">
        {isAsked && (
          <Text tone="muted">{found.length === 0 ? words.nothing : `${words.found}: ${found.length}`}</Text>
        )}
      </div>
      {isAsked && found.length > 0 && (
        <ul className={css.list}>
          {found.map(({ id, question }) => (
            <li key={id} className={css.item}>
              <Link href={`#${id}`}>{question}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
