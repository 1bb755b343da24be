import { pageParts } from '@meridian/page-parts';

/**
 * Starts the app on a static page of the app: after the first paint, because its download would delay the styles and the font, or
 * at once when there is nothing to paint or somebody uses the form. The app repeats what was submitted or pressed before.
 */
let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  const address = document.querySelector<HTMLMetaElement>('meta[name=app]')?.content ?? '';
  import(/* @vite-ignore */ address).catch(() => {
    isStarted = false;
  });
}

const isHydrated = () => document.getElementById('root')?.hasAttribute(pageParts.hydrated) === true;

if (
  document.documentElement.hasAttribute(pageParts.personal) ||
  !PerformanceObserver.supportedEntryTypes.includes('paint')
)
  start();
else {
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(start, 3000);
}

document.addEventListener('focusin', start);
window.addEventListener('online', start);

function keepSubmit(event: Event, form: HTMLFormElement | null): void {
  if (isHydrated() || !form) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  form.setAttribute(pageParts.submitted, '');
  start();
}

document.addEventListener(
  'submit',
  (event) => keepSubmit(event, event.target instanceof HTMLFormElement ? event.target : null),
  true,
);

// The browser refuses to submit the form, in its own words. The app says it in ours.
document.addEventListener(
  'invalid',
  (event) => keepSubmit(event, event.target instanceof HTMLInputElement ? event.target.form : null),
  true,
);

document.addEventListener(
  'click',
  (event) => {
    const button =
      event.target instanceof Element
        ? event.target.closest<HTMLButtonElement>('#root button[type=button]')
        : null;
    if (!button || isHydrated()) return;
    event.stopImmediatePropagation();
    button.toggleAttribute(pageParts.clicked);
    start();
  },
  true,
);
