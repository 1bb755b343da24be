import { saveFile } from '@meridian/api-client/react';
import {
  Button,
  CopyField,
  DownloadIcon,
  Inline,
  LinkButton,
  Popover,
  QrCode,
  QrCodeIcon,
  SendIcon,
  ShareIcon,
  Stack,
  Text,
} from '@meridian/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** Saves a drawing of the page as a file, black on white. */
function downloadSvg(drawing: SVGSVGElement, fileName: string): void {
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', '600');
  copy.setAttribute('height', '600');
  copy.style.background = '#fff';
  saveFile({ name: fileName, content: new Blob([copy.outerHTML], { type: 'image/svg+xml' }) });
}

/** The address that opens Telegram's choice of a chat to send the link to. */
const telegramShare = (url: string, text: string) =>
  `https://t.me/share/url?url=${encodeURIComponent(url)}&text=${encodeURIComponent(text)}`;

/** The referral link: to copy, to share, and as a QR code. */
export function InviteLink({ url, brandName }: { url: string; brandName: string }) {
  const { t } = useTranslation(messages);
  const title = t('invite.shareTitle', { brand: brandName });
  const sheet = { title, url };
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare(sheet);

  async function share() {
    try {
      await navigator.share(sheet);
    } catch {
      // The user has closed the sheet.
    }
  }

  return (
    <Stack gap={3}>
      <CopyField
        label={t('invite.title')}
        value={url}
        grouping="ends"
        copyLabel={t('invite.copy')}
        copiedLabel={t('invite.copied')}
        failedLabel={t('invite.copyFailed')}
      />
      <Inline gap={2}>
        {canShare && (
          <Button icon={ShareIcon} onPress={() => void share()}>
            {t('invite.share')}
          </Button>
        )}
        <LinkButton icon={SendIcon} href={telegramShare(url, title)} target="_blank" rel="noreferrer">
          {t('invite.telegram')}
        </LinkButton>
        <Popover label={t('invite.code')} trigger={<Button icon={QrCodeIcon}>{t('invite.showCode')}</Button>}>
          <Code url={url} fileName={`${brandName}-invite.svg`} />
        </Popover>
      </Inline>
      <Text tone="muted">{t('invite.honest')}</Text>
    </Stack>
  );
}

/** The QR code of the link, to show or to save. */
function Code({ url, fileName }: { url: string; fileName: string }) {
  const { t } = useTranslation(messages);
  const code = useRef<HTMLDivElement>(null);
  return (
    <Stack gap={3} align="center">
      <div ref={code}>
        <QrCode value={url} label={t('invite.code')} />
      </div>
      <Button
        icon={DownloadIcon}
        onPress={() => {
          const picture = code.current?.querySelector('svg');
          if (picture) downloadSvg(picture, fileName);
        }}
      >
        {t('invite.download')}
      </Button>
    </Stack>
  );
}
