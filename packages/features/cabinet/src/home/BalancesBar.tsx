import type { Schema } from '@meridian/api-client';
import { AboutAmount, useDisplayCurrency } from '@meridian/display-currency';
import { Amount, FigureStrip, LabelButton, Popover, Skeleton, Stack } from '@meridian/ui';
import { styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { barFigureOf, barFigures, placeOf, sample } from './homeFigures.ts';
import { MoneyResult } from './MoneyResult.tsx';

/** The six figures of the user's money in the main currency, the others a press away. The line below says what came of it. */
export function BalancesBar({ statistics }: { statistics: Schema<'Statistics'> | undefined }) {
  const { t } = useTranslation(messages);
  const hasAbout = useDisplayCurrency() !== undefined;
  return (
    <Stack gap={4}>
      <FigureStrip
        isShort
        label={t('bar.title')}
        figures={barFigures.map((figure) => {
          const label = t(`bar.${figure}`);
          if (!statistics) return { id: figure, label, ...skeletonOf(figure) };
          const { own, others } = barFigureOf(figure, statistics);
          return {
            id: figure,
            label,
            value: <Amount value={own} precision="glance" />,
            ...((others.length > 0 || hasAbout) && {
              detail: (
                <>
                  {others.length > 0 && <Others amounts={others} label={label} />}
                  <AboutAmount isBrief of={[own, ...others]} />
                </>
              ),
            }),
          };
        })}
      />
      <MoneyResult statistics={statistics} />
    </Stack>
  );
}

/** One other currency, or the number of them, which opens the amounts. */
function Others({ amounts, label }: { amounts: readonly Schema<'Money'>[]; label: string }) {
  const { t } = useTranslation(messages);
  const [only] = amounts;
  if (only && amounts.length === 1) return <Amount value={only} sign="always" precision="glance" />;
  return (
    <Popover
      label={label}
      placement="bottom start"
      trigger={
        <Count aria-label={`${label}: ${t('bar.others', { count: amounts.length })}`}>
          {`+${amounts.length}`}
        </Count>
      }
    >
      <Stack gap={1}>
        {amounts.map((money) => (
          <div key={money.currency}>
            <Amount value={money} />
          </div>
        ))}
      </Stack>
    </Popover>
  );
}

/** No higher than the line of an amount. */
const Count = styled(LabelButton)`
  margin-block: calc(-1 * ${token.space1});
  vertical-align: top;
`;

/** Short, so that both placeholders fit in the line of one amount. */
const shortSample = { amount: '1', currency: 'USDT' } as const;

const skeletonOf = (figure: (typeof barFigures)[number]) => ({
  value: (
    <Skeleton {...placeOf(figure)}>
      <Amount value={sample} />
    </Skeleton>
  ),
  detail: (
    <>
      <Skeleton {...placeOf(`${figure}.other`)}>
        <Amount value={shortSample} />
      </Skeleton>
      <Skeleton {...placeOf(`${figure}.others`)}>
        <Count isDisabled>+2</Count>
      </Skeleton>
    </>
  ),
});
