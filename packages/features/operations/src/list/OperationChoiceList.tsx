import type { FilterState } from '@meridian/lists';
import { Heading, Row, RowList, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { earnedTypes, operationKinds, type OperationsFilters } from './operationsFilters.ts';

interface OperationChoiceListProps {
  filters: FilterState<OperationsFilters>;
}

/** What happened and what was earned, each a filter, for the pane beside the list. */
export function OperationChoiceList({ filters }: OperationChoiceListProps) {
  const { t } = useTranslation(messages);
  const { type, kind } = filters.value;
  const choices = [
    { id: 'all', title: t('filter.allTypes'), chosen: { type: undefined, kind: undefined } },
    ...operationKinds.map((id) => ({ id, title: t(`kind.${id}`), chosen: { type: undefined, kind: id } })),
    ...earnedTypes.map((id) => ({ id, title: t(`type.${id}`), chosen: { type: id, kind: undefined } })),
  ];
  return (
    <Stack gap={1}>
      <Heading level={2}>{t('filter.type')}</Heading>
      <RowList layout="compact">
        {choices.map(({ id, title, chosen }) => (
          <Row
            key={id}
            title={title}
            isCurrent={chosen.type === type && chosen.kind === kind}
            onPress={() => filters.change(chosen)}
          />
        ))}
      </RowList>
    </Stack>
  );
}
