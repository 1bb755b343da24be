import preview from '#.storybook/preview';
import { useSay } from '#.storybook/useSay';
import { Heading, plain } from '@meridian/ui';
import { type FrameLink, PublicFrame } from './PublicFrame.tsx';

const links = [
  { section: 'home', href: '#home', isInNavigation: true, column: undefined },
  { section: 'plans', href: '#plans', isInNavigation: true, column: 'product' },
  { section: 'strategies', href: '#strategies', isInNavigation: true, column: 'product' },
  { section: 'marketing', href: '#marketing', isInNavigation: true, column: 'product' },
  { section: 'offer', href: '#offer', isInNavigation: false, column: 'documents' },
  { section: 'agreement', href: '#agreement', isInNavigation: false, column: 'documents' },
  { section: 'risks', href: '#risks', isInNavigation: false, column: 'documents' },
  { section: 'faq', href: '#faq', isInNavigation: false, column: 'help' },
  { section: 'contacts', href: '#contacts', isInNavigation: true, column: 'help' },
  { section: 'news', href: '#news', isInNavigation: false, column: 'product' },
] as const satisfies readonly FrameLink[];

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
      links={links.filter(({ section }) => hasReferrals || section !== 'marketing')}
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
