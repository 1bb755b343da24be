import { useDateFormat } from '@meridian/i18n';
import { Text } from '@meridian/ui';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { PausedByWork } from './PausedByWork.tsx';

/** Whether the figures have changed since the page was written. True only in the browser. */
export const FiguresChanged = createContext(false);

interface FiguresDateProps {
  date: string | undefined;
  /** `terms` are confirmed by a user before they apply; `facts` are not. */
  of?: 'terms' | 'facts';
}

/** Says of which day the figures beside it are, or where the figures are when the build had none. */
export function FiguresDate({ date, of = 'terms' }: FiguresDateProps) {
  const { t } = useTranslation(messages);
  const format = useDateFormat('day', 'always');
  const hasChanged = use(FiguresChanged);
  return (
    <>
      <PausedByWork what="figures" />
      <Text tone="muted">
        <span>
          {date === undefined ? t('parts.figures.missing') : t(`parts.figures.${of}`, { date: format(date) })}
        </span>
        {hasChanged && <span>{` ${t('parts.figures.changed')}`}</span>}
      </Text>
    </>
  );
}
