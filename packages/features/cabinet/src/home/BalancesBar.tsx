import type { Schema } from '@meridian/api-client';
import { Amount, FigureStrip, Skeleton, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { barFigureOf, barFigures, longSample, placeOf, sample } from './homeFigures.ts';
import { MoneyResult } from './MoneyResult.tsx';

interface BalancesBarProps {
  /** Undefined while loading, or if it could not be read. */
  balance: Schema<'Balance'> | undefined;
  statistics: Schema<'Statistics'> | undefined;
}

/** The six figures of the user's money, in the main currency and below it in the others. The total adds them all up, and the line below says what came of it. */
export function BalancesBar({ balance, statistics }: BalancesBarProps) {
  const { t } = useTranslation(messages);
  return (
    <Stack gap={4}>
      <FigureStrip
        label={t('bar.title')}
        figures={barFigures.map((figure) => {
          const label = t(`bar.${figure}`);
          if (!statistics) return { id: figure, label, ...skeletonOf(figure) };
          const { leading, details } = barFigureOf(figure, balance, statistics);
          return {
            id: figure,
            label,
            value: <Amount value={leading} />,
            ...(details.length > 0 && {
              detail: (
                <Stack gap={0}>
                  {details.map((money) => (
                    <Amount key={money.currency} value={money} />
                  ))}
                </Stack>
              ),
            }),
          };
        })}
      />
      <MoneyResult statistics={statistics} />
    </Stack>
  );
}

/** With a line for another currency, and one more below their total. */
const skeletonOf = (figure: (typeof barFigures)[number]) => ({
  value: (
    <Skeleton {...placeOf(figure)}>
      <Amount value={figure === 'total' ? longSample : sample} />
    </Skeleton>
  ),
  detail: (
    <Stack gap={0} {...placeOf(`${figure}.others`)}>
      {(figure === 'total' ? ['own', 'other'] : ['other']).map((line) => (
        <Skeleton key={line}>
          <Amount value={sample} />
        </Skeleton>
      ))}
    </Stack>
  ),
});
