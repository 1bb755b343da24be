import { KeyValueList, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';
import type { SupportAbout } from './new/supportAbout.ts';

interface SubjectListProps {
  about: SupportAbout;
  hash: string | null;
}

/** What a request is about: with its number, and its hash where it has one. */
export function SubjectList({ about: { subject, subjectId }, hash }: SubjectListProps) {
  const { t } = useTranslation(messages);
  const code = (text: string) => (
    <Text isCode isInline>
      {text}
    </Text>
  );
  return (
    <KeyValueList
      items={[
        { id: 'subject', term: t('about'), value: t(`subject.${subject}`) },
        ...(subjectId === null ? [] : [{ id: 'number', term: t('number'), value: code(subjectId) }]),
        ...(hash === null ? [] : [{ id: 'hash', term: t('hash'), value: code(hash) }]),
      ]}
    />
  );
}
