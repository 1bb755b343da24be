import type { Schema } from '@meridian/api-client';

type Device = Pick<Schema<'UserSession'>, 'device' | 'browser' | 'system'>;

/** The first match wins: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Yandex Browser', /\bYaBrowser\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
] as const;

/** iOS calls itself "like Mac OS X", and Android runs on Linux. */
const systems = [
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

const find = (names: readonly (readonly [string, RegExp])[], userAgent: string) =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;

function kindOf(userAgent: string, system: string | null): Device['device'] {
  if (/\biPad\b|\bTablet\b/.test(userAgent)) return 'tablet';
  if (system === 'Android') return /\bMobile\b/.test(userAgent) ? 'phone' : 'tablet';
  if (system === 'iOS') return 'phone';
  return system === null ? 'unknown' : 'computer';
}

/** What a user agent says about a device. Nothing depends on it, so a wrong guess costs nothing. */
export function parseDevice(userAgent: string | null): Device {
  const text = userAgent ?? '';
  const system = find(systems, text);
  return { device: kindOf(text, system), browser: find(browsers, text), system };
}
