import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '@meridian/hosting';
import type { Tab } from './Tab.ts';

/** The key of an element in an answer of WebDriver, as the standard defines it. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const property = (value: unknown, name: string): unknown =>
  value instanceof Object ? Reflect.get(value, name) : undefined;

/** Starts an X server without a screen. It chooses its number. */
async function startDisplay(xvfb: string) {
  const server = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const answer: readonly unknown[] = await once(server.stdio[3] ?? server, 'data');
  return { display: `:${String(answer[0]).trim()}`, server };
}

interface WebKitPaths {
  driver: string;
  browser: string;
  xvfb: string;
}

/** Opens WebKitGTK's MiniBrowser through its own driver, which speaks WebDriver over HTTP. */
export async function openWebKit({
  driver,
  browser,
  xvfb,
}: WebKitPaths): Promise<{ version: string; tab: Tab }> {
  const port = await findFreePort(4700);
  const { display, server } = await startDisplay(xvfb);
  const listener = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1', LANG: 'C.UTF-8' },
  });

  async function call(method: 'POST' | 'DELETE', path: string, body: object = {}): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const value = property(await response.json(), 'value');
    if (!response.ok)
      throw new Error(`${path}: ${String(property(value, 'error'))}, ${String(property(value, 'message'))}`);
    return value;
  }

  const options = { binary: browser, args: ['--automation'] };
  const request = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } };
  /** The driver listens a moment after it has started. */
  async function begin(attempts: number): Promise<unknown> {
    try {
      return await call('POST', '', request);
    } catch (error) {
      if (attempts === 0 || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return begin(attempts - 1);
    }
  }
  const begun = await begin(100);
  const session = `/${String(property(begun, 'sessionId'))}`;

  async function element(selector: string): Promise<string> {
    const found = await call('POST', `${session}/element`, { using: 'css selector', value: selector });
    return `${session}/element/${String(property(found, ELEMENT))}`;
  }

  const tab: Tab = {
    open: async (address) => void (await call('POST', `${session}/url`, { url: address })),
    run: (expression) =>
      call('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
    click: async (selector) => void (await call('POST', `${await element(selector)}/click`)),
    type: async (selector, text) => void (await call('POST', `${await element(selector)}/value`, { text })),
    resize: async (width, height) =>
      void (await call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height })),
    close: async () => {
      await call('DELETE', session).finally(() => {
        listener.kill();
        server.kill();
      });
    },
  };
  const version = property(property(begun, 'capabilities'), 'browserVersion');
  return { version: `WebKitGTK ${String(version)}`, tab };
}
