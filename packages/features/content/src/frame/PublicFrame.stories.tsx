import preview from '#.storybook/preview';
import { useSay } from '#.storybook/useSay';
import { Heading, meridian } from '@meridian/ui';
import { PublicFrame } from './PublicFrame.tsx';

const hrefs = {
  home: '#home',
  plans: '#plans',
  strategies: '#strategies',
  contacts: '#contacts',
  offer: '#offer',
  agreement: '#agreement',
  risks: '#risks',
  faq: '#faq',
  news: '#news',
  account: '#account',
  login: '#login',
  register: '#register',
};

interface FramedProps {
  /** Referrals are switched off, so no page explains them. */
  hasReferrals?: boolean;
}

function Framed({ hasReferrals = true }: FramedProps) {
  const say = useSay();
  return (
    <PublicFrame
      brand={meridian}
      hrefs={hasReferrals ? { ...hrefs, marketing: '#marketing' } : hrefs}
      current="plans"
      language={say('en', 'ru')}
      languageHrefs={{ en: '#en', ru: '#ru' }}
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
