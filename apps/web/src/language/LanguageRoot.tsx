import { markPart, pageParts } from '@meridian/page-parts';
import { ApiLanguage } from '@meridian/api-client/react';
import { isLanguage, languageTable, locales, serverNow, useMessages } from '@meridian/i18n';
import { SupportProvider } from '@meridian/problem';
import { Skeleton, type StyleCache, ToastProvider, UiProvider } from '@meridian/ui';
import { Suspense, useLayoutEffect, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation, useNavigate, useParams } from 'react-router';
import { brand } from '#brand';
import { MaintenanceGate } from '../maintenance/MaintenanceGate.tsx';
import { messages as frameMessages } from '@meridian/frame/messages';
import { isNewBuildDue } from '../offline/newBuild.ts';
import { isPublicPath } from '@meridian/frame/paths';
import { ConfirmIdentity } from '../session/ConfirmIdentity.tsx';
import { usePageTitle } from '../routes/usePageTitle.ts';
import { getManifestPath } from '@meridian/frame/files';
import { i18nOf } from './messages.ts';
import { useUsualLanguage } from './useLanguage.ts';

/** The language of the address is the language of everything: texts, formats, API calls and `<html lang>`. */
export function LanguageRoot({ styles }: { styles: StyleCache | undefined }) {
  const { language } = useParams();
  const usualLanguage = useUsualLanguage();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    // For the browser and screen readers only: no code reads the language from here.
    if (!isLanguage(language)) return;
    document.documentElement.lang = language;
    document.documentElement.dir = languageTable[language].direction ?? '';
    const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    if (manifest) manifest.href = getManifestPath(language);
  }, [language]);
  if (!isLanguage(language)) return <Navigate replace to={`/${usualLanguage}${pathname}${search}`} />;
  return (
    <I18nextProvider i18n={i18nOf(language)}>
      <UiProvider
        locale={locales[language]}
        now={serverNow}
        {...(styles && { cache: styles })}
        navigate={(href) =>
          isPublicPath(href) || isNewBuildDue() ? window.location.assign(href) : void navigate(href)
        }
      >
        <ApiLanguage language={language}>
          <Suspense
            fallback={
              <div {...markPart(pageParts.waiting)}>
                <Skeleton />
              </div>
            }
          >
            <SupportProvider>
              <AppFrame>
                <MaintenanceGate>
                  <ConfirmIdentity>
                    <Outlet />
                  </ConfirmIdentity>
                </MaintenanceGate>
              </AppFrame>
            </SupportProvider>
          </Suspense>
        </ApiLanguage>
      </UiProvider>
    </I18nextProvider>
  );
}

function AppFrame({ children }: { children: ReactNode }) {
  useMessages();
  const { t } = useTranslation(frameMessages);
  const title = usePageTitle();
  return (
    <ToastProvider closeLabel={t('toasts.close')} label={t('toasts.label')}>
      <title>{`${title} · ${brand.name}`}</title>
      {children}
    </ToastProvider>
  );
}
