import {
  Card,
  EmptyState,
  GiftIcon,
  Grid,
  Heading,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { CARD_PARTS } from './CaseCard.tsx';

/** The cases as cards; `children` is one for each. */
export function CaseList({ children }: { children: readonly ReactNode[] }) {
  const { t } = useTranslation(messages);
  return (
    <Stack gap={4} role="region" aria-label={t('list.title')}>
      <Heading level={2}>{t('list.title')}</Heading>
      {children.length === 0 ? (
        <Card>
          <EmptyState icon={GiftIcon} headingLevel={3} title={t('list.emptyTitle')}>
            {t('list.emptyBody')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <Text>{t('list.use')}</Text>
          <Grid min="wide" gap={4}>
            {children}
          </Grid>
        </>
      )}
    </Stack>
  );
}

/** Three cards while the cases load. */
export function CaseListSkeleton() {
  const { t } = useTranslation(messages);
  return (
    <Stack gap={4} aria-busy>
      <Heading level={2}>{t('list.title')}</Heading>
      <VisuallyHidden role="status">{t('list.loading')}</VisuallyHidden>
      <Grid min="wide" gap={4}>
        {[1, 2, 3].map((card) => (
          <Card key={card} alignedParts={CARD_PARTS}>
            {Array.from({ length: CARD_PARTS }, (_, part) => (
              <Skeleton key={part} shape="block" />
            ))}
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
