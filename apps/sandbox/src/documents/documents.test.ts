import { type Schema, unwrap } from '@meridian/api-client';
import { formatAmount, formatMoney, type Money, subtract } from '@meridian/money';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import * as act from '../../test/actions.ts';
import type { TestUser } from '../../test/openTestSandbox.ts';
import { problem } from '../../test/problem.ts';
import { readPdf, type ReadPdf } from '../../test/readPdf.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { firstSettings } from '../core/firstSettings.ts';
import { dayCourse, investor, operation } from '../database/schema.ts';
import { changeSettings } from '../settings/changeSettings.ts';
import { write } from '../transaction/TransactionContext.ts';
import { documentWords as words } from './documentWords.ts';

const sandbox = sharedSandbox();
const { en } = words;
const { document } = firstSettings.limits;

const limitDocuments = (calls: number) =>
  write(sandbox.database, (context) =>
    changeSettings(context, { limits: { ...firstSettings.limits, document: { ...document, calls } } }),
  );

beforeAll(() => limitDocuments(1_000));

type Language = Schema<'Language'>;

/** A document as it arrives. */
async function download({ token }: TestUser, path: string, language: Language = 'en') {
  const response = await fetch(`${sandbox.url}/api/user/documents/${path}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

async function read(user: TestUser, path: string, language: Language = 'en'): Promise<ReadPdf> {
  const { response, bytes } = await download(user, path, language);
  expect(response.status).toBe(200);
  return readPdf(bytes);
}

const valuesOf = ({ tags }: ReadPdf, term: string) =>
  tags.flatMap(({ role, text }, index) => (role === 'TH' && text === term ? [tags[index + 1]!.text] : []));

const valueOf = (pdf: ReadPdf, term: string) => valuesOf(pdf, term)[0];

/** Fonts have one glyph for all spaces. */
const written = (money: Money, language: Language) =>
  formatMoney(money, language).replace('-', '\u2212').replaceAll('\u00a0', ' ');

const changed = (money: Money, language: Language) =>
  (/^-|^0(\.0*)?$/.test(money.amount) ? '' : '+') + written(money, language);

const operationsOf = async ({ api }: TestUser, query: object = {}) =>
  (
    await unwrap(
      api.GET('/user/operations/', { params: { query: { limit: 1000, cursor: undefined, ...query } } }),
    )
  ).items;

/** The day by the clock of the server, which other tests move. */
async function today(): Promise<string> {
  const { response } = await sandbox.guest.GET('/settings/{key}', { params: { path: { key: 'auth' } } });
  return new Date(response.headers.get('date') ?? '').toISOString().slice(0, 10);
}

const check = (number: string, hash: string) =>
  unwrap(sandbox.guest.GET('/documents/check', { params: { query: { number, hash } } }));

/** The number and the hash that are printed. */
const printed = (pdf: ReadPdf) => ({
  number: valueOf(pdf, en.check.number)!,
  hash: valueOf(pdf, en.check.hash)!.replaceAll(' ', ''),
});

const notIssued = { valid: false, kind: null, date: null };

describe('a statement', () => {
  test.each(['en', 'ru'] as const)('says in %s what the screen says, digit by digit', async (language) => {
    const user = await sandbox.demo();
    const query = { currency: 'USDT', from: '2026-09-01', to: '2026-09-30', timeZone: 'Europe/Moscow' };
    const statement = await unwrap(user.api.GET('/user/statement', { params: { query } }));
    const pdf = await read(user, `statement?${new URLSearchParams(query).toString()}`, language);
    const { statement: said, operation: names } = words[language];
    expect(valueOf(pdf, said.opening)).toBe(written(statement.opening, language));
    expect(valueOf(pdf, said.income)).toBe(changed(statement.income, language));
    expect(valueOf(pdf, said.expense)).toBe(written(statement.expense, language));
    expect(valueOf(pdf, said.closing)).toBe(written(statement.closing, language));
    for (const { subject, count, amount } of statement.lines) {
      const place = pdf.tags.findIndex(
        ({ role, text }, index) =>
          role === 'TH' && text === names[subject] && pdf.tags[index + 2]?.text === changed(amount, language),
      );
      expect([subject, pdf.tags[place + 1]?.text]).toEqual([subject, `${count}`]);
    }
    const { currency, ...period } = query;
    const items = await operationsOf(user, { currency, ...period, sortDir: 'asc' });
    const rows = pdf.tags.flatMap(({ role }, index) =>
      role === 'TH' && pdf.tags.slice(index + 1, index + 4).every((cell) => cell.role === 'TD')
        ? [pdf.tags.slice(index + 1, index + 4).map(({ text }) => text)]
        : [],
    );
    expect(rows).toEqual(
      items
        .filter(({ accrual }) => accrual === null)
        .map(({ subject, amount, balanceAfter }) => [
          names[subject],
          changed(amount, language),
          written(balanceAfter, language),
        ]),
    );
    expect(rows).toHaveLength(statement.count);
    expect(pdf.text).not.toContain(said.notOver);
  });

  test('of a period that is not over says so, and one without operations too', async () => {
    const user = await sandbox.demo();
    const open = await read(user, 'statement?currency=USDT&from=2026-10-01&to=2026-10-31');
    expect(open.text).toContain(en.statement.notOver);
    const quiet = await read(user, 'statement?currency=TRX&from=2026-09-01&to=2026-09-02');
    expect(quiet.text).toContain(en.statement.nothing);
  });

  test('of more operations than a document lists has the sums alone', async () => {
    const user = await sandbox.funded('100');
    const [first] = await operationsOf(user);
    await sandbox.database.write(async (tx) => {
      const [owner] = await tx.select().from(investor).where(eq(investor.login, user.login));
      await tx.execute(sql`
        insert into ${operation} (id, investor_id, transfer_id, at, type, subject, subject_id, amount, currency, held, balance_after)
        select gen_random_uuid(), ${owner!.id}, transfer_id, at, type, subject, subject_id, amount, currency, held, balance_after
        from ${operation}, generate_series(1, 500) where id = ${first!.id}`);
    });
    const pdf = await read(user, 'statement?currency=USDT&from=2026-09-01&to=2026-12-31');
    expect(pdf.text.replaceAll(/\s+/g, ' ')).toContain(en.statement.tooMany('501', '500'));
    expect(pdf.text).not.toContain(en.table.balanceAfter);
    await sandbox.database.write((tx) =>
      tx.execute(sql`delete from ${operation} where subject_id = ${first!.subjectId} and id <> ${first!.id}`),
    );
  });
});

describe('a confirmation of the balance', () => {
  test.each(['en', 'ru'] as const)('has in %s the balances of the history on its day', async (language) => {
    const user = await sandbox.demo();
    const pdf = await read(user, 'balance?date=2026-09-30', language);
    for (const currency of ['USDT', 'BTC', 'ETH', 'TRX']) {
      const query = { currency, from: '2026-09-30', to: '2026-09-30' };
      const { points } = await unwrap(user.api.GET('/user/balance/history', { params: { query } }));
      const row = pdf.tags.findIndex(({ role, text }) => role === 'TH' && text === currency);
      const [available, onDeposit, , total] = pdf.tags.slice(row + 1, row + 5).map(({ text }) => text);
      const { available: free, onDeposit: working, total: all } = points[0]!;
      expect([available, onDeposit, total]).toEqual(
        [free, working, all].map((one) => written(one, language)),
      );
    }
  });

  test('of today says that it is of the time of issue, with the money on its way out', async () => {
    const user = await sandbox.funded('100');
    await act.addWallet(user.api);
    const { id } = await act.requestWithdrawal(user.api, '40');
    await act.confirmWithdrawal(user.api, id, await sandbox.lastCode(user.login));
    const pdf = await read(user, `balance?date=${await today()}`);
    expect(pdf.text).toContain(en.balance.now);
    expect(pdf.text).toContain(en.balance.notOver);
    const row = pdf.tags.findIndex(({ role, text }) => role === 'TH' && text === 'USDT');
    expect(pdf.tags.slice(row + 1, row + 5).map(({ text }) => text)).toEqual([
      '60.00 USDT',
      '0.00 USDT',
      '40.00 USDT',
      '100.00 USDT',
    ]);
  });

  test.each(['2026-10-04', '2030-01-01'])('is refused for %s, when there was no balance', async (date) => {
    const { api } = await sandbox.confirmed();
    await expect(
      unwrap(api.GET('/user/documents/balance', { params: { query: { date } }, parseAs: 'text' })),
    ).rejects.toEqual(problem('validation_failed', { fields: { date: 'date_out_of_range' } }));
  });
});

describe('a report of a year', () => {
  const reportOf = (
    { api }: TestUser,
    query: { year: number; timeZone?: string; displayCurrency?: string },
    language: Language = 'en',
  ) =>
    unwrap(api.GET('/user/yearly-report', { params: { query }, headers: { 'accept-language': language } }));

  const path = (query: Readonly<Record<string, string | number>>) =>
    `year?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`])).toString()}`;

  /** The rows of the table below a heading, without the names of its columns. */
  function rowsOf({ tags }: ReadPdf, title: string, columns: number): string[][] {
    const start = tags.findIndex(({ role, text }) => role === 'H2' && text === title);
    const end = tags.findIndex(({ role }, index) => index > start && role === 'H2');
    const cells = tags
      .slice(start, end)
      .flatMap(({ role, text }) => (role === 'TH' || role === 'TD' ? [text.replaceAll(/\s+/g, ' ')] : []));
    return Array.from({ length: cells.length / columns - 1 }, (_, row) =>
      cells.slice((row + 1) * columns, (row + 2) * columns),
    );
  }

  /** What a value in the display currency says. */
  function worthOf(
    value: Schema<'YearlyReportValue'> | null,
    language: Language,
    { code, isOut = false }: { code: string; isOut?: boolean },
  ): string {
    const { amount = null, operationsWithoutCourse = 0 } = value ?? {};
    if (amount === null) {
      const isOne =
        language === 'en'
          ? operationsWithoutCourse === 1
          : operationsWithoutCourse % 10 === 1 && operationsWithoutCourse % 100 !== 11;
      return words[language].year.noCourse[isOne ? 'one' : 'other'](code, `${operationsWithoutCourse}`);
    }
    const figure = formatAmount(
      isOut ? subtract('0', amount) : amount,
      language,
      amount.includes('.') ? 2 : 0,
    );
    return `≈ ${figure} ${code}`.replace('-', '\u2212').replaceAll('\u00a0', ' ');
  }

  const negated = (money: Money) => ({ ...money, amount: subtract('0', money.amount) });

  test.each(['en', 'ru'] as const)('has in %s the sums and the values of the screen', async (language) => {
    const user = await sandbox.demo();
    const query = { year: 2026, timeZone: 'Europe/Moscow', displayCurrency: 'EUR' };
    const report = await reportOf(user, query, language);
    const pdf = await read(user, path(query), language);
    const { year: said, operation: names, statement: ends } = words[language];
    const code = 'EUR';
    expect(report.sections).toHaveLength(9);
    for (const { section, value, lines } of report.sections) {
      const expected =
        section === 'exchanges'
          ? report.exchanges.flatMap(({ count, sold, bought, soldValue, boughtValue }) => {
              const pair = said.pair(sold.currency, bought.currency);
              return [
                [
                  `${names.exchange_sold} · ${pair}`,
                  `${count}`,
                  changed(negated(sold), language),
                  worthOf(soldValue, language, { code, isOut: true }),
                ],
                [
                  `${names.exchange_bought} · ${pair}`,
                  `${count}`,
                  changed(bought, language),
                  worthOf(boughtValue, language, { code }),
                ],
              ];
            })
          : lines.map(({ subject, count, amount, value: worth }) => [
              names[subject],
              `${count}`,
              changed(amount, language),
              worthOf(worth, language, { code }),
            ]);
      const total =
        section === 'exchanges' || lines.length < 2
          ? []
          : [[said.total, '', '', worthOf(value, language, { code })]];
      expect([section, rowsOf(pdf, said.section[section], 4)]).toEqual([section, [...expected, ...total]]);
    }
    expect(rowsOf(pdf, said.balances, 5)).toEqual(
      report.currencies.map(({ currency, opening, income, expense, closing }) => [
        currency,
        written(opening, language),
        changed(income, language),
        written(expense, language),
        written(closing, language),
      ]),
    );
    const texts = pdf.tags.map(({ text }) => text.replaceAll(/\s+/g, ' '));
    expect(texts).toEqual(
      expect.arrayContaining([
        said.title('2026'),
        said.noAdvice,
        said.notOver,
        said.values(code, report.source!),
        ends.heldNote,
      ]),
    );
    expect(valueOf(pdf, words[language].account)).toBe(user.login);
  });

  test('has no column of values without a display currency, and no value of an amount in it', async () => {
    const user = await sandbox.demo();
    const exact = await read(user, path({ year: 2026 }));
    const { sections } = await reportOf(user, { year: 2026 });
    const [refills] = sections;
    expect(rowsOf(exact, en.year.section.refills, 3)).toEqual(
      refills!.lines.map(({ subject, count, amount }) => [
        en.operation[subject],
        `${count}`,
        changed(amount, 'en'),
      ]),
    );
    expect(exact.text).not.toContain('≈');
    const inUsdt = await read(user, path({ year: 2026, displayCurrency: 'USDT' }));
    const rows = rowsOf(inUsdt, en.year.section.refills, 4);
    const own = rows.filter(([, , amount]) => amount!.endsWith('USDT'));
    expect(own.length).toBeGreaterThan(0);
    expect(own.map(([, , , value]) => value)).toEqual(own.map(() => ''));
  });

  test.each(['en', 'ru'] as const)('says in %s where no course is known', async (language) => {
    const user = await sandbox.demo();
    await sandbox.database.write((tx) =>
      tx.delete(dayCourse).where(and(eq(dayCourse.displayCurrency, 'RUB'), eq(dayCourse.currency, 'USDT'))),
    );
    const query = { year: 2026, displayCurrency: 'RUB' };
    const { sections } = await reportOf(user, query);
    const [refills] = sections;
    const rows = rowsOf(await read(user, path(query), language), words[language].year.section.refills, 4);
    const unknown = refills!.lines.filter(({ value }) => value!.amount === null);
    expect(unknown.length).toBeGreaterThan(0);
    expect(rows.map(([, , , value]) => value)).toEqual(
      expect.arrayContaining(unknown.map(({ value }) => worthOf(value, language, { code: 'RUB' }))),
    );
  });

  test('of another year has nothing of this one, and is over', async () => {
    const user = await sandbox.funded('100');
    const pdf = await read(user, path({ year: 2025 }));
    const texts = pdf.tags.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining([en.year.title('2025'), en.year.nothing]));
    expect(texts).not.toContain(en.year.notOver);
    expect(texts).not.toContain(en.year.balances);
    const thisYear = await read(user, path({ year: 2026 }));
    expect(rowsOf(thisYear, en.year.section.refills, 3)).toEqual([['Refill', '1', '+100.00 USDT']]);
    const { number, hash } = printed(thisYear);
    expect(await check(number, hash)).toMatchObject({ valid: true, kind: 'year' });
  });

  test.each([
    ['documents', { year: 2026 }],
    ['yearlyReport', { year: 2026 }],
    ['displayCurrency', { year: 2026, displayCurrency: 'EUR' }],
  ] as const)('is refused while %s is switched off', async (capability, query) => {
    const user = await sandbox.confirmed();
    const refused = () =>
      unwrap(user.api.GET('/user/documents/year', { params: { query }, parseAs: 'text' }));
    await sandbox.control('/capabilities', { [capability]: false });
    try {
      await expect(refused()).rejects.toEqual(problem('capability_off', { status: 403 }));
    } finally {
      await sandbox.control('/capabilities', { [capability]: true });
    }
    expect((await download(user, path(query))).response.status).toBe(200);
  });

  test('with values in a currency that is not offered is refused', async () => {
    const { api } = await sandbox.confirmed();
    const query = { year: 2026, displayCurrency: 'GBP' };
    await expect(
      unwrap(api.GET('/user/documents/year', { params: { query }, parseAs: 'text' })),
    ).rejects.toEqual(problem('validation_failed', { fields: { displayCurrency: 'unknown_value' } }));
  });
});

