import { Button, Card, CopyField, DownloadIcon, Inline, QrCode, ShareIcon, Stack, Text } from '@meridian/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Saves a drawing of the page as a file, black on white. */
function downloadSvg(drawing: SVGSVGElement, fileName: string): void {
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', '600');
  copy.setAttribute('height', '600');
  copy.style.background = '#fff';
  const url = URL.createObjectURL(new Blob([copy.outerHTML], { type: 'image/svg+xml' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  URL.revokeObjectURL(url);
}

/** The referral link: to copy, to share, and as a QR code. */
export function InviteLink({ url }: { url: string }) {
  const { t } = useTranslation('partners');
  const code = useRef<HTMLDivElement>(null);
  const sheet = { title: t('invite.shareTitle'), url };
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare(sheet);

  async function share() {
    try {
      await navigator.share(sheet);
    } catch {
      // The person has closed the sheet.
    }
  }

  return (
    <Card title={t('invite.title')}>
      <Stack gap={5}>
        <Text>{t('invite.body')}</Text>
        <CopyField
          label={t('invite.link')}
          value={url}
          copyLabel={t('invite.copy')}
          copiedLabel={t('invite.copied')}
          failedLabel={t('invite.copyFailed')}
        />
        <Inline gap={5} align="end">
          <div ref={code}>
            <QrCode value={url} label={t('invite.code')} />
          </div>
          <Inline gap={2}>
            <Button
              icon={DownloadIcon}
              onPress={() => {
                const picture = code.current?.querySelector('svg');
                if (picture) downloadSvg(picture, 'meridian-invite.svg');
              }}
            >
              {t('invite.download')}
            </Button>
            {canShare && (
              <Button icon={ShareIcon} onPress={() => void share()}>
                {t('invite.share')}
              </Button>
            )}
          </Inline>
        </Inline>
        <Text tone="muted">{t('invite.honest')}</Text>
      </Stack>
    </Card>
  );
}
