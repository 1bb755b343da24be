import type { Schema } from '@meridian/api-client';
import { Button } from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { renewalMessages } from './messages.ts';

const RenewalDialog = lazy(() => import('./RenewalDialog.tsx'));

interface RenewalChoiceProps {
  deposit: Schema<'Deposit'>;
  renewal: Schema<'DepositRenewal'>;
  onChange: (deposit: Schema<'Deposit'>) => void;
}

/** Opens the choice of what happens at the end of the term. */
export function RenewalChoice({ deposit, renewal, onChange }: RenewalChoiceProps) {
  const { t } = useTranslation(renewalMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('change')}</Button>
      <Suspense>
        {isOpen && (
          <RenewalDialog
            deposit={deposit}
            renewal={renewal}
            onChange={(changed) => {
              setOpen(false);
              onChange(changed);
            }}
            onHide={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
