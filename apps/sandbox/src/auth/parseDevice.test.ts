import { expect, test } from 'vitest';
import { parseDevice } from './parseDevice.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${windows} Chrome/140.0.0.0 Safari/537.36`, 'computer', 'Chrome', 'Windows'],
  [`${windows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'computer', 'Edge', 'Windows'],
  [`${windows} Chrome/138.0.0.0 YaBrowser/25.8.0 Safari/537.36`, 'computer', 'Yandex Browser', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'computer', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'phone',
    'Safari',
    'iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'tablet',
    'Chrome',
    'Android',
  ],
  ['curl/8.9', 'unknown', null, null],
  [null, 'unknown', null, null],
])('%s is a %s with %s on %s', (userAgent, device, browser, system) => {
  expect(parseDevice(userAgent)).toEqual({ device, browser, system });
});
