import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { OperationId } from '@meridian/api-client/contract';
import type { Context } from 'hono';
import { limitCalls } from '../../calls/callLimits.ts';
import type { BodyOf, PathOf, QueryOf } from '../../calls/handlers.ts';
import { invalid, ProblemError } from '../../core/ProblemError.ts';
import { type ContractOperation, schemaAt } from '@meridian/contract-kit';
import { refuseBySchema, findUnstorable } from '../fieldErrors.ts';
import type { FormSlot } from '../formSlots.ts';
import { bucketsFor, type Operation, type Step, type ValidRequest } from '../operation.ts';
import { fitsSchema, readForm } from '../readForm.ts';
import { readJson } from '../readJson.ts';
import { parameterSchema } from '../parameterSchema.ts';

/** A request as it arrived. */
interface RawRequest {
  readonly request: Request;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
}

type Validate<Id extends OperationId> = (raw: RawRequest, formSlot?: FormSlot) => Promise<ValidRequest<Id>>;

function checked<Value>(validate: ValidateFunction<Value>, value: unknown): Value {
  if (!validate(value)) throw refuseBySchema(validate.errors ?? []);
  const errors = findUnstorable(value);
  if (errors) throw invalid(errors);
  return value;
}

function requireJson(request: Request, { responses }: ContractOperation): void {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw responses.has(415) ? new ProblemError('unsupported_media_type') : invalid({ body: 'malformed' });
  }
}

/** Validates requests of one operation against the contract. Throws a `Refusal` for an invalid one. */
function requestValidator<Id extends OperationId>(operation: ContractOperation): Validate<Id> {
  const { form } = operation;
  const pathSchema = parameterSchema<PathOf<Id>>(operation, 'path');
  const querySchema = parameterSchema<QueryOf<Id>>(operation, 'query');
  const headerSchema = parameterSchema<{ 'Idempotency-Key'?: string }>(operation, 'header');
  const bodySchema = schemaAt<BodyOf<Id>>(form?.schema ?? operation.body);

  async function readBody(request: Request, formSlot: FormSlot | undefined): Promise<BodyOf<Id>> {
    if (form && formSlot) {
      const fields = await readForm(request, form, formSlot);
      const validate = bodySchema();
      if (!fitsSchema<BodyOf<Id>>(validate, fields)) throw refuseBySchema(validate.errors ?? []);
      const errors = findUnstorable(fields);
      if (errors) throw invalid(errors);
      return fields;
    }
    if (operation.body === undefined) return checked(bodySchema(), undefined);
    requireJson(request, operation);
    return checked(bodySchema(), await readJson(request));
  }

  return async ({ request, path, query }, formSlot) => {
    const isPath = pathSchema();
    if (!isPath(path) || findUnstorable(path)) {
      if (operation.responses.has(404)) throw new ProblemError('not_found');
      throw refuseBySchema(isPath.errors ?? []);
    }
    const key = request.headers.get('idempotency-key');
    return {
      path,
      query: checked(querySchema(), { ...query }),
      body: await readBody(request, formSlot),
      key: checked(headerSchema(), key === null ? {} : { 'Idempotency-Key': key })['Idempotency-Key'],
    };
  };
}

function queryOf(context: Context): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(context.req.queries()).map(([name, values]) => [
      name,
      values.length === 1 ? values.join() : values,
    ]),
  );
}

/** Validates the request, and reads the intent of a call with an `Idempotency-Key`. */
export function validateRequest<Id extends OperationId>(operation: Operation<Id>): Step<Id> {
  const { id, contract, isKeyed, service } = operation;
  const validate = requestValidator<Id>(contract);
  return async (context, next) => {
    const raw = { request: context.req.raw, path: context.req.param(), query: queryOf(context) };
    const call = await validate(raw, context.get('formSlot')).catch(async (error: unknown) => {
      // With an idempotency key the rate limit comes after validation, but invalid calls must count too.
      if (isKeyed) await limitCalls(service.database, bucketsFor(operation, context));
      throw error;
    });
    const { path, body, key } = call;
    const investorId = context.get('account')?.investor.id;
    context.set('call', call);
    if (isKeyed && key !== undefined && investorId !== undefined) {
      context.set('intent', { investorId, key, operation: id, request: { path, body } });
    }
    await next();
  };
}
