import { expect, test } from 'vitest';
import { type Group, reportText, runRules } from '../src/check/index.ts';
import { account, type Fault, other, startOtherServer } from './startOtherServer.ts';

/** Each fault with the rules that it breaks. */
const faults: readonly (readonly [Fault, Group, readonly string[]])[] = [
  ['missing fields', 'responses', ['Every response of GET /content/news matches the contract']],
  [
    'errors as pages',
    'problem details',
    [
      'Every refusal is application/problem+json with type, title, status, code and the request id',
      'No refusal shows the code or the machine behind it',
    ],
  ],
  [
    'pages that overlap',
    'lists',
    [
      'The pages of listOperations lose and repeat nothing',
      'The pages of listWithdrawals lose and repeat nothing',
      'listOperations is sorted by date in both directions',
    ],
  ],
  [
    'filter without effect',
    'lists',
    [
      'The filter currency of listOperations shows only what it names, and all of it',
      'The filter currency of listRefills shows only what it names, and all of it',
    ],
  ],
  [
    'numbers for amounts',
    'money',
    [
      'The total of a currency is what is available, on deposit and in withdrawals, exactly',
      'Each operation says the balance that it left, and the last one says the balance of today',
      'Every amount is a decimal string with as many decimals as its currency has',
    ],
  ],
  [
    'total without withdrawals',
    'money',
    ['The total of a currency is what is available, on deposit and in withdrawals, exactly'],
  ],
  ['rounded amounts', 'money', ['An amount with more decimals than its currency is refused, never rounded']],
  [
    'every repetition is new',
    'idempotency',
    [
      'The same key and body get the first response again, with Idempotency-Replayed',
      'The order of fields and trailing zeros of an amount do not make another body',
      'Calls with one key at the same time do the thing once',
    ],
  ],
  [
    'key without its body',
    'idempotency',
    ['The same key with another body is a 409 with the code idempotency_key_reused'],
  ],
  ['calls of one key at once', 'idempotency', ['Calls with one key at the same time do the thing once']],
  ['open accounts', 'authorisation', ['What another investor has is a 404, as if it did not exist']],
  ['sessions without end', 'authorisation', ['The token of a session that was ended is a 401']],
  [
    'english only',
    'languages',
    ['A response is in the language of Accept-Language, and in Russian when that asks for neither'],
  ],
  ['stored responses', 'caching', ['No response may be stored: Cache-Control is no-store']],
  ['any origin', 'other origins', ['A page of an unknown origin may not read a response']],
  ['days in UTC', 'time', ['A period is of whole days in timeZone, its last day included']],
  ['machine clock', 'time', ['The Date header and the times of a response are of one clock']],
  [
    'no limit of bodies',
    'body limits',
    ['A body of more bytes than x-body-limit is a 413 with the code payload_too_large'],
  ],
  ['no limit of guesses', 'call limits', ['Guessing a password ends in a 429 with Retry-After in seconds']],
];

async function check(fault?: Fault, only?: readonly Group[]) {
  const server = await startOtherServer(fault);
  try {
    return await runRules({ base: server.url, account, other, money: true, calls: 6, ...(only && { only }) });
  } finally {
    await server.close();
  }
}

test('a server of another stack that keeps every rule passes', async () => {
  expect(reportText(await check())).not.toContain('BROKEN');
});

test.each(faults)(
  'a server with “%s” breaks its rules of %s, and no others',
  async (fault, group, titles) => {
    const outcome = await check(fault, group === 'problem details' ? ['errors', group] : [group]);
    const broken = outcome.results.filter(
      ({ rule, verdict }) => verdict.kind === 'broken' && rule.group === group,
    );
    expect(broken.map(({ rule }) => rule.title)).toEqual(titles);
    const text = reportText(outcome);
    for (const { rule } of broken) {
      const part = text.slice(text.indexOf(`BROKEN   ${rule.title}`));
      expect(part).toMatch(/^ +Contract: \S+/m);
      expect(part).toMatch(/^ +Request:\n +[A-Z]+ http/m);
      expect(part).toMatch(/^ +Response:\n +\d{3}$/m);
    }
  },
);
