import { useCourses } from '@meridian/display-currency';
import { messages as frameMessages } from '@meridian/frame/messages';
import type { MenuEntry } from '@meridian/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useChooseDisplayCurrency } from '../session/useChooseDisplayCurrency.ts';

interface DisplayCurrencyGroupProps {
  /** The chosen currency. */
  code: string;
  /** Takes the group of the account menu, with the chosen currency alone until the list is here. */
  onChange: (group: MenuEntry) => void;
}

/** The display currencies in the account menu. Loaded and asked for when the menu is opened; renders nothing itself. */
export default function DisplayCurrencyGroup({ code, onChange }: DisplayCurrencyGroupProps) {
  const { t } = useTranslation(frameMessages);
  const choose = useChooseDisplayCurrency();
  const choices = useCourses().data?.displayCurrencies;
  const title = t('account.displayCurrency');
  useEffect(() => {
    const codes = choices ?? [code];
    onChange({
      id: 'displayCurrency',
      title,
      selectionMode: 'single',
      selectedKeys: [code],
      onSelectionChange: (keys) => {
        const [chosen] = keys;
        const known = codes.find((one) => one === chosen);
        if (known !== undefined) choose(known);
      },
      items: codes.map((id) => ({ id, label: id })),
    });
  }, [choices, code, title, choose, onChange]);
  return null;
}
