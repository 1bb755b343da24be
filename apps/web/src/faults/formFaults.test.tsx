import { describe, expect, it } from 'vitest';
import { passTime, passTimeUntil, waitForModules } from './fakeTime.ts';
import { faults, refusing, type Fault } from './faults.ts';
import { forms, perform, type Form } from './forms.ts';
import { blanks, crashes, saysSomething, storms, writtenFields } from './lookAtScreen.ts';
import { isBusy, lookAt, type ScreenServer } from './openScreen.tsx';

/** The user has to sign in again, on another page. */
const isSessionOver = (fault: Fault) => fault === faults['401'];

/** The response is slow but successful. */
const succeeds = (fault: Fault) => fault === faults.slow;

function faultsOf({ screen, examples, fill, submit, sends }: Form, fault: Fault): Promise<string[]> {
  const server: ScreenServer = { examples };
  return lookAt(screen, server, async ({ calls, complaints }) => {
    await fill();
    const written = writtenFields();
    server.failing = { operation: sends, fault };
    await perform(submit);
    await passTime(5000);
    const atOnce = blanks();
    await passTimeUntil(() => !isBusy(), 120_000);
    // A success opens another page, whose modules are not loaded yet.
    await waitForModules(async () => {
      await passTime(1000);
      return blanks().length === 0 && !isBusy();
    });
    const sent = calls.filter(({ operation }) => operation === sends).length;
    return [
      ...atOnce.map((blank) => `${blank} after 5 s`),
      ...blanks().map((blank) => `${blank} in the end`),
      ...(isBusy() ? ['it never stops waiting'] : []),
      ...(sent === 1 ? [] : [`it was sent ${sent} times`]),
      ...storms(calls),
      ...crashes(complaints),
      ...(succeeds(fault) || isSessionOver(fault) ? [] : findLosses(written)),
    ];
  });
}

/** Reports a missing error message and typed texts that are gone. */
function findLosses(written: Readonly<Record<string, string>>): string[] {
  const kept = writtenFields();
  const lost = Object.entries(written).filter(([label, text]) => kept[label] !== text);
  return [
    ...(saysSomething() ? [] : ['no message is shown']),
    ...lost.map(([label, text]) => `"${text}" of "${label}" is lost`),
  ];
}

describe.each(Object.entries(forms))('%s', { timeout: 60_000 }, (_name, form) => {
  it.each([...Object.entries(faults), ['422 of a known field', refusing(form.field)] as const])(
    'says what happened and keeps what was typed: %s',
    async (_fault, fault) => {
      const found = await faultsOf(form, fault);
      expect(found, found.join('\n')).toEqual([]);
    },
  );
});
