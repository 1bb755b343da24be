import { expect, it } from 'vitest';
import { readDeployment } from './deployment.ts';

it('derives the paths from the host of the site', () => {
  expect(readDeployment({ origin: 'https://cabinet.example/' })).toEqual({
    site: 'https://cabinet.example',
    apiOrigin: undefined,
    root: '/srv/cabinet.example/dist',
    pauseFile: '/srv/cabinet.example/maintenance',
    certificate: '/etc/ssl/cabinet.example.pem',
    certificateKey: '/etc/ssl/cabinet.example.key',
  });
});

it('takes the paths of the flags', () => {
  const flags = {
    origin: 'https://cabinet.example:8443',
    'api-origin': 'https://api.example',
    root: '/var/www/cabinet/',
    certificate: '/etc/letsencrypt/live/cabinet/fullchain.pem',
    'certificate-key': '/etc/letsencrypt/live/cabinet/privkey.pem',
  };
  expect(readDeployment(flags)).toEqual({
    site: 'https://cabinet.example:8443',
    apiOrigin: 'https://api.example',
    root: '/var/www/cabinet',
    pauseFile: '/var/www/maintenance',
    certificate: '/etc/letsencrypt/live/cabinet/fullchain.pem',
    certificateKey: '/etc/letsencrypt/live/cabinet/privkey.pem',
  });
});

it.each([
  [{}, /^--origin is missing/],
  [{ origin: 'cabinet.example' }, /^--origin cabinet.example is not an https origin/],
  [{ origin: 'http://cabinet.example' }, /^--origin http:.* is not an https origin/],
  [{ origin: 'https://cabinet.example/app' }, /^--origin .* is not an https origin/],
  [{ origin: 'https://a.example', 'api-origin': 'api.example' }, /^--api-origin api.example is not/],
  [{ origin: 'https://a.example', root: 'dist' }, /^--root dist is not an absolute path/],
  [{ origin: 'https://a.example', root: '/srv/a; include b' }, /^--root .* is not an absolute path/],
])('names what is wrong with the flags %j', (flags, message) => {
  expect(() => readDeployment(flags)).toThrow(message);
});
