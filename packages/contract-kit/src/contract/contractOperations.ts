import type { ProblemCode } from '@meridian/api-client';
import { contract, operationIds, type OperationId } from '@meridian/api-client/contract';

interface Reference {
  readonly $ref?: string;
}

interface ParameterObject extends Reference {
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly schema?: Reference & { readonly type?: string };
}

interface SchemaObject {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, object>>;
}

interface ProblemResponse {
  readonly content: {
    readonly 'application/problem+json': {
      readonly examples: Readonly<Record<string, { readonly value: { readonly code: string } }>>;
    };
  };
}

interface OperationObject {
  readonly operationId: string;
  readonly deprecated?: boolean;
  readonly 'x-deprecated-since'?: string;
  readonly 'x-successor'?: string;
  readonly 'x-body-limit'?: number;
  readonly security?: readonly object[];
  readonly parameters?: readonly ParameterObject[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, object>> };
  readonly responses: Readonly<
    Record<string, Reference & { readonly content?: Readonly<Record<string, object>> }>
  >;
}

/** A parameter; `schema` is a reference into the contract. */
export interface ContractParameter {
  readonly name: string;
  readonly place: string;
  readonly required: boolean;
  readonly schema: string;
  readonly isInteger: boolean;
}

/** A call that takes a form instead of JSON. */
export interface ContractForm {
  /** Reference to the schema of its fields. */
  readonly schema: string;
  /** Names of all fields. */
  readonly fields: readonly string[];
  /** Names of file fields. */
  readonly files: readonly string[];
  /** Most bytes of the whole form. */
  readonly limit: number;
}

export interface Deprecation {
  /** `2026-11-21`. */
  readonly since: string;
  /** Path in the contract. */
  readonly successor: string;
}

/** What the server needs of an operation in the contract. */
export interface ContractOperation {
  readonly id: OperationId;
  readonly method: string;
  /** `/funds/refills/{id}`. */
  readonly path: string;
  /** Guests may call it. */
  readonly isPublic: boolean;
  /** It accepts a token. It can be public as well. */
  readonly takesToken: boolean;
  /** It also accepts a read-only key as its token. */
  readonly takesReadOnlyKey: boolean;
  readonly parameters: readonly ContractParameter[];
  /** Reference to the schema of the JSON body. */
  readonly body: string | undefined;
  readonly form: ContractForm | undefined;
  /** Most bytes of the body; 0 where it takes none. */
  readonly bodyLimit: number;
  /** Documented statuses, each with the reference to its body's schema; null for an empty body. */
  readonly responses: ReadonlyMap<number, string | null>;
  /** The media type of its success, where that is a file. */
  readonly file: string | undefined;
  /** Error codes in the examples of its responses. */
  readonly refusals: readonly ProblemCode[];
  readonly needsPhone: boolean;
  readonly deprecation: Deprecation | undefined;
}

const pathItems: Readonly<Record<string, object>> = contract.paths;
const sharedParameters: Readonly<Record<string, ParameterObject>> = contract.components.parameters;
const sharedProblems: Readonly<Record<string, ProblemResponse>> = contract.components.responses;
const sharedSchemas: Readonly<Record<string, SchemaObject>> = contract.components.schemas;

function isOperation(value: unknown): value is OperationObject {
  return typeof value === 'object' && value !== null && 'operationId' in value && 'responses' in value;
}

const known: ReadonlySet<string> = new Set(operationIds);

function isOperationId(id: string): id is OperationId {
  return known.has(id);
}

const json = 'application/json';

/** A JSON pointer into the contract, as a schema reference. */
function pointer(...steps: readonly string[]): string {
  const escaped = steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')));
  return `contract#/${escaped.join('/')}`;
}

function nameIn(reference: string | undefined): string | undefined {
  return reference?.split('/').at(-1);
}

function readParameter(
  path: string,
  method: string,
  parameter: ParameterObject,
  index: number,
): ContractParameter {
  const shared = nameIn(parameter.$ref);
  const {
    name,
    in: place,
    required = false,
    schema: { type } = {},
  } = shared === undefined ? parameter : (sharedParameters[shared] ?? {});
  if (name === undefined || place === undefined)
    throw new Error(`A parameter of ${method} ${path} has no name.`);
  const schema =
    shared === undefined
      ? pointer('paths', path, method, 'parameters', `${index}`, 'schema')
      : pointer('components', 'parameters', shared, 'schema');
  return { name, place, required, schema, isInteger: type === 'integer' };
}

/** JSON, unless it responds with a file. */
function successType({ content = {} }: OperationObject['responses'][string]): string {
  return Object.keys(content)[0] ?? json;
}

