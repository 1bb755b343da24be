import { act } from '@meridian/testing';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { App } from '../App.tsx';
import { exampleAddress, type RouteId, routes } from '../routes/routes.ts';
import { endSession, startSession } from '../session/session.ts';
import { completeBrowser } from './browser.ts';
import { callOf, exampleAnswer, sessionOf, type Call } from './contractServer.ts';
import { passTime, passTimeUntil, stopTime, waitForModules } from './fakeTime.ts';
import type { Fault } from './faults.ts';

/** The server of a test: it answers by the contract, but for one operation that may fail. */
export interface ScreenServer {
  /** The operation that fails, and how. */
  failing?: { operation: string; fault: Fault } | undefined;
  /** Which example of the contract answers an operation. */
  examples?: Readonly<Record<string, string>> | undefined;
}

interface OpenScreen {
  server: ScreenServer;
  /** Every call so far, in order. */
  calls: readonly Call[];
  /** What the console complained of so far, and errors that nothing caught. */
  complaints: readonly string[];
  close: () => Promise<void>;
}

/** How long an answer takes. A page that asks again at each answer would otherwise leave no time for anything else. */
const LATENCY = 50;

const visited = new Set<RouteId>();

/** Whether anything that can be seen still says that it is loading, or that something is being sent. */
export const isBusy = () =>
  [...document.querySelectorAll('[aria-busy="true"], [data-pending], [aria-hidden][data-shape]')].some(
    // The maintenance page hides the screen below it, which waits until the works are over.
    (element) => element.closest('[style*="display: none"]') === null,
  );

function listen(server: ScreenServer) {
  const calls: Call[] = [];
  const complaints: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = callOf(request);
    calls.push(call);
    await new Promise((resolve) => {
      setTimeout(resolve, LATENCY);
    });
    const { failing, examples } = server;
    if (call.operation === failing?.operation) return failing.fault(call);
    return exampleAnswer(call, examples?.[call.operation]);
  });
  const complain = (...words: unknown[]) => void complaints.push(words.map(String).join(' '));
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);
  return { calls, complaints };
}

/** A page that has failed may fail once more as it is taken away. */
async function actAnyhow(work: () => void): Promise<void> {
  try {
    await act(async () => work());
  } catch {
    // It was found already.
  }
}

async function mount(screen: RouteId, server: ScreenServer): Promise<OpenScreen> {
  completeBrowser();
  stopTime();
  const { calls, complaints } = listen(server);
  window.history.replaceState(null, '', exampleAddress(screen, 'en'));
  const { access } = routes[screen];
  if (access !== 'guest') startSession(sessionOf({ isConfirmed: access === 'investor' }));
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container, {
    onUncaughtError: (error) => complaints.push(`Nothing caught: ${String(error)}`),
  });
  await act(async () => root.render(<App />));
  return {
    server,
    calls,
    complaints,
    close: async () => {
      await actAnyhow(() => endSession('signed_out'));
      await actAnyhow(() => root.unmount());
      container.remove();
      sessionStorage.clear();
      localStorage.clear();
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
      vi.useRealTimers();
    },
  };
}

/** A first visit loads the modules of the screen, which takes real time. */
async function visitOnce(screen: RouteId): Promise<void> {
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
 * Opens the app at the address of a screen, on a stopped clock, before this server, and gives what was found there. What
 * is thrown on the way is found as well.
 */
export async function lookAt(
  screen: RouteId,
  server: ScreenServer,
  look: (opened: OpenScreen) => Promise<string[]>,
): Promise<string[]> {
  await visitOnce(screen);
  const opened = await mount(screen, server);
  try {
    await passTimeUntil(() => !isBusy(), 10_000);
    return await look(opened);
  } catch (error) {
    return [`it throws: ${String(error).slice(0, 300)}`];
  } finally {
    await opened.close();
  }
}
