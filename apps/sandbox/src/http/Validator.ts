import type { ValidateFunction } from 'ajv/dist/2020.js';

/** Gives what checks a value. It is compiled when it is first asked for: all of the contract's are a sixth of a start. */
export type Validator<Value> = () => ValidateFunction<Value>;

/** A validator that is compiled once, and only where something comes that it has to check. */
export function validatorOf<Value>(compile: Validator<Value>): Validator<Value> {
  let compiled: ValidateFunction<Value> | undefined;
  return () => (compiled ??= compile());
}
