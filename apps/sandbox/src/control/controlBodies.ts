import type { ProblemCode, Schema } from '@meridian/api-client';
import { type OperationId, operationIds } from '@meridian/api-client/contract';
import type { DecimalString } from '@meridian/money';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { problemCodes } from '../http/problemCodes.ts';
import { type Bilingual, capabilities, type Capability } from '../core/CompanySettings.ts';
import { languages } from '../core/languages.ts';
import { largestSeedSize } from '../seed/seedSize.ts';
import { createSchemas, createValidator, type Validator } from '@meridian/contract-kit';
import type { Context } from 'hono';
import { refuseBySchema, findUnstorable } from '../http/fieldErrors.ts';
import { readJson } from '../http/readJson.ts';
import { invalid, ProblemError } from '../core/ProblemError.ts';

/** Requires a JSON body, so that a form of another site cannot send one. No body counts as an empty object. */
export async function controlBody<Body>(context: Context, validator: Validator<Body>): Promise<Body> {
  const type = context.req.header('content-type')?.split(';')[0];
  if (type !== 'application/json') throw new ProblemError('unsupported_media_type');
  const body = await readJson(context.req.raw, '{}');
  const validate = validator();
  if (!validate(body)) throw refuseBySchema(validate.errors ?? []);
  const errors = findUnstorable(body);
  if (errors) throw invalid(errors);
  return body;
}

const ajv = new Ajv2020({ strict: true, allErrors: true });

/** A text that investors read; it must not be blank. */
const words = { type: 'string', minLength: 1, maxLength: 500, pattern: '\\S' } as const;

const bilingual = {
  type: 'object',
  required: languages,
  additionalProperties: false,
  properties: Object.fromEntries(languages.map((language) => [language, words])),
};

const secondsInTenYears = 315_360_000;

/** Validated request bodies of the control plane. */
export interface ControlBodies {
  readonly advance: { readonly days?: number; readonly seconds?: number };
  readonly confirm: { readonly confirmations?: number };
  readonly refusals: Readonly<Partial<Record<OperationId, ProblemCode | null>>>;
  readonly settle: { readonly amount?: DecimalString };
  readonly reject: { readonly reason?: Bilingual };
  readonly technicalWork: { readonly active: boolean; readonly message?: Bilingual };
  readonly capabilities: Readonly<Partial<Record<Capability, boolean>>>;
  readonly explorers: { readonly system: string; readonly explorer: Schema<'BlockExplorer'> | null };
  readonly hours: { readonly hours: number };
  readonly telegram: { readonly available: boolean; readonly bot?: string };
  readonly telegramUser: {
    readonly id: number;
    readonly first_name?: string;
    readonly last_name?: string;
    readonly username?: string;
  };
  readonly answer: { readonly text: string };
  readonly subscription: { readonly active: boolean };
  readonly options: { readonly seedSize?: number };
  readonly nothing: Readonly<Record<string, never>>;
}

const object = { type: 'object', additionalProperties: false } as const;

function checker<Value>(schema: object): Validator<Value> {
  return createValidator(() => ajv.compile<Value>(schema));
}

export const controlBodies: {
  readonly [Name in keyof ControlBodies]: Validator<ControlBodies[Name]>;
} = {
  advance: checker({
    ...object,
    // One of the two is required; the error names both.
    anyOf: ['days', 'seconds'].map((name) => ({ required: [name], properties: { [name]: true } })),
    properties: {
      days: { type: 'integer', minimum: 0, maximum: 3650 },
      seconds: { type: 'integer', minimum: 0, maximum: secondsInTenYears },
    },
  }),
  settle: checker({
    ...object,
    properties: { amount: { type: 'string', pattern: '^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,18})?$' } },
  }),
  confirm: checker({
    ...object,
    properties: { confirmations: { type: 'integer', minimum: 1, maximum: 1000 } },
  }),
  refusals: checker({
    ...object,
    minProperties: 1,
    properties: Object.fromEntries(operationIds.map((id) => [id, { enum: [...problemCodes, null] }])),
  }),
  reject: checker({ ...object, properties: { reason: bilingual } }),
  technicalWork: checker({
    ...object,
    required: ['active'],
    properties: { active: { type: 'boolean' }, message: bilingual },
  }),
  capabilities: checker({
    ...object,
    minProperties: 1,
    properties: Object.fromEntries(capabilities.map((name) => [name, { type: 'boolean' }])),
  }),
  // The contract says what a template of an address may be.
  explorers: createValidator(() =>
    createSchemas(false).compile({
      ...object,
      required: ['system', 'explorer'],
      properties: {
        system: { type: 'string' },
        explorer: { anyOf: [{ type: 'null' }, { $ref: 'contract#/components/schemas/BlockExplorer' }] },
      },
    }),
  ),
  hours: checker({
    ...object,
    required: ['hours'],
    properties: { hours: { type: 'integer', minimum: 0, maximum: 720 } },
  }),
  telegram: checker({
    ...object,
    required: ['available'],
    properties: { available: { type: 'boolean' }, bot: { type: 'string', pattern: '^[A-Za-z0-9_]{5,32}$' } },
  }),
  telegramUser: checker({
    ...object,
    required: ['id'],
    properties: {
      id: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
      first_name: { type: 'string', maxLength: 256 },
      last_name: { type: 'string', maxLength: 256 },
      username: { type: 'string', maxLength: 64 },
    },
  }),
  answer: checker({
    ...object,
    required: ['text'],
    properties: { text: { type: 'string', minLength: 1, maxLength: 4000, pattern: '\\S' } },
  }),
  subscription: checker({ ...object, required: ['active'], properties: { active: { type: 'boolean' } } }),
  options: checker({
    ...object,
    properties: { seedSize: { type: 'integer', minimum: 1, maximum: largestSeedSize } },
  }),
  nothing: checker(object),
};
