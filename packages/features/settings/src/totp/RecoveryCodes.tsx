import { Alert, Button, CopyField, DownloadIcon, Inline, LinkButton, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, to copy, to download and to print. They are not shown again. */
export default function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation(messages);
  const list = codes.join('\n');
  const file = `${t('totp.codes.title')}\n${window.location.host}\n\n${list}\n`;
  return (
    <Stack gap={5} width="text">
      <Alert tone="warning" isAnnounced title={t('totp.codes.save')}>
        {t('totp.codes.saveBody')}
      </Alert>
      <CopyField
        label={t('totp.codes.title')}
        value={list}
        copyLabel={t('totp.codes.copy')}
        copiedLabel={t('wallet.copied')}
        failedLabel={t('wallet.copyFailed')}
      />
      <Inline data-screen-only>
        <LinkButton
          icon={DownloadIcon}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="recovery-codes.txt"
        >
          {t('totp.codes.download')}
        </LinkButton>
        <Button onPress={() => window.print()}>{t('totp.codes.print')}</Button>
      </Inline>
      <Inline data-screen-only>
        <Button variant="primary" onPress={onDone}>
          {t('totp.codes.done')}
        </Button>
      </Inline>
    </Stack>
  );
}
