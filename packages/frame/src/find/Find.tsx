import { createStoredValue } from '@meridian/api-client/storage';
import { FindDialog, type FoundPage, ShortcutsDialog } from '@meridian/feature-find';
import { isLanguage } from '@meridian/i18n';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sectionIcons } from '../cabinet/sectionIcons.ts';
import { messages } from '../messages.ts';
import { getPaths } from '../paths.ts';
import { type Capability, getScreen, type ScreenId, screenIds } from '../screens.ts';
import { isOff } from './questionMark.ts';

export interface FindProps {
  /** Undefined while nothing is open. */
  view: 'search' | 'shortcuts' | undefined;
  hrefs: Readonly<Record<ScreenId, string>>;
  capabilities: Readonly<Record<Capability, boolean>>;
  onView: (view: FindProps['view']) => void;
}

const questionMark = createStoredValue('questionMark', isOff);

/** The search and the shortcuts, with what they know of the screens. */
export default function Find({ view, hrefs, capabilities, onView }: FindProps) {
  const { t, i18n } = useTranslation(messages);
  const [isOn, setOn] = useState(() => questionMark.read() === undefined);
  const { language } = i18n;
  const { referrals, cases } = capabilities;
  const findQuestions = useCallback(
    async (query: string) => {
      if (!isLanguage(language)) return [];
      const { findInFaq } = await import('@meridian/feature-content/questions');
      const faq = getPaths[language].faq;
      return findInFaq(language, query, { referrals, cases }).map(({ id, question }) => ({
        id,
        question,
        href: `${faq}#${id}`,
      }));
    },
    [language, referrals, cases],
  );
  const pages = screenIds.flatMap((id): FoundPage[] => {
    const { access, capability, navigation } = getScreen(id);
    // A page about what is done already, or off, is not there to be found.
    if (access !== 'investor' || id === 'confirmEmail' || (capability && !capabilities[capability]))
      return [];
    const page = { id, label: t(`title.${id}`), href: hrefs[id] };
    return [navigation ? { ...page, icon: sectionIcons[navigation.icon], isSection: true } : page];
  });
  return view === 'shortcuts' ? (
    <ShortcutsDialog
      isOn={isOn}
      onChange={(on) => {
        setOn(on);
        questionMark.write(on ? undefined : 'off');
      }}
      onClose={() => onView(undefined)}
    />
  ) : (
    <FindDialog
      pages={pages}
      hrefs={{
        operations: hrefs.operations,
        refills: hrefs.refillHistory,
        withdrawals: hrefs.withdrawalHistory,
        deposits: hrefs.deposits,
        partners: referrals ? hrefs.partners : undefined,
      }}
      findQuestions={findQuestions}
      onShortcuts={() => onView('shortcuts')}
      onClose={() => onView(undefined)}
    />
  );
}
