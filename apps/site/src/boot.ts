/**
 * The only script of a public page that runs without an interaction. It has no static import, so that reading costs next to no
 * JavaScript. The build checks this.
 */
import { pageParts } from '@meridian/page-parts';
import { apiOrigin } from '@meridian/web/api-origin';
import { paintBars } from '@meridian/web/paint-bars';
import { CAPABILITIES_KEY, SCHEME_KEY } from '@meridian/web/storage-keys';

const { dataset } = document.documentElement;

/** Shows the page for unknown addresses here. The browser parses it, because text may not become HTML. */
function showNotFound(page: HTMLElement): void {
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  request.addEventListener('load', () => {
    const notFound = request.responseXML;
    const main = notFound?.querySelector('main');
    if (!notFound || !main) return;
    page.replaceWith(main);
    document.title = notFound.title;
    document.head.append(...notFound.querySelectorAll('meta[name=robots]'));
  });
  request.open('GET', `/${document.documentElement.lang}/404`);
  request.send();
}

/** Hides the parts of the product that are switched off. When the API does not respond, the server refuses their calls. */
async function hideOff(): Promise<void> {
  try {
    const response = await fetch(`${apiOrigin()}/api/settings/capabilities`);
    if (response.ok) {
      const reply: unknown = await response.json();
      const off = Object.entries(reply instanceof Object ? reply : {}).flatMap(([name, isOn]) =>
        isOn === false ? [name] : [],
      );
      dataset.off = off.join(' ');
      localStorage.setItem(CAPABILITIES_KEY, dataset.off);
    }
  } catch {
    // The network is down, or storage is blocked.
  }
  delete dataset.unsure;
  const page = document.querySelector<HTMLElement>(`main[${pageParts.capability}]`);
  if (page && dataset.off?.split(' ').includes(page.getAttribute(pageParts.capability) ?? ''))
    showNotFound(page);
}
void hideOff();

function start(root: HTMLElement): void {
  if (root.dataset.started !== undefined) return;
  root.dataset.started = '';
  import('./hydrate.tsx')
    .then(({ hydrate }) => hydrate(root))
    .catch((error: unknown) => {
      // The static form stays as it is; the next interaction tries again.
      delete root.dataset.started;
      console.error(error);
    });
}

function startOnInteraction(root: HTMLElement): void {
  for (const event of ['pointerover', 'touchstart', 'focusin', 'input'])
    root.addEventListener(event, () => start(root), { passive: true });
}

/** Runs an action once, when one of the elements is visible and the browser is idle. */
function whenVisible(elements: Iterable<HTMLElement>, run: () => void): void {
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    whenIdle(run);
  });
  for (const element of elements) observer.observe(element);
}

for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
  startOnInteraction(root);
  if (root.dataset.start === 'visible') whenVisible([root], () => start(root));
  if (root.dataset.start === 'fragment' && location.hash !== '') start(root);
}

whenVisible(document.querySelectorAll<HTMLElement>(`[${pageParts.figures}]`), () => {
  // The figures stay as they are when the code does not load.
  import('./figures.ts').then(({ refreshFigures }) => refreshFigures()).catch(() => undefined);
});

// Adds the inviter of the address to every link, so that reading other pages does not lose it.
const inviter = new URLSearchParams(location.search).get('inviter');
function handOnInviter(): void {
  if (inviter === null) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    const address = new URL(link.href);
    address.searchParams.set('inviter', inviter);
    link.href = address.pathname + address.search + address.hash;
  }
}
handOnInviter();
window.addEventListener('figures', handOnInviter);

// The other language shows the same calculation and the same place of the page.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
  link.addEventListener('click', () => {
    link.search = location.search;
    link.hash = location.hash;
  });
}

const choices = [...document.querySelectorAll<HTMLElement>(`[${pageParts.schemeChoice}]`)];

function showChoice(): void {
  const chosen = document.documentElement.dataset.scheme ?? 'system';
  for (const button of choices)
    button.setAttribute('aria-pressed', String(button.getAttribute(pageParts.schemeChoice) === chosen));
}

for (const button of choices) {
  button.addEventListener('click', () => {
    const choice = button.getAttribute(pageParts.schemeChoice) ?? 'system';
    document.documentElement.dataset.scheme = choice;
    paintBars(choice);
    try {
      localStorage.setItem(SCHEME_KEY, choice);
    } catch {
      // Blocked storage: the choice is for this page.
    }
    showChoice();
  });
}
showChoice();

// Not a `<meta>`: without a script, a page that reloads under its reader is worse than one that has to be reloaded.
const { refresh } = dataset;
if (refresh !== undefined) setTimeout(() => location.reload(), Number(refresh) * 1000);

// The address of a question opens its answer, where the browser does not do that itself.
function openTarget(): void {
  const details = location.hash && document.getElementById(location.hash.slice(1))?.closest('details');
  if (details) details.open = true;
}
window.addEventListener('hashchange', openTarget);
openTarget();
