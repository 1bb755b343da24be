import { messages as problemMessages } from '@meridian/problem';
import { UiProvider } from '@meridian/ui';
import { Outlet, redirect, useNavigate, type LoaderFunctionArgs } from 'react-router';
import { MaintenanceGate } from '../maintenance/MaintenanceGate.tsx';
import { messages as webMessages } from '../messages/index.ts';
import { isLanguage, LOCALES, preferredLanguage } from './language.ts';
import { useLanguage } from './useLanguage.ts';
import { loadWords, words } from './words.ts';

/** The language of the address becomes the language of everything: words, `<html lang>`, and, below, numbers. */
export async function languageLoader({ params, request }: LoaderFunctionArgs) {
  const { language } = params;
  if (!isLanguage(language)) {
    const { pathname, search } = new URL(request.url);
    return redirect(`/${preferredLanguage()}${pathname}${search}`);
  }
  await loadWords(language, [webMessages, problemMessages]);
  await words.changeLanguage(language);
  document.documentElement.lang = language;
  return null;
}

export function LanguageRoot() {
  const language = useLanguage();
  const navigate = useNavigate();
  return (
    <UiProvider locale={LOCALES[language]} navigate={(href) => void navigate(href)}>
      <MaintenanceGate>
        <Outlet />
      </MaintenanceGate>
    </UiProvider>
  );
}
