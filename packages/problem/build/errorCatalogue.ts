import { fileURLToPath } from 'node:url';
import { fieldErrorCodes, problemCodes } from '@meridian/api-client';
import { contract } from '@meridian/api-client/contract';
import { en } from '../src/messages/en.ts';
import { ru } from '../src/messages/ru.ts';

export const errorCatalogueFile = fileURLToPath(new URL('../../../docs/errors.md', import.meta.url));

/** The statuses with which the responses of the contract show a code. */
function statusesOf(code: string): string {
  const problems = Object.values(contract.components.responses).flatMap((response) =>
    Object.values(response.content['application/problem+json'].examples).map(({ value }) => value),
  );
  const statuses = problems.filter((problem) => problem.code === code).map(({ status }) => status);
  return [...new Set(statuses)].toSorted((one, other) => one - other).join(', ');
}

const sentence = ({ title, body }: { readonly title: string; readonly body: string }) =>
  `**${title}.** ${body}`;

/** Without the tags that become links. */
const cell = (text: string) =>
  text
    .replaceAll(/<\/?\w+>/g, '')
    .replaceAll('|', '\\|')
    .replaceAll('{{', '{')
    .replaceAll('}}', '}');

/** Every error code of the contract with what the investor reads, as Markdown. */
export function writeErrorCatalogue(): string {
  const problems = problemCodes.map(
    (code) =>
      `| \`${code}\` | ${statusesOf(code)} | ${cell(sentence(en.code[code]))} | ${cell(sentence(ru.code[code]))} |`,
  );
  const fields = fieldErrorCodes.map(
    (code) => `| \`${code}\` | ${cell(en.field[code])} | ${cell(ru.field[code])} |`,
  );
  return `# Errors

What the investor reads for each code of \`ProblemCode\` and \`FieldErrorCode\`. \`npm run accept\` writes this file from the contract and
\`packages/problem/src/messages\`.

<!-- oxfmt-ignore-start -->

## Problems

| code | status | English | Russian |
| --- | --- | --- | --- |
${problems.join('\n')}

## Fields

| code | English | Russian |
| --- | --- | --- |
${fields.join('\n')}

<!-- oxfmt-ignore-end -->
`;
}
