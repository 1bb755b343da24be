import { ProblemBanner } from '@meridian/problem';
import { CircleHelpIcon, FileTextIcon, type LucideIcon, SearchDialog, Stack, Text } from '@meridian/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchWords } from './matchWords.ts';
import { messages } from './messages.ts';
import { type RecordHrefs, useFoundRecords } from './useFoundRecords.ts';

/** A page of the cabinet. */
export interface FoundPage {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly icon?: LucideIcon;
  /** Listed before anything is typed. */
  readonly isSection?: boolean;
}

/** A question of the public page of questions. */
export interface FoundQuestion {
  readonly id: string;
  readonly question: string;
  readonly href: string;
}

export interface FindDialogProps {
  pages: readonly FoundPage[];
  hrefs: RecordHrefs;
  /** The questions that have the words of a text, the best first. Keep it stable. */
  findQuestions: (query: string) => Promise<readonly FoundQuestion[]>;
  /** Shows the keyboard shortcuts instead. */
  onShortcuts: () => void;
  onClose: () => void;
}

/** The search of the cabinet: pages and questions at once, operations, deposits and partners from the server. */
export function FindDialog({ pages, hrefs, findQuestions, onShortcuts, onClose }: FindDialogProps) {
  const { t } = useTranslation(messages);
  const [query, setQuery] = useState('');
  const text = query.trim();
  const records = useFoundRecords(query, hrefs);
  const questions = useQuestions(text, findQuestions);
  const groups = [
    {
      id: 'pages',
      title: t('group.pages'),
      items: [
        ...pages
          .filter(({ label, isSection }) => (text === '' ? isSection : matchWords(label, text)))
          .map(({ id, label, href, icon = FileTextIcon }) => ({ id, label, href, icon })),
        ...(matchWords(t('shortcuts.title'), text)
          ? [{ id: 'shortcuts', label: t('shortcuts.title'), icon: FileTextIcon, onAction: onShortcuts }]
          : []),
      ],
    },
    ...records.groups,
    {
      id: 'questions',
      title: t('group.questions'),
      items: questions.map(({ id, question, href }) => ({ id, label: question, icon: CircleHelpIcon, href })),
    },
  ];
  const isFound = groups.some(({ items }) => items.length > 0);
  return (
    <SearchDialog
      isOpen
      onOpenChange={onClose}
      label={t('label')}
      placeholder={t('placeholder')}
      closeLabel={t('close')}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      status={status()}
      foot={t('keys')}
    />
  );

  function status() {
    if (text === '') return <Text>{t('hint')}</Text>;
    if (records.error) return <ProblemBanner error={records.error} onRetry={records.retry} />;
    if (records.isSearching) return <Text>{t('searching')}</Text>;
    return isFound ? undefined : (
      <Stack gap={2}>
        <Text>{t('nothing', { query: text })}</Text>
        <Text>{t('hint')}</Text>
      </Stack>
    );
  }
}

/** The most questions that are shown. */
const most = 3;

/** The questions to a text. Those to the text before are shown until then; none where their texts did not load. */
function useQuestions(
  text: string,
  findQuestions: FindDialogProps['findQuestions'],
): readonly FoundQuestion[] {
  const [found, setFound] = useState<readonly FoundQuestion[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const take = (questions: readonly FoundQuestion[]) => {
      if (isCurrent) setFound(questions.slice(0, most));
    };
    if (text.length < 3) take([]);
    else findQuestions(text).then(take, () => take([]));
    return () => {
      isCurrent = false;
    };
  }, [text, findQuestions]);
  return found;
}