function readFile({ responses }: OperationObject): string | undefined {
  const type = successType(responses['200'] ?? {});
  return type === json ? undefined : type;
}

function readResponses(
  path: string,
  method: string,
  { responses }: OperationObject,
): Map<number, string | null> {
  const replies = new Map<number, string | null>();
  for (const [status, response] of Object.entries(responses)) {
    const shared = nameIn(response.$ref);
    const mediaType = Number(status) < 400 ? successType(response) : 'application/problem+json';
    if (shared !== undefined) {
      replies.set(Number(status), pointer('components', 'responses', shared, 'content', mediaType, 'schema'));
    } else if (response.content?.[mediaType]) {
      replies.set(
        Number(status),
        pointer('paths', path, method, 'responses', status, 'content', mediaType, 'schema'),
      );
    } else {
      replies.set(Number(status), null);
    }
  }
  return replies;
}

function readRefusals({ responses }: OperationObject): ProblemCode[] {
  const codes = Object.values(responses).flatMap(({ $ref }) => {
    const problem = sharedProblems[nameIn($ref) ?? ''];
    const examples = Object.values(problem?.content['application/problem+json'].examples ?? {});
    return examples.map(({ value }) => value.code).filter(isProblemCode);
  });
  return [...new Set(codes)];
}

const problemCodes: ReadonlySet<string> = new Set(contract.components.schemas.ProblemCode.enum);

function isProblemCode(code: string): code is ProblemCode {
  return problemCodes.has(code);
}

function isFile(property: object): boolean {
  return 'format' in property && property.format === 'binary';
}

function readBodyLimit({ operationId, requestBody, 'x-body-limit': limit }: OperationObject): number {
  if (!requestBody) return 0;
  if (limit === undefined) throw new Error(`${operationId} takes a body and states no limit of its size.`);
  return limit;
}

function readForm(path: string, method: string, operation: OperationObject): ContractForm | undefined {
  const content = operation.requestBody?.content['multipart/form-data'];
  if (!content) return undefined;
  const { schema }: { schema?: Reference } = content;
  const properties = Object.entries(sharedSchemas[nameIn(schema?.$ref) ?? '']?.properties ?? {});
  return {
    schema: pointer('paths', path, method, 'requestBody', 'content', 'multipart/form-data', 'schema'),
    fields: properties.map(([name]) => name),
    files: properties.filter(([, property]) => isFile(property)).map(([name]) => name),
    limit: readBodyLimit(operation),
  };
}

function readDeprecation({
  operationId,
  deprecated = false,
  'x-deprecated-since': since,
  'x-successor': successor,
}: OperationObject): Deprecation | undefined {
  if (!deprecated) return undefined;
  if (since === undefined || successor === undefined)
    throw new Error(`${operationId} is deprecated and does not say since when, or for what.`);
  return { since, successor };
}

function isEmptyRequirement(requirement: object): boolean {
  return Object.keys(requirement).length === 0;
}

/** The refusals of an operation that an investor without a confirmed phone may not call. */
const phoneRefusals: ReadonlySet<string | undefined> = new Set([
  'PhoneNotConfirmed',
  'WalletChangeForbidden',
  'SavedWalletForbidden',
]);

function readOperation(path: string, method: string, operation: OperationObject): ContractOperation {
  const { operationId: id, security, parameters = [], requestBody, responses } = operation;
  if (!isOperationId(id)) throw new Error(`${id} is not in the generated list: generate the contract again.`);
  return {
    id,
    method,
    path,
    isPublic: security !== undefined && (security.length === 0 || security.some(isEmptyRequirement)),
    takesToken: security === undefined || !security.every(isEmptyRequirement),
    takesReadOnlyKey: security?.some((requirement) => 'readOnlyKey' in requirement) ?? false,
    parameters: parameters.map((parameter, index) => readParameter(path, method, parameter, index)),
    body: requestBody?.content['application/json']
      ? pointer('paths', path, method, 'requestBody', 'content', 'application/json', 'schema')
      : undefined,
    form: readForm(path, method, operation),
    bodyLimit: readBodyLimit(operation),
    responses: readResponses(path, method, operation),
    file: readFile(operation),
    refusals: readRefusals(operation),
    needsPhone: phoneRefusals.has(nameIn(responses['403']?.$ref)),
    deprecation: readDeprecation(operation),
  };
}

export const contractOperations: readonly ContractOperation[] = Object.entries(pathItems).flatMap(
  ([path, item]) =>
    Object.entries(item)
      .filter((entry): entry is [string, OperationObject] => isOperation(entry[1]))
      .map(([method, operation]) => readOperation(path, method, operation)),
);
