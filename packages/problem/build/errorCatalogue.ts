import { fileURLToPath } from 'node:url';
import { fieldErrorCodes, problemCodes } from '@meridian/api-client';
import { contract } from '@meridian/api-client/contract';
import { languages, loadTexts, unsetType } from '@meridian/i18n';
import type { en } from '../src/messages/en.ts';

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
  unsetType(text)
    .replaceAll(/<\/?\w+>/g, '')
    .replaceAll('|', '\\|')
    .replaceAll('{{', '{')
    .replaceAll('}}', '}');

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Every error code of the contract with what the investor reads in each language, as Markdown. */
export async function writeErrorCatalogue(): Promise<string> {
  const texts = await Promise.all(
    languages.map((language) =>
      loadTexts<typeof en>(language, async () => import(`../src/messages/${language}.ts`)),
    ),
  );
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const titles = languages.map((language) => names.of(language) ?? language);
  const problems = problemCodes.map((code) =>
    row([`\`${code}\``, statusesOf(code), ...texts.map((each) => cell(sentence(each.code[code])))]),
  );
  const fields = fieldErrorCodes.map((code) =>
    row([`\`${code}\``, ...texts.map((each) => cell(each.field[code]))]),
  );
  return `# Errors

What the investor reads for each code of \`ProblemCode\` and \`FieldErrorCode\`. \`npm run accept\` writes this file from the contract and
\`packages/problem/src/messages\`.

<!-- oxfmt-ignore-start -->

## Problems

${row(['code', 'status', ...titles])}
${row(['---', '---', ...titles.map(() => '---')])}
${problems.join('\n')}

## Fields

${row(['code', ...titles])}
${row(['---', ...titles.map(() => '---')])}
${fields.join('\n')}

<!-- oxfmt-ignore-end -->
`;
}