describe('a receipt', () => {
  test('of each kind of operation names it, its exact amount and its balance', async () => {
    const user = await sandbox.demo();
    const items = await operationsOf(user);
    const ofEachKind = new Map(items.map((item) => [`${item.subject} ${item.accrual?.status}`, item]));
    expect(ofEachKind.size).toBeGreaterThan(12);
    for (const { id, subject, amount, accrual, type, plan } of ofEachKind.values()) {
      const pdf = await read(user, `operations/${id}`);
      expect(valueOf(pdf, en.receipt.operation)).toBe(en.operation[subject]);
      expect(valueOf(pdf, en.receipt.type)).toBe(en.type[type]);
      expect(valueOf(pdf, en.receipt.plan)).toBe(plan ?? undefined);
      expect(valueOf(pdf, en.receipt.number)).toBe(id);
      const own = valueOf(pdf, en.receipt.withoutFee) ?? valueOf(pdf, en.receipt.amount);
      expect([subject, own]).toEqual([subject, changed(amount, 'en')]);
      if (accrual) expect(pdf.text).toContain(en.accrual[accrual.status]);
    }
  });

  test('has the amount with its fee, and the balance after both', async () => {
    const user = await sandbox.demo();
    const items = await operationsOf(user);
    const sent = items.find(({ subject }) => subject === 'withdrawal')!;
    const fee = items.find(
      ({ subject, subjectId }) => subject === 'withdrawal_fee' && subjectId === sent.subjectId,
    )!;
    const pdf = await read(user, `operations/${sent.id}`);
    expect(valueOf(pdf, en.receipt.withoutFee)).toBe(changed(sent.amount, 'en'));
    expect(valueOf(pdf, en.operation.withdrawal_fee)).toBe(changed(fee.amount, 'en'));
    expect(valueOf(pdf, en.receipt.balanceAfter)).toBe(written(fee.balanceAfter, 'en'));
  });

  test('of a deposit and its accruals says how things are on the day of issue', async () => {
    const user = await sandbox.funded('100');
    await act.invest(user.api, '100');
    await sandbox.advance(2);
    const [accrual] = await operationsOf(user, { type: 'accrual' });
    const [opened] = (await operationsOf(user)).filter(({ subject }) => subject === 'deposit_opened');
    const heldReceipt = await read(user, `operations/${accrual!.id}`);
    expect(heldReceipt.tags.map(({ text }) => text)).toContain(`${en.outlook.held} ${en.receipt.asOf}`);
    const working = await read(user, `operations/${opened!.id}`);
    expect(working.text).toContain(en.receipt.next);
    expect(valueOf(working, en.receipt.deposit)).toBe(en.depositStatus.in_work);
    await sandbox.advance(40);
    const paidReceipt = await read(user, `operations/${accrual!.id}`);
    expect(valueOf(paidReceipt, en.receipt.accrual)).toMatch(/^Paid out, November \d+, 2026$/);
    expect(paidReceipt.tags.map(({ text }) => text)).toContain(`${en.outlook.released} ${en.receipt.asOf}`);
    const over = await read(user, `operations/${opened!.id}`);
    expect(over.text).toContain(en.receipt.depositClosed);
    expect(over.text).toContain(en.receipt.happened);
    expect(over.text).not.toContain('until the end of the term');
  });

  test('of a withdrawal that has left tells nobody to follow it', async () => {
    const user = await sandbox.funded('100');
    await act.addWallet(user.api);
    const { id } = await act.requestWithdrawal(user.api, '40');
    await act.confirmWithdrawal(user.api, id, await sandbox.lastCode(user.login));
    const [sent] = (await operationsOf(user)).filter(({ subject }) => subject === 'withdrawal');
    const pending = await read(user, `operations/${sent!.id}`);
    expect(valueOf(pending, en.receipt.withdrawal)).toBe(en.withdrawalStatus.pending);
    expect(pending.text).toContain('Follow it');
    await sandbox.control(`/withdrawals/${sent!.subjectId}/settle`, {});
    const settled = await read(user, `operations/${sent!.id}`);
    expect(valueOf(settled, en.receipt.withdrawal)).toBe(en.withdrawalStatus.successful);
    expect(settled.text).not.toContain('Follow it');
    expect(settled.text).toContain(en.receipt.withdrawalOver.successful);
  });

  test('names the nightly count that has the operation, or says that the next will', async () => {
    const user = await sandbox.funded('100');
    const [refill] = await operationsOf(user);
    expect((await read(user, `operations/${refill!.id}`)).text).toContain(en.count.next);
    await sandbox.advance(1);
    const { items } = await unwrap(sandbox.guest.GET('/liabilities', { params: { query: { limit: 1 } } }));
    const counted = await read(user, `operations/${refill!.id}`);
    expect(valueOf(counted, en.count.root)?.replaceAll(' ', '')).toBe(items[0]!.root);
    expect(counted.text).not.toContain(en.count.next);
  });

  test('of another person is not found', async () => {
    const [operation] = await operationsOf(await sandbox.demo());
    const { api } = await sandbox.confirmed();
    const path = { id: operation!.id };
    await expect(
      unwrap(api.GET('/user/documents/operations/{id}', { params: { path }, parseAs: 'text' })),
    ).rejects.toEqual(problem('not_found', { status: 404 }));
  });
});

