import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { contract } from '@meridian/api-client/contract';
import { changesText, type ComparedContract, compareFacts, readFacts } from '@meridian/contract-kit';
import { changesSinceRelease } from '../openapi/changelog/releasedContract.ts';

/** Prints what changed in the contract since its last release, or since a commit. */
const root = fileURLToPath(new URL('..', import.meta.url));

const isContract = (value: unknown): value is ComparedContract =>
  value instanceof Object && 'paths' in value && 'components' in value;

function contractAt(commit: string): ComparedContract {
  const file = `${commit}:packages/api-client/src/generated/contract.json`;
  const text = execFileSync('git', ['show', file], { cwd: root, encoding: 'utf8', maxBuffer: Infinity });
  const value: unknown = JSON.parse(text);
  if (!isContract(value)) throw new TypeError(`${file} is no contract.`);
  return value;
}

const [commit] = process.argv.slice(2);
const changes =
  commit === undefined
    ? changesSinceRelease()
    : compareFacts(readFacts(contractAt(commit)), readFacts(contract));
process.stdout.write(changesText(changes));
