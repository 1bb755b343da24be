import { Dialog, KeyValueList, Stack, Switch, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

export interface ShortcutsDialogProps {
  /** Whether the question mark opens this list. A key without Ctrl can be a hindrance to those who speak to their device. */
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  onClose: () => void;
}

/** The keyboard shortcuts of the cabinet. */
export function ShortcutsDialog({ isOn, onChange, onClose }: ShortcutsDialogProps) {
  const { t } = useTranslation(messages);
  const search = t('shortcuts.or', { one: 'Ctrl + K', other: '⌘ K' });
  const shortcuts = [
    ['search', search],
    ['list', '?'],
    ['move', '↑ ↓'],
    ['open', 'Enter'],
    ['leave', 'Esc'],
  ] as const;
  return (
    <Dialog isOpen onOpenChange={onClose} size="small" title={t('shortcuts.title')} closeLabel={t('close')}>
      <Stack gap={5}>
        <KeyValueList
          items={shortcuts.map(([id, keys]) => ({
            id,
            term: t(`shortcuts.${id}`),
            value: (
              <Text isCode isInline>
                {keys}
              </Text>
            ),
          }))}
        />
        <Switch isSelected={isOn} onChange={onChange}>
          {t('shortcuts.isOn')}
        </Switch>
      </Stack>
    </Dialog>
  );
}
