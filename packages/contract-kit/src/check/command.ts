import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { contract } from '@meridian/api-client/contract';
import { changesText, compareFacts, type ComparedContract, readFacts } from '../contract/compareContracts.ts';
import { loadAdapter } from './Adapter.ts';
import { listCalls, reportJson, reportJunit, reportText } from './report.ts';
import { type Group, groups } from './Rule.ts';
import { defaultCalls, defaultSeed, rulesOf, runRules } from './runRules.ts';

const usage = `Usage: contract-kit check <address> --login <login> --password <password> [options]
       contract-kit check <address> --guest [options]
       contract-kit contract > openapi.json
       contract-kit compare <openapi.json>

check checks the server at an address, such as https://api.example, against the contract. It calls nothing but <address>/api.
contract prints the whole contract as one OpenAPI document.
compare says what changed since an earlier document, and whether it breaks a client.

  --guest                          signs in nobody, and skips the rules that need a sign-in
  --other-login, --other-password  another investor, who may not see what the first one has
  --money                          also sends calls that move money, such as a request for a refill
  --origin <origin>                the origin of the app, where the API is at another one
  --adapter <file>                 a module for what cannot be done from outside
  --only <group,...>               ${groups.join(', ')}
  --calls <number>                 generated calls for each read (${defaultCalls})
  --seed <number>                  another seed generates other calls (${defaultSeed})
  --dry-run                        lists the calls and sends none
  --format text|json|junit         what is printed (text)
  --junit <file>, --json <file>    writes a report to a file, too

Exit codes: 0 every rule is kept or skipped, 1 a rule is broken or a change breaks, 2 wrong usage or no sign-in.
The password may also be in the variable CONTRACT_KIT_PASSWORD.
`;

class WrongUsage extends Error {}

function isGroup(name: string): name is Group {
  return groups.some((group) => group === name);
}

function readGroups(text: string | undefined): readonly Group[] {
  if (text === undefined) return groups;
  return text.split(',').map((name) => {
    const group = name.trim();
    if (isGroup(group)) return group;
    throw new WrongUsage(`There is no group “${group}”.`);
  });
}

function readCount(name: string, text: string): number {
  const count = Number(text);
  if (Number.isSafeInteger(count) && count > 0) return count;
  throw new WrongUsage(`--${name} takes a number above zero.`);
}

const formats = { text: reportText, json: reportJson, junit: reportJunit };

function isFormat(name: string): name is keyof typeof formats {
  return Object.hasOwn(formats, name);
}

const isContract = (value: unknown): value is ComparedContract =>
  value instanceof Object && 'paths' in value && 'components' in value;

function readContract(file: string): ComparedContract {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isContract(value)) throw new WrongUsage(`${file} is no OpenAPI document in one file.`);
  return value;
}

/** The arguments of each command. */
const commands = new Map([
  ['check', ['<address>']],
  ['contract', []],
  ['compare', ['<openapi.json>']],
]);

function wrongCommand([command, ...given]: readonly string[]): string {
  if (command === undefined) return 'Say what to do.';
  const wanted = commands.get(command);
  if (wanted === undefined) return `There is no command “${command}”.`;
  return given.length > wanted.length
    ? `“${given[wanted.length]}” is one argument too many.`
    : `Give ${command} its ${wanted.join(' ')}.`;
}

async function check(given: readonly string[], write: (text: string) => void): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: {
      login: { type: 'string' },
      password: { type: 'string' },
      guest: { type: 'boolean', default: false },
      'other-login': { type: 'string' },
      'other-password': { type: 'string' },
      money: { type: 'boolean', default: false },
      origin: { type: 'string' },
      adapter: { type: 'string' },
      only: { type: 'string' },
      calls: { type: 'string', default: `${defaultCalls}` },
      seed: { type: 'string', default: `${defaultSeed}` },
      'dry-run': { type: 'boolean', default: false },
      format: { type: 'string', default: 'text' },
      json: { type: 'string' },
      junit: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const [command, base, ...more] = positionals;
  if (values.help) {
    write(usage);
    return 0;
  }
  if (command === 'contract' && base === undefined) {
    write(`${JSON.stringify(contract, null, 2)}\n`);
    return 0;
  }
  if (command === 'compare' && base !== undefined && more.length === 0) {
    const changes = compareFacts(readFacts(readContract(base)), readFacts(contract));
    write(changesText(changes));
    return changes.some(({ isBreaking }) => isBreaking) ? 1 : 0;
  }
  if (command !== 'check' || base === undefined || more.length > 0)
    throw new WrongUsage(wrongCommand(positionals));
  if (!/^https?:$/.test(URL.parse(base)?.protocol ?? '')) throw new WrongUsage(`${base} is no address.`);
  const { format, money } = values;
  if (!isFormat(format)) throw new WrongUsage(`There is no format “${format}”.`);
  const only = readGroups(values.only);
  if (values['dry-run']) {
    write(listCalls(rulesOf(only), money));
    return 0;
  }
  const { login, password = process.env['CONTRACT_KIT_PASSWORD'], origin } = values;
  const adapter = values.adapter === undefined ? {} : await loadAdapter(resolve(values.adapter));
  const account = login === undefined || password === undefined ? undefined : { login, password };
  if (values.guest && (login !== undefined || adapter.signIn))
    throw new WrongUsage('A guest signs in with neither --login nor an adapter.');
  if (!values.guest && !adapter.signIn && account === undefined)
    throw new WrongUsage('Give --login and --password, or --guest for the rules that need no sign-in.');
  const { 'other-login': otherLogin, 'other-password': otherPassword } = values;
  const outcome = await runRules({
    base,
    account,
    other:
      otherLogin === undefined || otherPassword === undefined
        ? undefined
        : { login: otherLogin, password: otherPassword },
    adapter,
    money,
    origin,
    only,
    calls: readCount('calls', values.calls),
    seed: readCount('seed', values.seed),
  });
  if (values.json !== undefined) writeFileSync(values.json, reportJson(outcome));
  if (values.junit !== undefined) writeFileSync(values.junit, reportJunit(outcome));
  write(formats[format](outcome));
  return outcome.results.some(({ verdict }) => verdict.kind === 'broken') ? 1 : 0;
}

/** Runs the command, and returns its exit code. */
export async function runCommand(given: readonly string[], write: (text: string) => void): Promise<number> {
  try {
    return await check(given, write);
  } catch (error) {
    const isUsage = error instanceof WrongUsage || (error instanceof TypeError && 'code' in error);
    write(`${error instanceof Error ? error.message : String(error)}\n${isUsage ? `\n${usage}` : ''}`);
    return 2;
  }
}
