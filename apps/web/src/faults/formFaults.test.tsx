import { describe, expect, it } from 'vitest';
import { passTime, passTimeUntil } from './fakeTime.ts';
import { faults, refusing, type Fault } from './faults.ts';
import { forms, type Form } from './forms.ts';
import { blanks, crashes, saysSomething, storms, writtenFields } from './lookAtScreen.ts';
import { isBusy, openScreen } from './openScreen.tsx';

/** After this a session has to begin again, on another page. */
const isSessionOver = (fault: Fault) => fault === faults['401'];

/** It comes late, and is a success. */
const isAnswered = (fault: Fault) => fault === faults.slow;

async function faultsOf({ screen, examples, fill, submit, sends }: Form, fault: Fault): Promise<string[]> {
  const opened = await openScreen(screen, { examples });
  await passTimeUntil(() => !isBusy(), 10_000);
  await fill();
  const written = writtenFields();
  opened.server.failing = { operation: sends, fault };
  submit();
  await passTime(5000);
  const atOnce = blanks();
  const isSettled = await passTimeUntil(() => !isBusy(), 120_000);
  const sent = opened.calls.filter(({ operation }) => operation === sends).length;
  const found = [
    ...atOnce.map((blank) => `${blank} after 5 s`),
    ...blanks().map((blank) => `${blank} in the end`),
    ...(isSettled ? [] : ['it waits without end']),
    ...(sent === 1 ? [] : [`it was sent ${sent} times`]),
    ...storms(opened.calls),
    ...crashes(opened),
  ];
  if (!isAnswered(fault) && !isSessionOver(fault)) {
    if (!saysSomething()) found.push('nothing is said');
    const kept = writtenFields();
    const lost = Object.entries(written).filter(([label, text]) => kept[label] !== text);
    found.push(...lost.map(([label, text]) => `"${text}" of "${label}" is lost`));
  }
  await opened.close();
  return found;
}

describe.each(Object.entries(forms))('%s', (_name, form) => {
  it.each([...Object.entries(faults), ['422 of a known field', refusing(form.field)] as const])(
    'says what happened and keeps what was typed: %s',
    async (_fault, fault) => {
      expect(await faultsOf(form, fault)).toEqual([]);
    },
  );
});
