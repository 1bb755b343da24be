import preview from '#.storybook/preview';
import { toLanguage } from '#.storybook/StoryEnvironment';
import { siteLinks } from '#.storybook/screens/storyLinks';
import { useSay } from '#.storybook/useSay';
import { byLanguage } from '@meridian/i18n';
import { Heading, plain } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { PublicFrame } from './PublicFrame.tsx';

interface FramedProps {
  /** Referrals are switched off, so no page explains them. */
  hasReferrals?: boolean;
}

function Framed({ hasReferrals = true }: FramedProps) {
  const say = useSay();
  return (
    <PublicFrame
      brand={plain}
      hrefs={{ home: '#home', account: '#account', login: '#login', register: '#register' }}
      links={siteLinks.filter(({ section }) => hasReferrals || section !== 'marketing')}
      current="plans"
      language={toLanguage(useTranslation().i18n.language)}
      languageHrefs={byLanguage((language) => `#${language}`)}
      year={2026}
    >
      <Heading level={1}>{say('Deposit plans', 'Депозитные планы')}</Heading>
    </PublicFrame>
  );
}

const meta = preview.meta({
  component: Framed,
  title: 'Features/Content/PublicFrame',
  parameters: { layout: 'fullscreen' },
});

export const Guest = meta.story();

export const WithoutReferrals = meta.story({ args: { hasReferrals: false } });
