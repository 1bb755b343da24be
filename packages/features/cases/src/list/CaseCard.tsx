import type { ApiError, Schema } from '@meridian/api-client';
import { formatFigure, formatMoney } from '@meridian/money';
import { ProblemBanner } from '@meridian/problem';
import { Amount, Button, Card, Inline, Meter, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { PrizeBox } from '../PrizeBox.tsx';
import { messages } from '../messages.ts';
import { PercentBars } from './PercentBars.tsx';

interface CaseCardProps {
  item: Schema<'CryptoCase'>;
  onBuy: () => void;
  onUseAttempt: () => void;
  isAttempting: boolean;
  attemptError: ApiError | undefined;
  hrefs: { confirmPhone?: string };
}

/** The parts of a card that line up with those of the others, its title included. */
export const CARD_PARTS = 6;

/** Id of the actions of a case's card. */
export const cardId = ({ id }: Schema<'CryptoCase'>) => `case-${id}`;

/** Everything about a case before a purchase: price, average, every prize with its chance. */
export function CaseCard({ item, onBuy, onUseAttempt, isAttempting, attemptError, hrefs }: CaseCardProps) {
  const { t, i18n } = useTranslation(messages);
  const { price, expectedValue, attempts, attemptsLeft, prizes } = item;
  return (
    <Card title={item.name} headingLevel={3} alignedParts={CARD_PARTS}>
      <Inline gap={4} isUnbroken>
        <PrizeBox attempts={attempts} />
        <Stack gap={1}>
          <Text tone="muted">{t('list.price', { count: attempts })}</Text>
          <Amount value={price} size="24" />
        </Stack>
      </Inline>
      <Text>{item.description}</Text>
      <Meter
        label={t('list.returns')}
        // Only for drawing; the text has the amounts.
        value={Number(expectedValue.amount)}
        maxValue={Number(price.amount)}
        valueLabel={t('list.returnsOf', {
          returned: formatFigure(expectedValue, i18n.language),
          price: formatMoney(price, i18n.language),
        })}
      />
      <Stack gap={3}>
        <Text tone="muted">{t('list.chances')}</Text>
        <PercentBars
          label={t('list.chances')}
          bars={prizes.map(({ id, name, chancePercent }) => ({ id, label: name, percent: chancePercent }))}
        />
      </Stack>
      <Stack gap={2} id={cardId(item)}>
        {attemptError && <ProblemBanner error={attemptError} onRetry={onUseAttempt} hrefs={hrefs} />}
        {attemptsLeft > 0 && (
          <Button isWide onPress={onUseAttempt} isPending={isAttempting} pendingLabel={t('list.opening')}>
            {t('list.attempt', { count: attemptsLeft })}
          </Button>
        )}
        {item.available ? (
          <Button variant="quiet" isWide onPress={onBuy}>
            {t('list.buy', { price: formatMoney(price, i18n.language) })}
          </Button>
        ) : (
          <Text tone="muted">{t('list.notSold')}</Text>
        )}
      </Stack>
    </Card>
  );
}
