import { randomUUID } from 'node:crypto';
import type { ContractOperation } from '@meridian/contract-kit';
import { type GeneratedCall, nodeAt } from '@meridian/contract-kit/calls';
import { completeForm } from './verificationForm.ts';

/** The first example of a body in the contract. */
export function exampleOf(schema: string): string {
  const { examples } = nodeAt(schema.replace(/\/schema$/, ''));
  const [first] = Object.values(Object(examples));
  return JSON.stringify(Object(first).value);
}

const png = { file: 'png', name: 'photo.png', noise: new Uint8Array() } as const;

/** A body that the contract allows for this operation. */
export function exampleBody({ id, form, body }: ContractOperation): GeneratedCall['body'] {
  if (body !== undefined) return { kind: 'text', text: exampleOf(body), type: 'application/json' };
  if (!form) return { kind: 'none' };
  const fields = id === 'createSupportPhoto' ? { photo: png } : completeForm;
  return {
    kind: 'form',
    fields: Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value : png]),
  };
}

/** A call that the contract allows, about things that do not exist. */
export const exampleCall = (operation: ContractOperation): GeneratedCall => ({
  caller: 'owner',
  path: { id: randomUUID(), type: 'profile' },
  query: [],
  key: randomUUID(),
  body: exampleBody(operation),
});
