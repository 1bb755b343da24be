import { PageTabs, Stack } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

interface ExchangeFrameProps {
  tab: 'new' | 'history';
  hrefs: { exchange: string; exchangeHistory: string };
  children: ReactNode;
}

/** The two tabs of exchanges. */
export function ExchangeFrame({ tab, hrefs, children }: ExchangeFrameProps) {
  const { t } = useTranslation(messages);
  return (
    <Stack gap={6} inOrder width="task">
      <PageTabs
        label={t('tabs.label')}
        tabs={[
          { label: t('tabs.new'), href: hrefs.exchange, isCurrent: tab === 'new' },
          { label: t('tabs.history'), href: hrefs.exchangeHistory, isCurrent: tab === 'history' },
        ]}
      />
      {children}
    </Stack>
  );
}
