import { Markdown } from '@storybook/addon-docs/blocks';
import { contract } from '@meridian/api-client/contract';
import { en } from '../packages/problem/src/messages/en.ts';

interface Reference {
  readonly $ref?: string;
}

interface Parameter extends Reference {
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly description?: string;
}

interface Body {
  readonly schema?: Reference;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

interface Response extends Reference {
  readonly description?: string;
  readonly content?: Readonly<Record<string, Body>>;
}

interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, Body>> };
  readonly responses: Readonly<Record<string, Response>>;
}

const isOperation = (value: unknown): value is Operation =>
  value instanceof Object && 'operationId' in value && 'responses' in value;

const paths: Readonly<Record<string, object>> = contract.paths;
const parameters: Readonly<Record<string, Parameter>> = contract.components.parameters;
const problems: Readonly<Record<string, Response>> = contract.components.responses;
const sentences: Readonly<Record<string, { readonly title: string; readonly body: string }>> = en.code;

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]: [string, unknown]) =>
    isOperation(operation) ? [{ call: `${method.toUpperCase()} ${path}`, operation }] : [],
  ),
);

const nameIn = ({ $ref }: Reference) => $ref?.split('/').at(-1);

/** Without the tags that become links. */
const cell = (text = '') =>
  text
    .replaceAll(/<\/?\w+>/g, '')
    .replaceAll('|', '\\|')
    .replaceAll(/\s+/g, ' ');

function exampleOf({
  content = {},
}: {
  readonly content?: Operation['responses'][string]['content'];
}): string[] {
  const [body] = Object.values(content);
  const [example] = Object.values(body?.examples ?? {});
  if (example === undefined) return [];
  const name = nameIn(body?.schema ?? {});
  return [
    ...(name === undefined ? [] : [`\`${name}\`, for example:`]),
    `\`\`\`json\n${JSON.stringify(example.value, null, 2)}\n\`\`\``,
  ];
}

function codesOf(response: Response): readonly string[] {
  const { examples = {} } = Object.values(response.content ?? {})[0] ?? {};
  return Object.keys(examples);
}

/** The errors of an operation, each with what the investor reads. */
function errorRows({ responses }: Operation): readonly string[] {
  return Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, response]) =>
      codesOf(problems[nameIn(response) ?? ''] ?? response).map((code) => {
        const { title = '', body = '' } = sentences[code] ?? {};
        return `| ${status} | \`${code}\` | ${cell(`**${title}.** ${body}`)} |`;
      }),
    );
}

function parameterRows({ parameters: own = [] }: Operation): readonly string[] {
  return own
    .map((parameter) => parameters[nameIn(parameter) ?? ''] ?? parameter)
    .map(
      ({ name, in: place, required = false, description }) =>
        `| \`${name}\` | ${place}${required ? ', required' : ''} | ${cell(description)} |`,
    );
}

const table = (head: string, columns: number, rows: readonly string[]): string[] =>
  rows.length === 0 ? [] : [[head, `|${' --- |'.repeat(columns)}`, ...rows].join('\n')];

function describeOperation(call: string, operation: Operation): string {
  const [success] = Object.entries(operation.responses);
  return [
    `### ${operation.operationId}`,
    `\`${call}\``,
    `${operation.summary ?? ''}. ${operation.description ?? ''}`,
    ...table('| parameter | in | means |', 3, parameterRows(operation)),
    ...(operation.requestBody ? ['#### Body', ...exampleOf(operation.requestBody)] : []),
    `#### Response ${success?.[0] ?? ''}`,
    success?.[1].description ?? '',
    ...exampleOf(success?.[1] ?? {}),
    ...table('| status | code | the investor reads |', 3, errorRows(operation)),
  ].join('\n\n');
}

/** Every operation of the contract, by tag. */
export const Operations = () => (
  <Markdown>
    {contract.tags
      .flatMap(({ name, description }) => [
        `## ${name}`,
        `${description}.`,
        ...operations
          .filter(({ operation }) => operation.tags?.includes(name))
          .map(({ call, operation }) => describeOperation(call, operation)),
      ])
      .join('\n\n')}
  </Markdown>
);
