interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
}

interface Part {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly schema?: Schema;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
  readonly headers?: Readonly<Record<string, Part>>;
}

interface Operation {
  readonly operationId: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly Part[];
  readonly requestBody?: Part;
  readonly responses: Readonly<Record<string, Part>>;
}

/** What of an OpenAPI document is compared. */
export interface ComparedContract {
  readonly paths: Readonly<Record<string, object>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

type Direction = 'request' | 'response';

/**
 * What a contract promises, one fact an entry: `response Refill.amount | presence` is `required`. Texts and examples are no facts. A named
 * schema is read once for each direction.
 */
export type ContractFacts = Readonly<Record<string, string>>;

const upperLimits = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const lowerLimits = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const rules = ['pattern', 'const', 'multipleOf', 'uniqueItems'];

const isOperation = (value: unknown): value is Operation =>
  value instanceof Object && 'operationId' in value && 'responses' in value;

/** The facts of a contract, by their names in order. */
export function readFacts({ paths, components }: ComparedContract): ContractFacts {
  const facts = new Map<string, string>();
  const seen = new Set<string>();
  const add = (direction: Direction, path: string, kind: string, value: unknown) =>
    facts.set(`${direction} ${path} | ${kind}`, String(value));

  /** Follows a reference. What it names is read once for each direction. */
  function follow($ref: string, direction: Direction, read: (name: string, target: object) => void): string {
    const [section = '', name = ''] = $ref.split('/').slice(-2);
    const target = components[section]?.[name];
    if (target === undefined) throw new Error(`The contract has no ${$ref}.`);
    const key = `${direction} ${section} ${name}`;
    if (seen.has(key)) return name;
    seen.add(key);
    add(direction, name, 'name', section);
    read(name, target);
    return name;
  }

  function addSchema(direction: Direction, path: string, schema: Schema): void {
    const { $ref, type, format, properties = {}, required = [], additionalProperties } = schema;
    if ($ref !== undefined) {
      const name = follow($ref, direction, (own, target) => addSchema(direction, own, target));
      add(direction, path, 'type', name);
      return;
    }
    const types = [type ?? []].flat();
    if (types.length > 0) add(direction, path, 'type', [...types, format ?? []].flat().join(' '));
    for (const value of schema.enum ?? []) add(direction, path, `value ${String(value)}`, 'allowed');
    for (const rule of [...upperLimits, ...lowerLimits, ...rules]) {
      const value: unknown = Reflect.get(schema, rule);
      if (value !== undefined) add(direction, path, rule, value);
    }
    for (const alternative of [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) {
      const name = alternative.$ref?.split('/').at(-1) ?? [alternative.type ?? 'other'].flat().join(' ');
      add(direction, path, `alternative ${name}`, 'allowed');
      addSchema(direction, `${path} as ${name}`, alternative);
    }
    for (const [index, part] of (schema.allOf ?? []).entries())
      addSchema(direction, `${path} part ${index + 1}`, part);
    for (const [field, of] of Object.entries(properties)) {
      add(direction, `${path}.${field}`, 'presence', required.includes(field) ? 'required' : 'optional');
      addSchema(direction, `${path}.${field}`, of);
    }
    if (schema.items) addSchema(direction, `${path}[]`, schema.items);
    if (typeof additionalProperties === 'object') addSchema(direction, `${path}{}`, additionalProperties);
    else if (additionalProperties === false) add(direction, path, 'other fields', 'refused');
  }

  function addContent(direction: Direction, path: string, { content = {} }: Part): void {
    for (const [type, { schema = {} }] of Object.entries(content)) {
      add(direction, `${path} ${type}`, 'media type', 'present');
      addSchema(direction, `${path} ${type}`, schema);
    }
  }

  const addPart = (direction: Direction, path: string, { required = false, schema = {} }: Part): void => {
    add(direction, path, 'presence', required ? 'required' : 'optional');
    addSchema(direction, path, schema);
  };

  function addParameter(call: string, { $ref, in: place, name, ...own }: Part): void {
    if ($ref === undefined) return addPart('request', `${call} ${place} ${name}`, own);
    const shared = follow($ref, 'request', (parameter, target) => addPart('request', parameter, target));
    add('request', `${call} ${shared}`, 'part', facts.get(`request ${shared} | presence`));
  }

  function addHeader(response: string, header: string, { $ref, ...own }: Part): void {
    if ($ref === undefined) return addPart('response', `${response} header ${header}`, own);
    const shared = follow($ref, 'response', (name, target) => addPart('response', name, target));
    add('response', `${response} header ${header}`, 'part', facts.get(`response ${shared} | presence`));
  }

  function addResponse(path: string, response: Part): void {
    addContent('response', path, response);
    for (const [name, header] of Object.entries(response.headers ?? {})) addHeader(path, name, header);
  }

  function addStatus(path: string, kind: string, { $ref, ...own }: Part): void {
    const shared = $ref === undefined ? undefined : follow($ref, 'response', addResponse);
    add('response', path, kind, shared ?? 'present');
    if (shared === undefined) addResponse(path, own);
  }

  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      if (!isOperation(operation)) continue;
      const call = `${method.toUpperCase()} ${path}`;
      add('request', call, 'operation', operation.operationId);
      if (operation.security) add('request', call, 'security', JSON.stringify(operation.security));
      for (const parameter of operation.parameters ?? []) addParameter(call, parameter);
      const { requestBody } = operation;
      if (requestBody) {
        add('request', `${call} body`, 'presence', requestBody.required === true ? 'required' : 'optional');
        addContent('request', `${call} body`, requestBody);
      }
      for (const [status, response] of Object.entries(operation.responses))
        addStatus(`${call} ${status}`, Number(status) < 400 ? 'success' : 'refusal', response);
    }
  return Object.fromEntries([...facts].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

export interface ContractChange {
  /** What changed, as Markdown. */
  readonly text: string;
  /** Whether a client of the contract before may fail. */
  readonly isBreaking: boolean;
}

interface Difference {
  readonly direction: Direction;
  readonly path: string;
  readonly kind: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** These bring or take everything below them. */
const roots = ['operation', 'presence', 'part', 'success', 'refusal', 'name', 'media type'];

/** A request may become more permissive, and a response more exact. */
function isBreaking({ direction, kind, before, after }: Difference): boolean {
  const isRequest = direction === 'request';
  const isAdded = before === undefined;
  const isRemoved = after === undefined;
  switch (kind.split(' ')[0]) {
    case 'operation':
    case 'media':
      return !isAdded;
    case 'success':
      return true;
    case 'refusal':
    case 'name':
      return false;
    case 'part':
    case 'presence':
      if (isRemoved) return true;
      return isRequest ? after === 'required' : before === 'required';
    case 'value':
    case 'alternative':
      return isRequest ? isRemoved : isAdded;
    case 'other':
      return isRequest ? isAdded : isRemoved;
    case 'security':
    case 'type':
      return true;
    default:
      if (isAdded || isRemoved) return isRequest ? isAdded : isRemoved;
      if (rules.includes(kind)) return true;
      return (
        upperLimits.includes(kind) ===
        (isRequest ? Number(after) < Number(before) : Number(after) > Number(before))
      );
  }
}

function describe({ direction, path, kind, before, after }: Difference): string {
  const of = kind === 'operation' || path.includes(' ') ? `\`${path}\`` : `\`${path}\` in a ${direction}`;
  const what = roots.includes(kind) ? '' : `, ${kind}`;
  const isPresence = kind === 'presence' || kind === 'part';
  if (before === undefined) return `${of}${what}: added${isPresence || what !== '' ? `, ${after}` : ''}`;
  if (after === undefined) return `${of}${what}: removed`;
  return `${of}${what}: ${before} became ${after}`;
}

/** What changed from the facts of one contract to those of another. */
export function compareFacts(before: ContractFacts, after: ContractFacts): readonly ContractChange[] {
  const differences = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((fact) => before[fact] !== after[fact])
    .map((fact): Difference => {
      const [, direction = '', path = '', kind = ''] = /^(\w+) (.+) \| (.+)$/.exec(fact) ?? [];
      return {
        direction: direction === 'request' ? 'request' : 'response',
        path,
        kind,
        before: before[fact],
        after: after[fact],
      };
    });
  const isWhole = ({ kind, before: old, after: now }: Difference) =>
    roots.includes(kind) && (old === undefined || now === undefined);
  const whole = differences.filter(isWhole);
  const isBelow = (difference: Difference) =>
    whole.some(({ direction, path, kind }) => {
      // An operation has responses as well.
      if (direction !== difference.direction && kind !== 'operation') return false;
      if (path === difference.path)
        return kind === 'name' ? difference.kind !== 'name' : !isWhole(difference);
      return difference.path.startsWith(path) && /^[ .[{]/.test(difference.path.slice(path.length));
    });
  return differences
    .filter((difference) => !isBelow(difference))
    .map((difference) => ({ text: describe(difference), isBreaking: isBreaking(difference) }));
}

/** The changes as Markdown: those that break first. */
export function changesText(changes: readonly ContractChange[]): string {
  const list = (title: string, isBreaking: boolean) => {
    const lines = changes.filter((change) => change.isBreaking === isBreaking).map(({ text }) => `- ${text}`);
    return lines.length === 0 ? [] : [`### ${title}`, lines.join('\n')];
  };
  const parts = [...list('Breaking', true), ...list('Not breaking', false)];
  return `${parts.length === 0 ? 'Nothing changed.' : parts.join('\n\n')}\n`;
}
