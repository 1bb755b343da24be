import { pageParts } from '@meridian/page-parts';
import './fonts.css';
import type { Responses } from '@meridian/api-client/react';
import { setReaderLanguages } from '@meridian/dates';
import { GlobalStyles } from '@meridian/ui';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { AppInBrowser } from './AppInBrowser.tsx';
import { readEarlyResponses } from './earlyResponses.ts';
import { followBuilds } from './offline/newBuild.ts';
import { preserveInput } from './preserveInput.ts';
import { replaceSkeleton } from './replaceSkeleton.ts';
import { preparePage } from './routes/AppRoutes.tsx';
import { firstPage } from './routes/firstPage.ts';
import { followScheme } from './scheme/scheme.ts';

/** The responses of the API that a static page shows. */
function readResponses(): Responses | undefined {
  const text = document.getElementById('responses')?.textContent;
  if (text === undefined) return undefined;
  const responses: unknown = JSON.parse(text);
  return responses instanceof Object ? Object.fromEntries(Object.entries(responses)) : undefined;
}

const page = document.documentElement;

/** The page as the build rendered it for somebody of whom it knows nothing yet. */
const skeleton = document.getElementById('skeleton');

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
  const app = (responses?: Responses) => (
    <StrictMode>
      <AppInBrowser responses={responses} />
    </StrictMode>
  );
  const isStatic = root.hasChildNodes() && !page.hasAttribute(pageParts.personal);
  // A part that is not loaded yet would be replaced when the state of the browser differs from that of the server.
  if (isStatic && (await isPrepared())) {
    const restoreEntries = preserveInput(root);
    hydrateRoot(root, app(readResponses()));
    await firstPage;
    root.setAttribute(pageParts.hydrated, '');
    restoreEntries();
  } else {
    root.replaceChildren();
    page.removeAttribute(pageParts.personal);
    root.setAttribute(pageParts.hydrated, '');
    // With its code and its responses at hand, a page of the cabinet is rendered once.
    const [responses] = skeleton
      ? await Promise.all([readEarlyResponses(), isPrepared()])
      : [readResponses()];
    if (skeleton) replaceSkeleton(skeleton, root);
    createRoot(root).render(
      <>
        {/* In the stylesheet of a static page. */}
        {!skeleton && <GlobalStyles />}
        {app(responses)}
      </>,
    );
  }
}

setReaderLanguages(navigator.languages);
followScheme();
followBuilds();
void start();
