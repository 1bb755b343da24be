import type { Schema } from '@meridian/api-client';
import { QrCode, SegmentedControl, Text } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

const contents = ['address', 'amount'] as const;
type Content = (typeof contents)[number];

/**
 * The QR code of the address, or of the address with the amount where the network has a standard for it. The address comes first:
 * a wallet that does not know the standard may read the contract of a token as the address.
 */
export function RefillQrCode({ refill }: { refill: Schema<'Refill'> }) {
  const { t } = useTranslation(messages);
  const { address, network, paymentLink, requestedAmount } = refill;
  const [content, setContent] = useState<Content>('address');
  const link = content === 'amount' ? paymentLink : undefined;
  const names = { currency: requestedAmount.currency, network };
  return (
    <QrCode
      size="large"
      value={link ?? address}
      label={t(link === undefined ? 'address.qr' : 'address.qrWithAmount', names)}
      missingLabel={t('address.qrMissing')}
      showLabel={t('address.showQr')}
    >
      {paymentLink !== undefined && (
        <>
          <SegmentedControl<Content>
            label={t('address.qrContent.label')}
            options={contents.map((value) => ({ value, label: t(`address.qrContent.${value}`) }))}
            value={content}
            onChange={setContent}
          />
          {link !== undefined && <Text tone="muted">{t('address.qrContent.hint')}</Text>}
        </>
      )}
    </QrCode>
  );
}
