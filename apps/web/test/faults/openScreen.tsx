import { createXhrDouble } from '@meridian/api-client/testing';
import { act } from '@meridian/testing';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { AppInBrowser } from '../../src/AppInBrowser.tsx';
import { exampleAddress, type ScreenId, screens } from '@meridian/frame/screens';
import { endSession, startSession } from '../../src/session/session.ts';
import { completeBrowser } from './completeBrowser.ts';
import { callOf, exampleResponse, confirmedSession, type Call } from './contractServer.ts';
import { passTime, passTimeUntil, SERVER_TIME, stopTime, timeNow, waitForModules } from './fakeTime.ts';
import type { Fault } from './faults.ts';

/** The address and the mock server of a test. The server returns the contract's examples; one operation may fail. */
export interface ScreenServer {
  /** Where to open the screen instead of its example address. */
  address?: string | undefined;
  /** The failing operation and its fault. */
  failing?: { operation: string; fault: Fault } | undefined;
  /** The name of the example to return, by operation. */
  examples?: Readonly<Record<string, string>> | undefined;
  /** Changes what the device reports, before the app starts. Spies are restored afterwards. */
  prepareDevice?: (() => void) | undefined;
}

interface OpenScreen {
  server: ScreenServer;
  /** Every call so far, in order. */
  calls: readonly Call[];
  /** Console errors and warnings so far, and uncaught errors. */
  complaints: readonly string[];
  close: () => Promise<void>;
}

/** The latency of a response. Without it, a page that calls again after every response would block the test. */
const LATENCY = 50;

const visited = new Set<ScreenId>();

/** Whether a visible element still shows that it is loading or submitting. */
export const isBusy = () =>
  [...document.querySelectorAll('[aria-busy="true"], [data-pending], [aria-hidden][data-shape]')].some(
    // The maintenance page hides the screen, which stays busy until the maintenance ends.
    (element) => element.closest('[style*="display: none"]') === null,
  );

function listen(server: ScreenServer) {
  const calls: Call[] = [];
  const complaints: string[] = [];
  const receive = async (request: Request) => {
    const call = callOf(request, timeNow());
    calls.push(call);
    await new Promise((resolve) => {
      setTimeout(resolve, LATENCY);
    });
    const { failing, examples } = server;
    if (call.operation === failing?.operation) return failing.fault(call);
    const response = exampleResponse(call, examples?.[call.operation]);
    response.headers.set('date', SERVER_TIME.toUTCString());
    return response;
  };
  vi.stubGlobal('fetch', receive);
  vi.stubGlobal(
    'XMLHttpRequest',
    createXhrDouble(({ request }) => receive(request)),
  );
  const complain = (...words: unknown[]) => void complaints.push(words.map(String).join(' '));
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);
  return { calls, complaints };
}

/** Ignores errors: a page that has crashed may throw again while it unmounts. */
async function actIgnoringErrors(work: () => void): Promise<void> {
  try {
    await act(async () => work());
  } catch {
    // The first error is already reported.
  }
}

async function mount(screen: ScreenId, server: ScreenServer): Promise<OpenScreen> {
  completeBrowser();
  stopTime();
  server.prepareDevice?.();
  const { calls, complaints } = listen(server);
  window.history.replaceState(null, '', server.address ?? exampleAddress(screen, 'en'));
  if (screens[screen].access !== 'guest') startSession(confirmedSession());
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container, {
    onUncaughtError: (error) => complaints.push(`Uncaught: ${String(error)}`),
  });
  await act(async () => root.render(<AppInBrowser />));
  return {
    server,
    calls,
    complaints,
    close: async () => {
      await actIgnoringErrors(() => endSession('signed_out'));
      await actIgnoringErrors(() => root.unmount());
      // Lets jsdom draw the last frame, as the setup of the tests does.
      await passTime(1000);
      container.remove();
      sessionStorage.clear();
      localStorage.clear();
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
      vi.useRealTimers();
    },
  };
}

/** Visits a screen once before its tests, because loading its modules takes real time. */
async function visitOnce(screen: ScreenId): Promise<void> {
  if (visited.has(screen)) return;
  visited.add(screen);
  const first = await mount(screen, {});
  await waitForModules(async () => {
    await passTime(100);
    return document.querySelector('main') !== null && !isBusy();
  });
  await first.close();
}

/**
 * Opens the app at a screen, with a stopped clock and this server, and returns the faults that `look` finds. A thrown error is
 * a fault too.
 */
export async function lookAt(
  screen: ScreenId,
  server: ScreenServer,
  look: (opened: OpenScreen) => Promise<string[]>,
): Promise<string[]> {
  await visitOnce(screen);
  const opened = await mount(screen, server);
  try {
    await passTimeUntil(() => !isBusy(), 10_000);
    return await look(opened);
  } catch (error) {
    return [`the test threw: ${String(error).slice(0, 300)}`];
  } finally {
    await opened.close();
  }
}
