import '@meridian/ui/fonts.css';
import type { Answers } from '@meridian/api-client/react';
import { GlobalStyles } from '@meridian/ui';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { AppInBrowser } from './AppInBrowser.tsx';
import { keepEntries } from './keepEntries.ts';
import { preparePage } from './routes/AppRoutes.tsx';
import { firstPage } from './routes/firstPage.ts';
import { restoreScheme } from './scheme/scheme.ts';

/** The answers of the API that a static page shows. */
function readAnswers(): Answers | undefined {
  const text = document.getElementById('answers')?.textContent;
  if (text === undefined) return undefined;
  const answers: unknown = JSON.parse(text);
  return answers instanceof Object ? Object.fromEntries(Object.entries(answers)) : undefined;
}

const { dataset } = document.documentElement;

async function isPrepared(): Promise<boolean> {
  try {
    await preparePage(window.location.pathname);
    return true;
  } catch {
    // The app shows what failed, and can load it again.
    return false;
  }
}

async function start(): Promise<void> {
  // A static page starts the app from its head, perhaps before all of the form is parsed.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  const app = (
    <StrictMode>
      <AppInBrowser answers={readAnswers()} />
    </StrictMode>
  );
  const isStatic = root.hasChildNodes() && dataset.personal === undefined;
  // A part that is not loaded yet would be replaced when the state of the browser differs from that of the server.
  if (isStatic && (await isPrepared())) {
    const restoreEntries = keepEntries(root);
    hydrateRoot(root, app);
    await firstPage;
    root.dataset.hydrated = '';
    restoreEntries();
  } else {
    root.replaceChildren();
    delete dataset.personal;
    root.dataset.hydrated = '';
    createRoot(root).render(
      <>
        {/* In the stylesheet of a static page. */}
        <GlobalStyles />
        {app}
      </>,
    );
  }
}

restoreScheme();
void start();
