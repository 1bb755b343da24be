import { unwrap } from '@meridian/api-client';
import { expect, test } from 'vitest';
import { switchTotpOn } from '../../test/authenticator.ts';
import { makeSeededPlace } from '../../test/seededDatabase.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { firstSettings } from '../core/firstSettings.ts';
import { changeSettings } from '../settings/changeSettings.ts';
import { startSandbox } from '../startSandbox.ts';
import { write } from '../transaction/TransactionContext.ts';

const sandbox = sharedSandbox();

test('letters, codes and the authenticator app name the company of the settings', async () => {
  const contacts = { ...firstSettings.contacts, company: 'Aurora' };
  await write(sandbox.database, (context) => changeSettings(context, { contacts }));
  const { api, login } = await sandbox.confirmed();
  expect((await unwrap(api.POST('/user/totp'))).uri).toContain('/Aurora:');
  await switchTotpOn(sandbox, api);
  const outbox = await (await sandbox.control(`/outbox?login=${login}`)).text();
  expect(outbox).toContain('"Aurora: ');
  expect(outbox).not.toContain('Meridian');
});

test('a sandbox names the company it was started with, until the contacts are changed', async () => {
  const place = await makeSeededPlace();
  const company = {
    name: 'Aurora',
    email: 'help@aurora.example',
    website: 'aurora.example',
    telegram: 'aurora',
  };
  const relyingParty = { domain: 'localhost', origins: ['http://localhost'] };
  const started = await startSandbox({ ...place.place, uploadsDir: place.uploadsDir, company, relyingParty });
  try {
    const contacts = await (await fetch(`${started.url}/api/settings/contacts`)).text();
    expect(contacts).toContain('help@aurora.example');
    expect(contacts.toLowerCase()).not.toContain('meridian');
  } finally {
    await started.close();
  }
});
