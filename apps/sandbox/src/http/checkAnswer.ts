import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { ContractOperation } from './contractOperations.ts';
import { schemaAt } from './schemas.ts';

const compiled = new Map<string, ValidateFunction>();

function validatorOf(place: string): ValidateFunction {
  const known = compiled.get(place);
  if (known) return known;
  const validate = schemaAt(place)();
  compiled.set(place, validate);
  return validate;
}

/** Throws when an answer is not one the contract promises: its status, whether it has a body, the body's schema. */
export async function checkAnswer({ id, answers }: ContractOperation, response: Response): Promise<void> {
  const place = answers.get(response.status);
  if (place === undefined)
    throw new Error(`${id} answered ${response.status}, which the contract does not have.`);
  const body = await response.clone().text();
  if (place === null) {
    if (body !== '') throw new Error(`${id} answered ${response.status} with a body.`);
    return;
  }
  const validate = validatorOf(place);
  if (validate(JSON.parse(body))) return;
  const findings = (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  throw new Error(
    `${id} answered ${response.status} with a body that breaks its schema: ${findings.join('; ')}`,
  );
}
