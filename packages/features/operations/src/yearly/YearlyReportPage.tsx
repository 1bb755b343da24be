import { localTimeZone, useToday } from '@meridian/i18n';
import { useChosenCurrency } from '@meridian/display-currency';
import { FilterBar, type FilterState } from '@meridian/lists';
import { ProblemBanner } from '@meridian/problem';
import { type LogoProps, Select, SelectItem, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { yearlyMessages } from './messages.ts';
import type { YearFilters } from './yearFilters.ts';
import { useYearlyReport } from './yearlyReport.requests.ts';
import { YearlyReportSheet } from './YearlyReportSheet.tsx';
import { YearlyReportSkeleton } from './YearlyReportSkeleton.tsx';

export interface YearlyReportPageProps {
  filters: FilterState<YearFilters>;
  /** For the letterhead. */
  brand: LogoProps;
  /** The login of the account, for the printed page. */
  login: string;
  /** Whether the server issues the report as PDF. */
  hasDocuments?: boolean;
  /** `displayCurrency` is where the currency of the values is chosen; it is left out where values are switched off. */
  hrefs: { operations: string; displayCurrency?: string };
}

/** A calendar year over all currencies: on screen, on paper and as a file. By default this year. */
export function YearlyReportPage({
  filters,
  brand,
  login,
  hasDocuments = false,
  hrefs,
}: YearlyReportPageProps) {
  const { t } = useTranslation(yearlyMessages);
  const thisYear = Number(useToday().slice(0, 4));
  const displayCurrency = useChosenCurrency();
  const year = Math.min(filters.value.year ?? thisYear, thisYear);
  const { data, error, mutate } = useYearlyReport({
    year,
    timeZone: localTimeZone(),
    ...(displayCurrency !== undefined && { displayCurrency }),
  });
  const firstYear = Math.min(data?.firstYear ?? year, year);
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, index) => thisYear - index);
  return (
    <Stack gap={6}>
      <div data-screen-only>
        <FilterBar label={t('filters')} filters={filters} hasFields>
          <Select
            label={t('year')}
            placeholder="—"
            value={String(year)}
            onChange={(key) => filters.change({ year: years.find((one) => String(one) === key) })}
          >
            {years.map((one) => (
              <SelectItem key={one} id={String(one)} label={String(one)} />
            ))}
          </Select>
        </FilterBar>
      </div>
      {error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
      {!error && !data && <YearlyReportSkeleton />}
      {!error && data && (
        <YearlyReportSheet
          report={data}
          brand={brand}
          login={login}
          hasDocuments={hasDocuments}
          hrefs={hrefs}
        />
      )}
    </Stack>
  );
}
