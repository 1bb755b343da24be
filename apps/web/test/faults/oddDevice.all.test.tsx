import { expect, it, vi } from 'vitest';
import type { ScreenId } from '@meridian/frame/screens';
import { passTime, timeNow, waitForModules } from './fakeTime.ts';
import type { Call } from './contractServer.ts';
import { consoleFaults, missingParts } from './readScreen.ts';
import { isBusy, lookAt } from './openScreen.tsx';

/** The home, the exchange with its course, and every screen with a list. */
const screens = [
  'cabinet',
  'deposits',
  'refill',
  'withdrawal',
  'exchange',
  'operations',
  'partners',
  'cases',
  'notifications',
  'devices',
  'securityHistory',
  'liabilities',
] as const satisfies readonly ScreenId[];

const RealFormat = Intl.DateTimeFormat;

/** Replaces the zone that the device reports. */
function reportZone(timeZone: string | undefined) {
  const usual = new RealFormat('en-GB').resolvedOptions();
  vi.spyOn(RealFormat.prototype, 'resolvedOptions').mockReturnValue(Object.assign(usual, { timeZone }));
}

/** Lets `Intl` refuse the device's own zone: formats without a named zone throw. */
function refuseZone() {
  const refuse = (locale?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) => {
    if (options?.timeZone === undefined) throw new RangeError('Invalid time zone specified: Etc/Unknown');
    return new RealFormat(locale, options);
  };
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(
    Object.assign(function DateTimeFormat(...args: Parameters<typeof refuse>) {
      return refuse(...args);
    }, RealFormat),
  );
}

/** Lets `Intl` refuse the device's own language: every format without a named one throws. */
function refuseLanguage() {
  const refusing = (Format: Function) =>
    new Proxy(Format, {
      construct(target, [locale, ...options]) {
        if (locale === undefined) throw new RangeError('Incorrect locale information provided');
        return Reflect.construct(target, [locale, ...options]);
      },
    });
  vi.stubGlobal(
    'Intl',
    new Proxy(Intl, {
      get(target, name) {
        const found: unknown = Reflect.get(target, name);
        return typeof found === 'function' && 'supportedLocalesOf' in found ? refusing(found) : found;
      },
    }),
  );
}

function reportLanguages(...tags: readonly string[]) {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(tags[0] ?? '');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
}

const devices: Readonly<Record<string, () => void>> = {
  'an unknown zone': () => reportZone('Etc/Unknown'),
  'the zone Factory': () => reportZone('Factory'),
  'a zone as an offset': () => reportZone('+03:00'),
  'no zone': () => reportZone(undefined),
  'a zone that Intl refuses': refuseZone,
  'a language that Intl refuses': refuseLanguage,
  'no language': () => reportLanguages(),
  'an empty language': () => reportLanguages(''),
  'the language C': () => reportLanguages('C'),
  'a POSIX language': () => reportLanguages('en-US@posix', 'ru_RU.UTF-8'),
  'an unknown language': () => reportLanguages('xx', 'tlh-Latn'),
  'the year 1970': () => vi.setSystemTime(new Date('1970-01-01T00:00:05Z')),
  'the year 2099': () => vi.setSystemTime(new Date('2099-12-31T23:59:00Z')),
};

/** The figures and the number of rows on the page. Dates differ between devices. */
function read(): string {
  const main = document.querySelector('main');
  const texts = main && document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const figures: string[] = [];
  while (texts?.nextNode()) figures.push(...(texts.currentNode.nodeValue?.match(/\d[\d,]*\.\d{2,}/g) ?? []));
  return `${main?.querySelectorAll('li, tr, [role="row"]').length} rows, ${figures.toSorted().join(' ')}`;
}

/** The zones that the app named to the server and that no database of zones has. */
const unknownZones = (calls: readonly Call[]) =>
  calls.flatMap(({ request }) => {
    const timeZone = new URL(request.url).searchParams.get('timeZone');
    try {
      RealFormat('en', { timeZone: timeZone ?? 'UTC' });
      return [];
    } catch {
      return [`names the zone ${timeZone}`];
    }
  });

it.each(screens)('%s shows its figures on a device with an odd clock, zone or language', async (screen) => {
  let expected = '';
  const faultsOf = (prepareDevice?: () => void, use?: () => Promise<void>) =>
    lookAt(screen, { prepareDevice }, async ({ calls, complaints }) => {
      await use?.();
      // Hashes are computed in real time.
      await waitForModules(async () => !isBusy());
      expected ||= read();
      const shown = read();
      return [
        ...missingParts(),
        ...unknownZones(calls),
        ...(shown === expected ? [] : [`shows ${shown} instead of ${expected}`]),
        ...consoleFaults(complaints),
      ];
    });
  const jumpBack = async () => {
    vi.setSystemTime(timeNow() - 86_400_000);
    await passTime(60_000, 5000);
  };

  const found = [...(await faultsOf())];
  expect(expected).not.toBe('0 rows, ');
  for (const [device, prepareDevice] of Object.entries(devices)) {
    const faults = await faultsOf(prepareDevice);
    found.push(...faults.map((fault) => `${device}: ${fault}`));
  }
  const jumped = await faultsOf(undefined, jumpBack);
  found.push(...jumped.map((fault) => `a clock that jumps back: ${fault}`));
  expect(found, found.join('\n')).toEqual([]);
});
