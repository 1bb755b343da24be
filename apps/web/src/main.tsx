import { pageParts } from '@meridian/page-parts';
import '#fonts.css';
import type { Answers } from '@meridian/api-client/react';
import { GlobalStyles } from '@meridian/ui';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { AppInBrowser } from './AppInBrowser.tsx';
import { readEarlyAnswers } from './earlyAnswers.ts';
import { followBuilds } from './offline/newBuild.ts';
import { keepEntries } from './keepEntries.ts';
import { preparePage } from './routes/AppRoutes.tsx';
import { firstPage } from './routes/firstPage.ts';
import { followScheme } from './scheme/scheme.ts';

/** The answers of the API that a static page shows. */
function readAnswers(): Answers | undefined {
  const text = document.getElementById('answers')?.textContent;
  if (text === undefined) return undefined;
  const answers: unknown = JSON.parse(text);
  return answers instanceof Object ? Object.fromEntries(Object.entries(answers)) : undefined;
}

const page = document.documentElement;

/** The page as the build rendered it for somebody of whom it knows nothing yet. */
const skeleton = document.getElementById('skeleton');

/** Removes the skeleton once the app shows a page, before the browser paints it: no part of the page is waiting for its code. */
function replaceSkeleton(root: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (!root.hasChildNodes() || root.querySelector(`[${pageParts.waiting}]`)) return;
    observer.disconnect();
    skeleton?.remove();
  });
  observer.observe(root, { childList: true, subtree: true });
}

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
  const app = (answers?: Answers) => (
    <StrictMode>
      <AppInBrowser answers={answers} />
    </StrictMode>
  );
  const isStatic = root.hasChildNodes() && !page.hasAttribute(pageParts.personal);
  // A part that is not loaded yet would be replaced when the state of the browser differs from that of the server.
  if (isStatic && (await isPrepared())) {
    const restoreEntries = keepEntries(root);
    hydrateRoot(root, app(readAnswers()));
    await firstPage;
    root.setAttribute(pageParts.hydrated, '');
    restoreEntries();
  } else {
    root.replaceChildren();
    page.removeAttribute(pageParts.personal);
    root.setAttribute(pageParts.hydrated, '');
    // With its code and its answers at hand, a page of the cabinet is rendered once.
    const [answers] = skeleton ? await Promise.all([readEarlyAnswers(), isPrepared()]) : [readAnswers()];
    if (skeleton) replaceSkeleton(root);
    createRoot(root).render(
      <>
        {/* In the stylesheet of a static page. */}
        {!skeleton && <GlobalStyles />}
        {app(answers)}
      </>,
    );
  }
}

followScheme();
followBuilds();
void start();