describe('a document', () => {
  test.each(['en', 'ru'] as const)('in %s is tagged for screen readers', async (language) => {
    const user = await sandbox.demo();
    const { response, bytes } = await download(user, 'balance?date=2026-09-30', language);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-language')).toBe(language);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const pdf = await readPdf(bytes);
    const { balance, check: checked } = words[language];
    expect(pdf.language).toBe(language);
    expect(pdf.title).toContain(balance.title);
    expect(pdf.tags.filter(({ role }) => role === 'H1').map(({ text }) => text)).toEqual([balance.title]);
    expect(pdf.tags.filter(({ role }) => role === 'H2').map(({ text }) => text)).toContain(checked.title);
    const columns = [
      balance.currency,
      balance.available,
      balance.onDeposit,
      balance.inWithdrawal,
      balance.total,
    ];
    const head = pdf.tags.findIndex(({ text }) => text === balance.currency);
    const cells = pdf.tags.slice(head, head + 5);
    expect(cells.map(({ role, text }) => [role, text])).toEqual(columns.map((name) => ['TH', name]));
    const [code] = pdf.tags.filter(({ role }) => role === 'Figure');
    expect(code!.alt).toContain(`http://localhost:5173/${language}/check-document#`);
    expect(pdf.tags.find(({ role }) => role === 'Link')?.text.replaceAll(' ', '')).toContain(
      '/check-document#',
    );
  });

  test('asked for again is the same for a day, and another one when something has changed', async () => {
    const user = await sandbox.funded('100');
    const first = await download(user, `balance?date=${await today()}`);
    await sandbox.control('/clock/advance', { seconds: 3600 });
    const again = await download(user, `balance?date=${await today()}`);
    expect(Buffer.from(again.bytes).equals(Buffer.from(first.bytes))).toBe(true);
    const { number } = printed(await readPdf(first.bytes));
    await act.invest(user.api, '100');
    const changedOne = printed(await read(user, `balance?date=${await today()}`));
    expect(changedOne.number).not.toBe(number);
  });

  test('is checked by its number and its hash, without its sums', async () => {
    const user = await sandbox.funded('100');
    const { number, hash } = printed(await read(user, `balance?date=${await today()}`));
    const valid = { valid: true, kind: 'balance', date: expect.any(String) as string };
    expect(await check(number, hash)).toEqual(valid);
    expect(await check(number.toLowerCase().replaceAll('-', ' '), hash.slice(0, 16).toUpperCase())).toEqual(
      valid,
    );
  });

  test('with another number, hash or too little of it is not valid', async () => {
    const user = await sandbox.demo();
    const { number, hash } = printed(await read(user, 'balance?date=2026-09-30'));
    const { number: otherNumber } = printed(await read(user, 'balance?date=2026-09-29'));
    const tampered = (hash.startsWith('0') ? '1' : '0') + hash.slice(1);
    for (const [typed, digits] of [
      [number, tampered],
      [number, hash.slice(0, 15)],
      [number, `${hash}0`],
      [otherNumber, hash],
      ['0000-0000-0000', hash],
      ['%', hash],
    ] as const) {
      expect([typed, digits, await check(typed, digits)]).toEqual([typed, digits, notIssued]);
    }
  });

  test('has a hash of everything that it says', async () => {
    const user = await sandbox.demo();
    const hashes = new Set<string>();
    for (const path of [
      'balance?date=2026-09-30',
      'balance?date=2026-09-29',
      'balance?date=2026-09-30&timeZone=Asia/Tokyo',
    ])
      hashes.add(printed(await read(user, path)).hash);
    expect(hashes.size).toBe(3);
  });

  test('is refused like its check while documents are switched off, and works again afterwards', async () => {
    const user = await sandbox.demo();
    const { number, hash } = printed(await read(user, 'balance?date=2026-09-30'));
    await sandbox.control('/capabilities', { documents: false });
    try {
      const { response } = await download(user, 'balance?date=2026-09-30');
      expect(response.status).toBe(403);
      await expect(check(number, hash)).rejects.toEqual(problem('capability_off'));
    } finally {
      await sandbox.control('/capabilities', { documents: true });
    }
    expect(await check(number, hash)).toMatchObject({ valid: true });
  });

  test('is refused after too many, with the time to wait', async () => {
    const user = await sandbox.confirmed();
    await limitDocuments(2);
    try {
      await read(user, `balance?date=${await today()}`);
      await read(user, `balance?date=${await today()}`);
      const { response } = await download(user, `balance?date=${await today()}`);
      expect(response.status).toBe(429);
      expect(response.headers.get('retry-after')).toBe(`${document.seconds}`);
    } finally {
      await limitDocuments(1_000);
    }
  });
});
