import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lint, root } from './redocly.ts';

interface Fault {
  readonly what: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly found: string;
}

/** Each fault is planted in a file of its own, so that one lint over one copy of the contract meets them all. */
const faults: readonly Fault[] = [
  {
    what: 'a path whose file has another name',
    file: 'openapi.yaml',
    from: 'paths/funds.refills.yaml',
    to: 'paths/./funds.refills.yaml',
    found: 'contract/layout, openapi.yaml#/paths/~1funds~1refills',
  },
  {
    what: 'a component in the root',
    file: 'openapi.yaml',
    from: 'components:\n',
    to: 'components:\n  headers: {}\n',
    found: 'contract/layout, openapi.yaml#/components/headers',
  },
  {
    what: 'a body that is not a type of its own',
    file: 'paths/content.news.yaml',
    from: '$ref: ../schemas/NewsList.yaml',
    to: 'type: object',
    found: 'contract/layout, paths/content.news.yaml#/get/responses/200/content/application~1json',
  },
  {
    what: 'an object inside another',
    file: 'schemas/Fee.yaml',
    from: 'properties:\n',
    to: 'properties:\n  inner: { description: Inner, examples: [{}], type: object, properties: { a: { $ref: Money.yaml } } }\n',
    found: 'contract/layout, schemas/Fee.yaml#/properties/inner',
  },
  {
    what: 'an error written in its operation',
    file: 'paths/content.news.one.{id}.yaml',
    from: '$ref: ../responses/NotFound.yaml',
    to: 'description: Nothing\n      content:\n        application/problem+json:\n          schema: { $ref: ../schemas/Problem.yaml }\n          examples: { a: { value: { type: a, title: a, status: 404, code: not_found } } }',
    found: 'contract/layout, paths/content.news.one.{id}.yaml#/get/responses/404',
  },
  {
    what: 'a pattern that Python and Go do not read',
    file: 'schemas/SupportHours.yaml',
    from: '[01][0-9]|2[0-3]',
    to: '(?=[01])\\d|2[0-3]',
    found: 'contract/portable-patterns, schemas/SupportHours.yaml#/properties/opens/pattern',
  },
  {
    what: 'an example that does not match the pattern of its schema',
    file: 'schemas/PhoneNumber.yaml',
    from: "'+447700900123'",
    to: "'447700900123'",
    found: 'no-invalid-schema-examples, schemas/PhoneNumber.yaml#/examples/0',
  },
  {
    what: 'an operation without a verb of the list',
    file: 'paths/funds.deposits.yaml',
    from: 'operationId: listDeposits',
    to: 'operationId: fetchDeposits',
    found: 'contract/operation-name, paths/funds.deposits.yaml#/get/operationId',
  },
  {
    what: 'an operation whose name has no noun',
    file: 'paths/funds.payments.yaml',
    from: 'operationId: listWithdrawals',
    to: 'operationId: list',
    found: 'contract/operation-name, paths/funds.payments.yaml#/get/operationId',
  },
  {
    what: 'an operation without an origin',
    file: 'paths/payment-systems.yaml',
    from: '  x-origin: specification\n',
    to: '',
    found: 'contract/origin, paths/payment-systems.yaml#/get',
  },
  {
    what: 'an extension without a reason',
    file: 'paths/settings.technical_work.yaml',
    from: 'x-origin: specification',
    to: 'x-origin: extension',
    found: 'contract/origin, paths/settings.technical_work.yaml#/get',
  },
  {
    what: 'a reason beside an operation of the specification',
    file: 'paths/settings.{key}.yaml',
    from: 'x-origin: specification',
    to: 'x-origin: specification\n  x-origin-reason: None is needed.',
    found: 'contract/origin, paths/settings.{key}.yaml#/get/x-origin-reason',
  },
  {
    what: 'an answer without an example',
    file: 'paths/funds.deposits.{id}.closing.yaml',
    from: 'examples:',
    to: 'x-examples:',
    found:
      'contract/examples, paths/funds.deposits.{id}.closing.yaml#/get/responses/200/content/application~1json',
  },
  {
    what: 'a request without an example',
    file: 'paths/funds.payments.validate.yaml',
    from: 'examples:',
    to: 'x-examples:',
    found:
      'contract/examples, paths/funds.payments.validate.yaml#/post/requestBody/content/application~1json',
  },
  {
    what: 'a parameter without an example',
    file: 'parameters/Page.yaml',
    from: 'example: 1\n',
    to: '',
    found: 'contract/examples, parameters/Page.yaml#/',
  },
  {
    what: 'a call with a token that states no 401',
    file: 'paths/funds.payments.conditions.yaml',
    from: "'401':",
    to: "'403':",
    found: 'contract/problems, paths/funds.payments.conditions.yaml#/get/responses',
  },
  {
    what: 'a call by id that states no 404',
    file: 'paths/funds.payments.{id}.yaml',
    from: "'404':\n      $ref: ../responses/NotFound.yaml",
    to: "'403':\n      $ref: ../responses/PhoneNotConfirmed.yaml",
    found: 'contract/problems, paths/funds.payments.{id}.yaml#/get/responses',
  },
  {
    what: 'a call that moves money and states no 409',
    file: 'paths/user.exchange.yaml',
    from: "'409':\n      $ref: ../responses/ExchangeConflict.yaml",
    to: '',
    found: 'contract/problems, paths/user.exchange.yaml#/post/responses',
  },
  {
    what: 'a call with a body that states no 413',
    file: 'paths/auth.login.yaml',
    from: "'413':\n      $ref: ../responses/PayloadTooLarge.yaml",
    to: "'404':\n      $ref: ../responses/NotFound.yaml",
    found: 'contract/problems, paths/auth.login.yaml#/post/responses',
  },
  {
    what: 'a call with filters that states no 422',
    file: 'paths/user.operations.yaml',
    from: "'422':\n      $ref: ../responses/ValidationFailed.yaml",
    to: "'404':\n      $ref: ../responses/NotFound.yaml",
    found: 'contract/problems, paths/user.operations.yaml#/get/responses',
  },
  {
    what: 'an error that is not a problem body',
    file: 'responses/NotFound.yaml',
    from: 'application/problem+json',
    to: 'application/json',
    found: 'contract/problems, responses/NotFound.yaml#/',
  },
  {
    what: 'an example of an error with another status',
    file: 'responses/Unauthorized.yaml',
    from: 'status: 401',
    to: 'status: 403',
    found: 'contract/problems, responses/Unauthorized.yaml#/',
  },
  {
    what: 'a deprecated operation that does not say since when',
    file: 'paths/funds.payments.yaml',
    from: "  x-deprecated-since: '2026-11-21'\n",
    to: '',
    found: 'contract/deprecation, paths/funds.payments.yaml#/post',
  },
  {
    what: 'a deprecated operation that does not send what to call instead',
    file: 'paths/funds.payments.yaml',
    from: '$ref: ../headers/SuccessorLink.yaml',
    to: '$ref: ../headers/XRequestId.yaml',
    found: 'contract/deprecation, paths/funds.payments.yaml#/post/responses/201',
  },
  {
    what: 'a successor of an operation that is not deprecated',
    file: 'paths/user.bonus.yaml',
    from: 'x-origin: specification',
    to: 'x-origin: specification\n  x-successor: /user/statistics',
    found: 'contract/deprecation, paths/user.bonus.yaml#/get',
  },
  {
    what: 'a property without a description',
    file: 'schemas/PartnerLevel.yaml',
    from: 'description: Distance',
    to: 'x-description: Distance',
    found: 'contract/described-properties, schemas/PartnerLevel.yaml#/properties/level',
  },
  {
    what: 'a property without an example',
    file: 'schemas/TelegramAuthAvailable.yaml',
    from: 'examples: [false]',
    to: 'x-examples: [false]',
    found: 'contract/described-properties, schemas/TelegramAuthAvailable.yaml#/properties/available',
  },
  {
    what: 'a property whose type, in a file of its own, has no example',
    file: 'schemas/DepositStatus.yaml',
    from: 'examples: [in_work]',
    to: 'x-examples: [in_work]',
    found: 'contract/described-properties, schemas/Deposit.yaml#/properties/status',
  },
  {
    what: 'a floating-point number',
    file: 'schemas/SettingCases.yaml',
    from: 'type: integer',
    to: 'type: number',
    found: 'contract/exact-numbers, schemas/SettingCases.yaml#/properties/openingsPerDay',
  },
  {
    what: 'money as an integer',
    file: 'schemas/SettingDeposit.yaml',
    from: '  accrualPeriodSeconds:\n',
    to: '  entryFee: { type: integer, description: Entry fee., examples: [1] }\n  accrualPeriodSeconds:\n',
    found: 'contract/exact-numbers, schemas/SettingDeposit.yaml#/properties/entryFee',
  },
  {
    what: 'a body without a limit of its size',
    file: 'paths/user.password.yaml',
    from: '  x-body-limit: 16384\n',
    to: '',
    found: 'contract/bounded-bodies, paths/user.password.yaml#/patch/requestBody',
  },
  {
    what: 'a limit of the size of no body',
    file: 'paths/user.sessions.yaml',
    from: '  x-origin: extension\n',
    to: '  x-origin: extension\n  x-body-limit: 16384\n',
    found: 'contract/bounded-bodies, paths/user.sessions.yaml#/get',
  },
  {
    what: 'a list in a body without a maximum',
    file: 'schemas/NotificationReading.yaml',
    from: '        maxItems: 100\n',
    to: '',
    found: 'contract/bounded-bodies, paths/notification.read.yaml#/post/requestBody',
  },
  {
    what: 'a map in a body without a maximum',
    file: 'schemas/WalletsUpdate.yaml',
    from: '    maxProperties: 32\n',
    to: '',
    found: 'contract/bounded-bodies, paths/user-data.wallets.update.yaml#/patch/requestBody',
  },
];

describe('a fault planted in the contract', () => {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  let found: string[] = [];

  beforeAll(() => {
    for (const name of ['openapi', 'redocly.yaml', '.redocly.lint-ignore.yaml']) {
      cpSync(join(root, name), join(folder, name), { recursive: true });
    }
    for (const { file, from, to } of faults) {
      const place = join(folder, 'openapi', file);
      const sound = readFileSync(place, 'utf8');
      if (!sound.includes(from))
        throw new Error(`${file} no longer has the place to plant the fault in: ${from}`);
      writeFileSync(place, sound.replace(from, to));
    }
    found = lint(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(faults)('is found: $what', (fault) => {
    expect(found).toContain(fault.found);
  });

  test('is all that is found by our own rules', () => {
    const ours = found.filter((line) => line.startsWith('contract/'));
    expect(ours.filter((line) => !faults.some((fault) => fault.found === line))).toEqual([]);
  });
});

test('the contract itself has no finding', () => {
  expect(lint(root)).toEqual([]);
});
