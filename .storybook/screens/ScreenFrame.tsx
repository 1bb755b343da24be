import { byLanguage, isLanguage } from '@meridian/i18n';
import { Amount, BellIcon, Inline, Link, plain, Text, TopBarLink } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PublicFrame } from '../../packages/features/content/src/frame/PublicFrame.tsx';
import type {} from '../../packages/features/content/src/messages.ts';
import { SettingsLayout } from '../../packages/features/settings/src/frame/SettingsLayout.tsx';
import type {} from '../../packages/features/settings/src/messages.ts';
import { CabinetFrame } from '../../packages/frame/src/cabinet/CabinetFrame.tsx';
import { EntranceFrame } from '../../packages/frame/src/EntranceFrame.tsx';
import { messages as frameMessages } from '../../packages/frame/src/messages.ts';
import {
  isPublicScreenId,
  type PublicScreenId,
  getPublicScreen,
} from '../../packages/frame/src/publicScreens.ts';
import { type ScreenId, getScreen } from '../../packages/frame/src/screens.ts';
import { ProblemGroup } from '../../packages/problem/src/ProblemGroup.tsx';
import { toLanguage } from '../StoryEnvironment.tsx';
import { useSay } from '../useSay.ts';
import { readScreenStory } from './screenStory.ts';
import { allCapabilities, siteLinks, storyHrefs as hrefs, useStorySettings } from './storyLinks.ts';

const user = {
  login: 'annapetrova',
  email: 'anna.petrova@example.com',
  notifications: 3,
  emailConfirmed: true,
  phone: '+4915112340123',
  subscription: { active: false, option: null, activeUntil: null },
};
const ignore = () => {};

function LanguageLink() {
  const say = useSay();
  return (
    <Link href="#language">
      <span lang={say('ru', 'en')}>{say('Русский', 'English')}</span>
    </Link>
  );
}

/** A balance that does not change: a story mocks only the calls of its page. */
function Balance() {
  return (
    <Inline isUnbroken align="baseline">
      <Text isInline tone="muted">
        {useSay()('Available', 'Доступно')}
      </Text>
      <Text isInline weight="medium">
        <Amount value={{ amount: '2450.75', currency: 'USDT' }} precision="glance" />
      </Text>
    </Inline>
  );
}

/** The frame of the cabinet with a user who does not change. */
function Cabinet({ id, children }: { id: ScreenId; children: ReactNode }) {
  const { t, i18n } = useTranslation(frameMessages);
  return (
    <CabinetFrame
      brand={plain}
      user={user}
      hrefs={hrefs}
      address={hrefs[id]}
      title={t(`title.${id}`)}
      capabilities={allCapabilities}
      taskOf={getScreen(id).taskOf}
      isMoneyForm={getScreen(id).isMoneyForm === true}
      // The home starts with the balance itself.
      balance={id !== 'cabinet' && <Balance />}
      notifications={
        <TopBarLink
          icon={BellIcon}
          label={t('account.notificationsUnread', { count: user.notifications })}
          href={hrefs.notifications}
          count={String(user.notifications)}
        />
      }
      areAmountsHidden={false}
      onHideAmounts={ignore}
      language={isLanguage(i18n.language) ? i18n.language : 'en'}
      onLanguageChange={ignore}
      languageSwitch={<LanguageLink />}
      scheme="system"
      onSchemeChange={ignore}
      onSignOut={ignore}
    >
      <ProblemGroup>{children}</ProblemGroup>
    </CabinetFrame>
  );
}

/** The list of the sections of the settings beside the open one. */
function Settings({ id, children }: { id: ScreenId; children: ReactNode }) {
  const say = useSay();
  return (
    <SettingsLayout
      entries={useStorySettings()}
      current={id}
      user={user}
      language={say('English', 'Русский')}
      overviewHref={hrefs.settings}
    >
      {children}
    </SettingsLayout>
  );
}

function Site({ id, children }: { id: PublicScreenId; children: ReactNode }) {
  return (
    <PublicFrame
      brand={plain}
      hrefs={{ home: hrefs.home, account: hrefs.cabinet, login: hrefs.login, register: hrefs.register }}
      links={siteLinks}
      current={getPublicScreen(id).section}
      language={toLanguage(useTranslation().i18n.language)}
      languageHrefs={byLanguage((language) => `#${language}`)}
      year={2026}
    >
      {children}
    </PublicFrame>
  );
}

interface ScreenFrameProps {
  /** `parameters.screen` of a story. */
  screen: unknown;
  children: ReactNode;
}

/** A page as the app shows it: in the frame of the cabinet, of the pages before it, or of the public site. */
export function ScreenFrame({ screen: parameter, children }: ScreenFrameProps) {
  const { id } = readScreenStory(parameter);
  if (isPublicScreenId(id)) return <Site id={id}>{children}</Site>;
  const { access, setting } = getScreen(id);
  if (access !== 'investor')
    return (
      <EntranceFrame brand={plain} homeHref={hrefs.home} languageSwitch={<LanguageLink />}>
        <ProblemGroup>{children}</ProblemGroup>
      </EntranceFrame>
    );
  return <Cabinet id={id}>{setting ? <Settings id={id}>{children}</Settings> : children}</Cabinet>;
}
