import { expect, test } from 'vitest';
import { checkDatabaseUrl } from './checkDatabaseUrl.ts';

test.each([
  'postgres://anna:secret@db.example:5432/meridian',
  'postgresql://db.example/meridian?sslmode=require',
  'postgres://postgres@localhost/postgres?host=%2Ftmp%2Fserver',
])('accepts “%s”', (given) => {
  expect(() => checkDatabaseUrl(given)).not.toThrow();
});

test.each([
  ['mysql://anna:secret@db.example/meridian', 'one that begins with mysql:'],
  ['db.example:5432', 'one that begins with db.example:'],
  ['host=db.example password=secret', 'an address of any kind'],
  ['/var/lib/meridian', 'an address of any kind'],
])('rejects “%s” and repeats no secret', (given, instead) => {
  expect(() => checkDatabaseUrl(given)).toThrow(
    new RangeError(
      `DATABASE_URL is the address of a PostgreSQL, postgres://user:password@host/database, and not ${instead}.`,
    ),
  );
});
