import { expect, test } from 'vitest';
import { refusedStart } from '../testing/refusedStart.ts';
import { checkDatabaseUrl } from './checkDatabaseUrl.ts';

test.each([
  'postgres://anna:secret@db.example:5432/house',
  'postgresql://db.example/house?sslmode=require',
  'postgres://postgres@localhost/postgres?host=%2Ftmp%2Fserver',
])('“%s” is an address', (given) => {
  expect(() => checkDatabaseUrl(given)).not.toThrow();
});

test.each([
  ['mysql://anna:secret@db.example/house', 'one that begins with mysql:'],
  ['db.example:5432', 'one that begins with db.example:'],
  ['host=db.example password=secret', 'an address of any kind'],
  ['/var/lib/house', 'an address of any kind'],
])(
  'whoever sets DATABASE_URL to “%s” reads what it takes, and no secret is repeated',
  async (given, instead) => {
    expect(await refusedStart({ DATA_DIR: 'memory', DATABASE_URL: given })).toEqual({
      code: 1,
      stdout: '',
      stderr: `The sandbox did not start: DATABASE_URL is the address of a PostgreSQL, postgres://user:password@host/database, and not ${instead}.\n`,
    });
  },
);
