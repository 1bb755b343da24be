import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import type { OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript-with-api';

/**
 * Derives `src/generated` from the contract. `node generate.ts` writes it; `node generate.ts --check` compares the
 * committed files with what would be written and fails on a difference.
 */
const here = import.meta.dirname;

// openapi-typescript builds its types with the compiler's API, which TypeScript 7 of this workspace does not have.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'typescript'
      ? next('typescript-with-api', { ...context, parentURL: import.meta.url })
      : next(specifier, context),
});
const { default: openapiTypescript, astToString } = await import('openapi-typescript');

const generated = join(here, 'src/generated');

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly (string | null)[];
  readonly const?: string;
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly $ref?: string }[];
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

interface Contract extends OpenAPI3 {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: {
    readonly schemas: Record<string, Schema>;
  } & OpenAPI3['components'];
}

function bundle(): string {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const file = join(folder, 'contract.json');
  try {
    execFileSync(
      join(here, '../../node_modules/.bin/redocly'),
      ['bundle', join(here, '../../openapi/openapi.yaml'), '--output', file],
      {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    );
    return `${readFileSync(file, 'utf8').trimEnd()}\n`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Not validated: Redocly has just written it. */
function isContract(value: unknown): value is Contract {
  return value instanceof Object && 'paths' in value && 'components' in value;
}

function parse(bundled: string): Contract {
  const value: unknown = JSON.parse(bundled);
  if (!isContract(value)) throw new TypeError('The bundle is no OpenAPI description');
  return value;
}

/** Decimals have their own type, so neither numbers nor arbitrary strings are accepted as amounts. */
const decimal = ts.factory.createTemplateLiteralType(ts.factory.createTemplateHead(''), [
  ts.factory.createTemplateLiteralTypeSpan(
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.NumberKeyword),
    ts.factory.createTemplateTail(''),
  ),
]);

/** openapi-typescript writes these types even if they are empty. */
const unusedTypes = /^export type (webhooks|\$defs) = Record<string, never>;\n/gm;

async function typesOf(contract: Contract): Promise<string> {
  const nodes = await openapiTypescript(contract, {
    transform: (schema) => (schema.format === 'decimal' ? decimal : undefined),
  });
  return astToString(nodes).replace(unusedTypes, '');
}

const idempotencyKey = '#/components/parameters/IdempotencyKey';

const constant = (name: string, values: readonly (string | null)[] = []) =>
  `export const ${name} = ${JSON.stringify(values, null, 2)} as const;\n`;

/** Apart from what every page needs, because one page filters operations. */
const operationChoicesOf = ({ components: { schemas } }: Contract): string =>
  [
    constant('operationTypes', schemas.OperationType?.enum),
    constant('operationKinds', schemas.OperationKind?.enum),
  ].join('\n');

/** The parts of the contract needed at run time; the whole contract is too large for a browser. */
function runtimeOf({ paths, components }: Contract): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters }]) => ({
      operationId,
      name: `${method} ${path}`,
      isIdempotent: parameters?.some(({ $ref }) => $ref === idempotencyKey),
    })),
  );
  return [
    constant('problemCodes', components.schemas.ProblemCode?.enum),
    constant('fieldErrorCodes', components.schemas.FieldErrorCode?.enum),
    constant(
      'idempotentOperations',
      operations.filter(({ isIdempotent }) => isIdempotent).map(({ name }) => name),
    ),
    constant(
      'operationIds',
      operations.map(({ operationId }) => operationId),
    ),
  ].join('\n');
}

/** A kind, or the constant of a named schema. */
type Shape = string | Constant | readonly Shape[] | { readonly [field: string]: Shape };

const constantOf = (schema: string) => `${schema.charAt(0).toLowerCase()}${schema.slice(1)}Shape`;

/** A reference to the constant of a schema, which `sourceOf` writes without quotes. */
class Constant {
  readonly #name: string;

  constructor(schema: string) {
    this.#name = constantOf(schema);
  }

  toJSON(): string {
    return `\u0000${this.#name}\u0000`;
  }
}

const sourceOf = (value: unknown) => JSON.stringify(value, null, 2).replaceAll(/"\\u0000|\\u0000"/g, '');

const nameOf = ($ref: string) => $ref.slice($ref.lastIndexOf('/') + 1);

const formats: Readonly<Record<string, string>> = {
  decimal: 'decimal',
  date: 'date',
  'date-time': 'date',
};

