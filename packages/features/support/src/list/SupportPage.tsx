import type { Schema } from '@meridian/api-client';
import { type FilterState, ListPages, useLastPage } from '@meridian/lists';
import { ProblemBanner } from '@meridian/problem';
import {
  Card,
  DateTime,
  EmptyState,
  LinkButton,
  MailIcon,
  PlusIcon,
  Row,
  RowList,
  SkeletonRows,
  Stack,
  Text,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useSupportRequests } from '../support.requests.ts';
import { SupportStatusBadge } from '../SupportStatusBadge.tsx';
import type { SupportFilters } from './supportFilters.ts';

export interface SupportPageProps {
  filters: FilterState<SupportFilters>;
  /** The page of a new request. */
  newHref: string;
  requestHref: (id: string) => string;
}

/** The requests of the user to the support, the last changed first. */
export function SupportPage({ filters, newHref, requestHref }: SupportPageProps) {
  const { t } = useTranslation(messages);
  const { data, error, mutate } = useSupportRequests(filters.value.page);
  useLastPage(filters, data);
  const write = (
    <LinkButton icon={PlusIcon} href={newHref}>
      {t('write')}
    </LinkButton>
  );
  if (!data) {
    return (
      <Card>
        {error ? <ProblemBanner error={error} onRetry={() => void mutate()} /> : <SkeletonRows count={3} />}
      </Card>
    );
  }
  return (
    <Card>
      {data.total === 0 ? (
        <EmptyState icon={MailIcon} headingLevel={2} title={t('none')} action={write}>
          {t('lead')}
        </EmptyState>
      ) : (
        <Stack gap={5} align="start">
          <Text tone="muted">{t('lead')}</Text>
          {write}
          <RowList label={t('list')}>
            {data.items.map((request) => (
              <RequestRow key={request.id} request={request} href={requestHref(request.id)} />
            ))}
          </RowList>
          <ListPages filters={filters} data={data} label={t('pages')} />
        </Stack>
      )}
    </Card>
  );
}

function RequestRow({ request, href }: { request: Schema<'SupportRequest'>; href: string }) {
  const { t } = useTranslation(messages);
  const { subject, text, status, changeDate } = request;
  const [firstLine = ''] = text.split('\n');
  return (
    <Row
      icon={MailIcon}
      href={href}
      title={t(`subject.${subject}`)}
      detail={<bdi>{firstLine}</bdi>}
      value={<SupportStatusBadge status={status} />}
      valueDetail={<DateTime value={changeDate} />}
    />
  );
}
