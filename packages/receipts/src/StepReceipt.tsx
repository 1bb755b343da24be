import { Button, Hash, Inline, Receipt, type ReceiptProps } from '@meridian/ui';
import { media, styled } from '@meridian/ui/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';
import { useCopyTexts } from './useCopyTexts.ts';

export interface StepReceiptProps extends Omit<ReceiptProps, 'outlook' | 'foot'> {
  /** What happens next, in one sentence: the verb first, then the date, the condition last. */
  next?: ReactNode;
  /** What has become of the money, where nothing is left to happen. */
  happened?: ReactNode;
  /** The number for support. With it the receipt can be printed. */
  number?: string;
  /** Whether a count of liabilities has this movement, beside the number. */
  counted?: ReactNode;
}

/** A receipt in the words that all features share: what happens next, its number, print. */
export function StepReceipt({ next, happened, number, counted, ...receipt }: StepReceiptProps) {
  const { t } = useTranslation(messages);
  const copyTexts = useCopyTexts();
  const sentence = next ?? happened;
  return (
    <Receipt
      {...receipt}
      outlook={
        sentence === undefined ? undefined : { label: t(next === undefined ? 'happened' : 'next'), sentence }
      }
      foot={
        number !== undefined && (
          <>
            <Inline gap={2}>
              <span>{t('number')}</span>
              <span data-screen-only>
                <Hash
                  value={number}
                  isShort
                  wholeLabel={t('wholeNumber')}
                  {...copyTexts}
                  copyLabel={t('copyNumber')}
                />
              </span>
              <Printed translate="no">{number}</Printed>
            </Inline>
            {counted}
            <Button data-screen-only size="small" variant="quiet" onPress={() => window.print()}>
              {t('print')}
            </Button>
          </>
        )
      }
    />
  );
}

/** Nobody can press a short number on paper to see the rest. */
const Printed = styled('code')`
  display: none;

  ${media.print} {
    display: inline;
  }
`;
