import { markPart, pageParts } from '@meridian/page-parts';
import { isLanguage, languageTable } from '@meridian/i18n';
import { MeridianProvider, type MeridianProviderProps } from '@meridian/provider';
import { Skeleton } from '@meridian/ui';
import { useLayoutEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate, useParams } from 'react-router';
import { brand } from '#brand';
import { MaintenanceGate } from '../maintenance/MaintenanceGate.tsx';
import { isNewBuildDue } from '../offline/newBuild.ts';
import { isPublicPath } from '@meridian/frame/paths';
import { useConfirmIdentity } from '../session/useConfirmIdentity.tsx';
import { useSession } from '../session/useSession.ts';
import { usePageTitle } from '../routes/usePageTitle.ts';
import { getManifestPath } from '@meridian/frame/files';
import { i18n } from './messages.ts';
import { useLanguage, useUsualLanguage } from './useLanguage.ts';

/** The API client, what a static page shows of its responses, and what the build collects while it renders a page. */
export type PageSources = Pick<MeridianProviderProps, 'client' | 'responses' | 'onQuery' | 'styles'>;

/** The language of the address is the language of everything: texts, formats, API calls and `<html lang>`. */
export function LanguageRoot(sources: PageSources) {
  const { language } = useParams();
  const usualLanguage = useUsualLanguage();
  const { pathname, search } = useLocation();
  useLayoutEffect(() => {
    // For the browser and screen readers only: no code reads the language from here.
    if (!isLanguage(language)) return;
    document.documentElement.lang = language;
    document.documentElement.dir = languageTable[language].direction ?? '';
    const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    if (manifest) manifest.href = getManifestPath(language);
  }, [language]);
  if (!isLanguage(language)) return <Navigate replace to={`/${usualLanguage}${pathname}${search}`} />;
  return <Pages {...sources} />;
}

function Pages({ responses, ...sources }: PageSources) {
  const language = useLanguage();
  const navigate = useNavigate();
  const [confirmIdentity, dialog] = useConfirmIdentity();
  const user = useSession().user?.id ?? 'guest';
  const [first] = useState(user);
  const [isAnother, setAnother] = useState(false);
  // The responses belong to whom the page was opened for, until then.
  if (user !== first && !isAnother) setAnother(true);
  return (
    <MeridianProvider
      {...sources}
      responses={isAnother ? undefined : responses}
      language={language}
      i18n={i18n}
      user={user}
      navigate={(href) =>
        isPublicPath(href) || isNewBuildDue() ? window.location.assign(href) : void navigate(href)
      }
      confirmIdentity={confirmIdentity}
      fallback={
        <div {...markPart(pageParts.waiting)}>
          <Skeleton />
        </div>
      }
    >
      <Title />
      <MaintenanceGate>
        <Outlet />
        {dialog}
      </MaintenanceGate>
    </MeridianProvider>
  );
}

const Title = () => <title>{`${usePageTitle()} · ${brand.name}`}</title>;
