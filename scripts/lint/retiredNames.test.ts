import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Retired {
  /** In a name. */
  readonly name: RegExp;
  /** In a comment. */
  readonly comment?: RegExp;
  readonly use: string;
  readonly why: string;
  /** Only files that match. */
  readonly in?: RegExp;
  /** Files where the word has another meaning. */
  readonly except?: RegExp;
}

const sandbox = /^apps\/sandbox\//;

const retired: readonly Retired[] = [
  {
    name: /^answer(?!s?$)|(?<=[a-z])Answer(?!s?$|ed$)|^(?!SecondFactor|Wrong)\w*Answers?$|^answers?$/,
    comment: /\banswer(s|ed|ing)?\b/i,
    use: 'response',
    why: 'the word of HTTP; an answer is what the FAQ or an investor gives',
    except:
      /faq|Accordion|TextArea|TextField|ui\/src\/Form\/|FieldParts|openWebKit|stubPasskeys|features\/(verification|auth\/src\/register)\/|RegisterPage|useTelegramUser|boot\.ts|bench\.ts|Disclosure|SecuritySettingsRoute|failureOfApi\.test|features\/support\/|sandbox\/src\/support\/|sandbox\/browser\/controls|src\/control\/(control|controlBodies|readState)\.ts|notification\/letters\.ts/i,
  },
  { name: /^Refusal$/, use: 'ProblemError', why: 'the error that becomes a problem (RFC 9457)', in: sandbox },
  { name: /^Work$|^work$/, use: 'TransactionContext', why: 'the context of one transaction', in: sandbox },
  { name: /^wire(?=[A-Z]|$)|^toWire$/, use: 'serialize', why: 'they serialize rows for a response' },
  {
    name: /^[cC]ounted(Page|Route|Handlers|Href|Balances|Night)/,
    use: 'liabilities',
    why: 'the word of accounting for what is owed',
  },
  { name: /^hearsAbout$/, use: 'notificationSettings', why: 'the name in the contract' },
  {
    name: /^person(?!al)|(?<=[a-z])Person(?!al)|^Person(?!al)/,
    comment: /\bpersons?\b/i,
    use: 'user',
    why: 'the name in the contract',
    except: /\/messages\//,
  },
  { name: /^keepEntries$/, use: 'preserveInput', why: 'it preserves what was typed' },
  { name: /^addWeight$/, use: 'raiseSpecificity', why: 'the word of CSS' },
];

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter(
    (file) => /\.(ts|tsx|mjs)$/.test(file) && !/\/generated\/|lastRelease|retiredNames\.test/.test(file),
  )
  // One that is deleted and not committed is still listed.
  .filter((file) => existsSync(`${root}/${file}`));

const comments = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const literals = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}=;()]*<\//g;

/** The retired names of a file, with what to use. */
function retiredIn(file: string, text: string): string[] {
  const rules = retired.filter((rule) => (rule.in?.test(file) ?? true) && !rule.except?.test(file));
  const prose = text.match(comments) ?? [];
  const code = text.replace(comments, '').replace(literals, '');
  const names = new Set(code.match(/[A-Za-z_$][\w$]*/g));
  return rules.flatMap(({ name, comment, use, why }) =>
    [
      ...[...names].filter((one) => name.test(one)),
      ...(comment ? prose.filter((one) => comment.test(one)) : []),
    ].map((found) => `${file}: ${found} (use ${use}: ${why})`),
  );
}

it('uses no retired name', () => {
  expect(files.length).toBeGreaterThan(1500);
  expect(files.flatMap((file) => retiredIn(file, readFileSync(`${root}/${file}`, 'utf8')))).toEqual([]);
});

it.each([
  'const earlyAnswers = 1;',
  '/** Reads the answer. */',
  'new Refusal();',
  'wireUser();',
  'const person = 1;',
  'useTelegramPerson();',
  '// Of a person.',
  'hearsAbout: true',
])('finds %s', (text) => {
  expect(retiredIn('apps/sandbox/src/any.ts', text)).toHaveLength(1);
});

it.each(["const text = 'An answer of a person';", 'personalData', 'network', 'interface SecondFactorAnswer'])(
  'accepts %s',
  (text) => {
    expect(retiredIn('apps/sandbox/src/any.ts', text)).toEqual([]);
  },
);
