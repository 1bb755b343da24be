import { expect, test } from 'vitest';
import { documentWords } from '../../apps/sandbox/src/documents/documentWords.ts';
import { en as displayEn } from '../../packages/display-currency/src/messages/en.ts';
import { ru as displayRu } from '../../packages/display-currency/src/messages/ru.ts';
import { en as receiptEn } from '../../packages/features/operations/src/details/messages/en.ts';
import { ru as receiptRu } from '../../packages/features/operations/src/details/messages/ru.ts';
import { en as operationsEn } from '../../packages/features/operations/src/messages/en.ts';
import { ru as operationsRu } from '../../packages/features/operations/src/messages/ru.ts';
import { en as yearlyEn } from '../../packages/features/operations/src/yearly/messages/en.ts';
import { ru as yearlyRu } from '../../packages/features/operations/src/yearly/messages/ru.ts';
import { en as withdrawEn } from '../../packages/features/withdraw/src/messages/en.ts';
import { ru as withdrawRu } from '../../packages/features/withdraw/src/messages/ru.ts';
import { en as statusesEn } from '../../packages/statuses/src/messages/en.ts';
import { ru as statusesRu } from '../../packages/statuses/src/messages/ru.ts';

const { en, ru } = documentWords;

// The server may not import features, so it has these words a second time.
test.each([
  ['en', en, operationsEn, receiptEn, statusesEn, withdrawEn],
  ['ru', ru, operationsRu, receiptRu, statusesRu, withdrawRu],
] as const)(
  'a document says in %s what the screens say',
  (_language, words, operations, receipt, statuses, withdraw) => {
    expect(words.type).toEqual(operations.type);
    expect(words.outlook).toEqual(receipt.outlook);
    expect(words.operation).toEqual(statuses.operation);
    expect(words.accrual).toEqual(statuses.accrual);
    expect(words.depositStatus).toEqual(statuses.deposit);
    expect(words.withdrawalStatus).toEqual(withdraw.status);
    const { opening, income, expense, closing, incomeByKind, expenseByKind, nothing, heldNote } =
      operations.statement;
    expect(words.statement).toMatchObject({
      opening,
      income,
      expense,
      closing,
      incomeByKind,
      expenseByKind,
      nothing,
      heldNote,
    });
  },
);

test.each([
  ['en', en.year, yearlyEn, [yearlyEn.noCourse_other]],
  ['ru', ru.year, yearlyRu, [yearlyRu.noCourse_few, yearlyRu.noCourse_many]],
] as const)(
  'the document of a year says in %s what its screen says',
  (_language, words, yearly, noCourses) => {
    const { noAdvice, nothing, balances, total, value, section } = yearly;
    expect(words).toMatchObject({ noAdvice, nothing, balances, total, value, section });
    expect(words.title('{{year}}')).toBe(yearly.title);
    expect(words.pair('{{sold}}', '{{bought}}')).toBe(yearly.pair);
    expect(words.values('{{currency}}', '{{source}}')).toBe(yearly.values);
    expect(words.noCourse.one('{{currency}}', '{{count}}')).toBe(yearly.noCourse_one);
    for (const noCourse of noCourses) {
      expect(words.noCourse.other('{{currency}}', '{{count}}')).toBe(noCourse);
    }
  },
);

test.each([
  ['en', en, displayEn],
  ['ru', ru, displayRu],
] as const)('a document writes values in %s as the screens do', (_language, words, display) => {
  expect(words.about('{{amount}}')).toBe(display.about);
  expect(words.less('{{amount}}')).toBe(display.less);
});
