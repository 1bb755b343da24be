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

const isHydrated = () => document.getElementById('root')?.dataset.hydrated !== undefined;

if (
  document.documentElement.dataset.personal !== undefined ||
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

document.addEventListener(
  'submit',
  (event) => {
    if (isHydrated() || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    event.target.dataset.submitted = '';
    start();
  },
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
    button.toggleAttribute('data-clicked');
    start();
  },
  true,
);

export {};
