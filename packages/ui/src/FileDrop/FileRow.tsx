import styled from '@emotion/styled';
import { useLocale } from 'react-aria-components/I18nProvider';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { CircleAlertIcon, CircleCheckIcon, RefreshCwIcon, XIcon } from '../Icon/icons.ts';
import { Bar } from '../Progress/Bar.ts';
import { rem } from '../rem.ts';
import * as token from '../tokens/tokens.ts';
import type { FileDropItem } from './FileDropItem.ts';
import { FilePreview } from './FilePreview.tsx';
import { writeBytes } from './writeBytes.ts';

export interface FileRowWords {
  remove: (fileName: string) => string;
  retry: (fileName: string) => string;
  /** Shown beside the size while a file is waiting, uploading or uploaded. */
  ready: string;
  sending: (percent: number) => string;
  sent: string;
}

interface FileRowProps {
  item: FileDropItem;
  words: FileRowWords;
  preview: 'thumbnail' | 'large';
  isDisabled: boolean;
  onRemove: () => void;
  onRetry: () => void;
}

/** One file of a `FileDrop`: name, progress and actions. */
export function FileRow({ item, words, preview, isDisabled, onRemove, onRetry }: FileRowProps) {
  const { locale } = useLocale();
  const { file, status } = item;
  return (
    <Row data-status={status}>
      <FilePreview file={file} size={preview} />
      <Facts>
        <Name translate="no">{file.name}</Name>
        <Note>
          {status === 'failed' && <Icon of={CircleAlertIcon} size={16} />}
          {status === 'sent' && <Icon of={CircleCheckIcon} size={16} />}
          <span>{`${writeBytes(file.size, locale)} · ${noteOf(item, words)}`}</span>
        </Note>
        {status === 'sending' && <Bar max={100} value={item.percent} aria-label={file.name} />}
      </Facts>
      <Acts>
        {status === 'failed' && (
          <IconButton
            icon={RefreshCwIcon}
            label={words.retry(file.name)}
            isDisabled={isDisabled}
            onPress={onRetry}
          />
        )}
        <IconButton icon={XIcon} label={words.remove(file.name)} isDisabled={isDisabled} onPress={onRemove} />
      </Acts>
    </Row>
  );
}

function noteOf(item: FileDropItem, words: FileRowWords): string {
  switch (item.status) {
    case 'ready':
      return words.ready;
    case 'sending':
      return words.sending(item.percent);
    case 'sent':
      return words.sent;
    case 'failed':
      return item.reason;
  }
}

/** At 200 % text size the actions wrap below the name. */
const Row = styled('li')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${token.space3};
  padding: ${token.space2};
  border: 1px solid ${token.line};
  border-radius: ${token.radiusControl};
  background: ${token.surfaceRaised};

  &[data-status='failed'] {
    border-color: ${token.danger};
  }
`;

const Facts = styled('div')`
  display: grid;
  flex: 1 ${rem(4)};
  gap: ${token.space1};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Acts = styled('span')`
  display: flex;
  gap: ${token.space3};
`;

const Name = styled('span')`
  font-size: ${token.text14};
  font-weight: ${token.weightMedium};
  line-height: ${token.line14};
`;

const Note = styled('span')`
  display: flex;
  gap: ${token.space1};
  color: ${token.inkMuted};
  font-size: ${token.text12};
  font-variant-numeric: tabular-nums;
  line-height: ${token.line12};

  svg {
    flex: none;
  }

  [data-status='sent'] > * > & > svg {
    color: ${token.success};
  }

  [data-status='failed'] > * > & {
    color: ${token.dangerInk};
  }
`;
