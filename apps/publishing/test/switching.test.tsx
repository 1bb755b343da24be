import { act, render, screen, user } from '@meridian/testing';
import { Profiler, useSyncExternalStore, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Fields } from '../package-test/designSystem/host/src/Fields.tsx';
import { Figures } from '../package-test/designSystem/host/src/Figures.tsx';
import { Places } from '../package-test/designSystem/host/src/Places.tsx';
import { page } from '../package-test/designSystem/host/src/pages.tsx';
import * as ui from '@meridian/ui';
import { applyBrand, Card, defaultBrand, defineBrand, plain, pinScheme, SchemeSwitch } from '@meridian/ui';
import { nocturne } from '@meridian/ui/brands/nocturne';
import { saffron } from '@meridian/ui/brands/saffron';

/** By the label or the text: looking for a role takes a second in a page of every component. */
const buttonNamed = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (button) => button.ariaLabel === name || button.textContent === name,
  );

const press = (name: string) => act(async () => buttonNamed(name)!.click());

/** Opens each overlay of the host's page. */
const overlays: Record<string, () => Promise<void>> = {
  'a dialog': () => press('Dialog'),
  'a drawer': () => press('Drawer'),
  'a bottom sheet': () => press('Sheet'),
  'a question': () => press('Question'),
  'a menu': () => press('Account'),
  'a popover': () => press('Rate'),
  'a list': () => press('Choose a network'),
  'a list of found items': () => user.type(screen.getByLabelText('Coin', { selector: 'input' }), 't'),
  'a calendar of one day': () => press('Days'),
  'a calendar of two days': () => press('Period by days'),
  'a tooltip': async () => {
    await user.tab();
    await act(async () => buttonNamed('Settings')!.focus());
  },
  'a toast': () => press('Toast'),
};

interface Fiber {
  elementType: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** The types of all components mounted in an element, read from React's internal tree. */
function mountedIn(container: Element): Set<unknown> {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'))!;
  const { current } = (container as unknown as Record<string, { stateNode: { current: Fiber } }>)[key]!
    .stateNode;
  const types = new Set<unknown>();
  const visit = (fiber: Fiber | null) => {
    for (let one = fiber; one; one = one.sibling) {
      types.add(one.elementType);
      visit(one.child);
    }
  };
  visit(current);
  return types;
}

const brands = [saffron, nocturne, plain].map(defineBrand);

/** Switches brand and scheme back and forth. */
async function switchAll() {
  for (const brand of brands) {
    for (const scheme of ['dark', 'light', undefined] as const) {
      await act(async () => {
        applyBrand(brand);
        pinScheme(scheme);
      });
    }
  }
}

/** Mounts a tree, and counts the renders while brand and scheme are switched. */
async function mount(tree: ReactNode) {
  let renders = 0;
  const { container } = render(
    <Profiler id="all" onRender={() => (renders += 1)}>
      {tree}
    </Profiler>,
  );
  return {
    container,
    rendersWhileSwitching: async () => {
      // Waits for lazy parts, such as a QR code.
      await act(() => vi.dynamicImportSettled());
      const counts: number[] = [];
      // A timer, such as the one that closes a tooltip, can render once in between. What reads the scheme renders each time.
      while (counts.length < 2) {
        const before = renders;
        await switchAll();
        counts.push(renders - before);
      }
      return Math.min(...counts);
    },
  };
}

/** Everything renderable that `index.ts` exports, except icons. */
const components = Object.entries(ui).filter(([name]) => /^[A-Z]/.test(name) && !/.Icon$|Error$/.test(name));

/** The bug that this test guards against: a component that reads the scheme. */
function ReadsTheScheme() {
  const scheme = useSyncExternalStore(
    (changed) => {
      const observer = new MutationObserver(changed);
      observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
      return () => observer.disconnect();
    },
    () => document.documentElement.dataset.scheme ?? 'system',
  );
  return <p>{scheme}</p>;
}

describe('switching brand and scheme', () => {
  // jsdom has no `matchMedia`.
  beforeEach(() => vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false })));
  afterEach(() => pinScheme(undefined));

  it('renders no exported component, open overlays included', async () => {
    const { container, rendersWhileSwitching } = await mount(
      <>
        {page('cabinet')}
        <Card>
          <Fields />
        </Card>
        <Figures />
        <Places />
      </>,
    );
    const renders: Record<string, number> = { 'nothing that opens': await rendersWhileSwitching() };
    const types = mountedIn(container).add(SchemeSwitch);
    for (const [name, open] of Object.entries(overlays)) {
      await open();
      renders[name] = await rendersWhileSwitching();
      for (const type of mountedIn(container)) types.add(type);
      await user.keyboard('{Escape}');
    }
    expect(components.filter(([, type]) => !types.has(type)).map(([name]) => name)).toEqual([]);
    expect(renders).toEqual(Object.fromEntries(Object.keys(renders).map((name) => [name, 0])));
  });

  it('renders the scheme switch, and only when the scheme changes', async () => {
    const words = { system: 'System', light: 'Light', dark: 'Dark' };
    const { rendersWhileSwitching } = await mount(<SchemeSwitch label="Scheme" words={words} />);
    expect(await rendersWhileSwitching()).toBe(9);
  });

  it('detects a component that reads the scheme', async () => {
    const { rendersWhileSwitching } = await mount(<ReadsTheScheme />);
    expect(await rendersWhileSwitching()).toBeGreaterThan(0);
  });
});

describe('applyBrand', () => {
  const styleSheets = () => document.head.querySelectorAll('#meridian-brand');

  it('replaces the previous brand in the same style element', () => {
    applyBrand(defaultBrand);
    applyBrand(defineBrand(saffron));
    expect(styleSheets()).toHaveLength(1);
    expect(styleSheets()[0]).toHaveTextContent('Source Serif 4 Variable');
  });

  it('applies a brand to an iframe without changing the page', () => {
    document.documentElement.removeAttribute('data-scheme');
    const frame = document.implementation.createHTMLDocument();
    applyBrand(defineBrand(nocturne), frame);
    pinScheme('dark', frame);
    expect(frame.head.textContent).toContain('Manrope Variable');
    expect(frame.documentElement.dataset.scheme).toBe('dark');
    expect(document.documentElement).not.toHaveAttribute('data-scheme');
  });

  it('uses the nonce of its document', () => {
    const guarded = document.implementation.createHTMLDocument();
    guarded.head.innerHTML = '<meta property="csp-nonce" content="r4nd0m">';
    applyBrand(defaultBrand, guarded);
    expect(guarded.getElementById('meridian-brand')?.nonce).toBe('r4nd0m');
  });

  it("returns to the brand's scheme after unpinning", () => {
    pinScheme('light');
    expect(document.documentElement).toHaveAttribute('data-scheme', 'light');
    pinScheme(undefined);
    expect(document.documentElement).not.toHaveAttribute('data-scheme');
  });
});