/** Collects the shapes of response bodies: what `src/matchesShape.ts` checks while the app runs. */
function createShapes({ components }: Contract) {
  /** A schema comes after those that it refers to. */
  const named = new Map<string, Shape>();
  const started = new Set<string>();

  function ofReference($ref: string): Shape {
    const name = nameOf($ref);
    const schema = components.schemas[name];
    if (!schema) throw new Error(`The contract has no schema ${name}`);
    // Inlining a plain string is shorter than referring to it.
    if (!schema.enum && !schema.oneOf && !schema.properties) return shapeOf(schema);
    if (!named.has(name)) {
      if (started.has(name)) throw new Error(`The schema ${name} contains itself`);
      started.add(name);
      named.set(name, shapeOf(schema));
    }
    return new Constant(name);
  }

  function ofObject({ properties, required = [], additionalProperties }: Schema): Shape {
    if (!properties)
      return typeof additionalProperties === 'object' ? ['map', shapeOf(additionalProperties)] : 'map';
    const fields = Object.entries(properties).map(([field, schema]) => {
      const shape = shapeOf(schema);
      return [field, required.includes(field) ? shape : ['any', shape, 'absent']] as const;
    });
    return Object.fromEntries(fields);
  }

  function shapeOf(schema: Schema): Shape {
    const { $ref, type, oneOf, items, format = '' } = schema;
    if ($ref) return ofReference($ref);
    if (oneOf) return ['any', ...oneOf.map(shapeOf)];
    if (schema.enum) {
      const texts = ['enum', ...schema.enum.filter((value) => value !== null)];
      return schema.enum.includes(null) ? ['any', texts, 'null'] : texts;
    }
    if (schema.const !== undefined) return ['enum', schema.const];
    if (Array.isArray(type)) return ['any', ...type.map((one: string) => shapeOf({ ...schema, type: one }))];
    switch (type) {
      case 'string':
        return formats[format] ?? 'string';
      case 'integer':
      case 'number':
        return 'number';
      case 'boolean':
      case 'null':
        return type;
      case 'array':
        return ['list', shapeOf(items ?? {})];
      case 'object':
        return ofObject(schema);
      default:
        throw new Error(`No shape for ${JSON.stringify(schema)}`);
    }
  }

  return { named, shapeOf };
}

/** The bodies of the successes; empty where the contract has none. */
function successesOf({ responses }: Operation): Schema[] {
  return Object.entries(responses).flatMap(([status, { content }]) => {
    const schema = status.startsWith('2') ? content?.['application/json']?.schema : undefined;
    return schema ? [schema] : [];
  });
}

/** Asked for by a form that few open, so that no other page pays for it. */
const ofForms = ['get /documents/check'];

/** The operations whose responses pages show. `POST /user/profile` without fields returns the user. */
const isOfPages = (operation: string) =>
  (operation.startsWith('get ') && !ofForms.includes(operation)) || operation === 'post /user/profile';

/** Schemas of changes that the app also reads from its storage. */
const storedSchemas = ['WithdrawalConfirmation'];

/** The shapes of some operations and schemas. A file has all that it refers to: bundlers do not split one. */
function shapesOf(
  contract: Contract,
  constant: string,
  has: (operation: string) => boolean,
  schemas: readonly string[] = [],
): string {
  const { named, shapeOf } = createShapes(contract);
  for (const name of schemas) shapeOf({ $ref: name });
  const bodies = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const [schema, ...others] = successesOf(operation);
      if (!schema || !has(`${method} ${path}`)) return [];
      return [
        [`${method} ${path}`, shapeOf(others.length > 0 ? { oneOf: [schema, ...others] } : schema)] as const,
      ];
    }),
  );
  return [
    "import type { SchemaShape, Shape } from '../matchesShape.ts';\n",
    ...[...named].map(
      ([name, shape]) => `export const ${constantOf(name)}: SchemaShape<'${name}'> = ${sourceOf(shape)};\n`,
    ),
    '/** The body of a success by operation. An operation without a body is not listed. */\n' +
      `export const ${constant}: Readonly<Record<string, Shape>> = ${sourceOf(Object.fromEntries(bodies))};\n`,
  ].join('\n');
}

const notice = '// Written by generate.ts from openapi/; do not edit.\n\n';
const text = bundle();
const contract = parse(text);
const files = {
  'contract.json': text,
  'schema.ts': notice + (await typesOf(contract)),
  'runtime.ts': notice + runtimeOf(contract),
  'operationChoices.ts': notice + operationChoicesOf(contract),
  'pageShapes.ts': notice + shapesOf(contract, 'pageShapes', isOfPages, storedSchemas),
  'changeShapes.ts': notice + shapesOf(contract, 'changeShapes', (operation) => !isOfPages(operation)),
};

function committed(name: string): string | undefined {
  try {
    return readFileSync(join(generated, name), 'utf8');
  } catch {
    return undefined;
  }
}

if (process.argv.includes('--check')) {
  const stale = Object.entries(files).filter(([name, content]) => committed(name) !== content);
  for (const [name] of stale) console.error(`src/generated/${name} differs from the contract`);
  if (stale.length > 0) {
    console.error('Run: npm run accept');
    process.exitCode = 1;
  }
} else {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(generated, name), content);
}
