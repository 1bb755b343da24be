import { expect, it } from 'vitest';
import { passTime, passTimeUntil, waitForModules } from './fakeTime.ts';
import { faults, type Fault, type FaultName, refusing, takeTurns } from './faults.ts';
import { forms, perform, type Form } from './forms.ts';
import { missingParts, consoleFaults, showsResult, repeatedQueries, writtenFields } from './readScreen.ts';
import { isBusy, lookAt, type ScreenServer } from './openScreen.tsx';

/** The response is slow but successful. */
const succeeds = (fault: Fault) => fault === faults.slow;

function faultsOf({ screen, address, examples, fill, submit, sends }: Form, fault: Fault): Promise<string[]> {
  const server: ScreenServer = { address, examples };
  return lookAt(screen, server, async ({ calls, complaints }) => {
    await fill();
    const written = writtenFields();
    const before = calls.length;
    server.failing = { operation: sends, fault };
    await perform(submit);
    await passTime(5000);
    const atOnce = missingParts();
    await passTimeUntil(() => !isBusy(), 120_000);
    // A success opens another page, whose modules are not loaded yet.
    await waitForModules(async () => {
      await passTime(1000);
      return missingParts().length === 0 && !isBusy();
    });
    // The page that a success opens may call the same operation.
    const sent = calls.slice(before).filter(({ operation }) => operation === sends).length;
    const isSentOnce = succeeds(fault) ? sent > 0 : sent === 1;
    return [
      ...atOnce.map((blank) => `${blank} after 5 s`),
      ...missingParts().map((part) => `${part} in the end`),
      ...(isBusy() ? ['it never stops waiting'] : []),
      ...(isSentOnce ? [] : [`it was sent ${sent} times`]),
      ...repeatedQueries(calls),
      ...consoleFaults(complaints),
      ...(succeeds(fault) ? [] : findLosses(written)),
    ];
  });
}

/** Reports a missing error message and typed texts that are gone. */
function findLosses(written: Readonly<Record<string, string>>): string[] {
  const kept = writtenFields();
  const lost = Object.entries(written).filter(([label, text]) => kept[label] !== text);
  return [
    ...(showsResult() ? [] : ['no message is shown']),
    ...lost.map(([label, text]) => `"${text}" of "${label}" is lost`),
  ];
}

/** Every form is tested with these and with a refused field of its own. The other faults take turns. */
const always: readonly FaultName[] = ['connection lost', '422 of an unknown field'];
const TURNS_PER_FORM = 2;
const nextFault = takeTurns((fault) => !always.includes(fault));

function nextFaultOf(form: Form): FaultName {
  const fault = nextFault();
  return fault === '204' && form.hasNoResponse ? nextFaultOf(form) : fault;
}

it.each(Object.entries(forms))('%s says what happened and keeps what was typed', async (_name, form) => {
  const inTurn = Array.from({ length: TURNS_PER_FORM }, () => nextFaultOf(form));
  const tried = [
    ...[...always, ...inTurn].map((name) => [name, faults[name]] as const),
    ...(form.field === undefined ? [] : [['422 of a known field', refusing(form.field)] as const]),
  ];
  const found: string[] = [];
  for (const [name, fault] of tried) {
    found.push(...(await faultsOf(form, fault)).map((what) => `${name}: ${what}`));
  }
  expect(found, found.join('\n')).toEqual([]);
});
