#!/usr/bin/env node
// Checks an exported proof without the service and without its library: node verify.mjs proof.json
// The format is in docs/decisions/0041-counted-liabilities.md of the repository.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Usage: verify-liabilities proof.json');
  process.exit(2);
}
const proof = JSON.parse(readFileSync(file, 'utf8'));
const sha256 = (...lines) =>
  createHash('sha256')
    .update(`${lines.join('\n')}\n`)
    .digest('hex');
const format = /^[A-Z]{2,10} \d{18}\.\d{18}( [A-Z]{2,10} \d{18}\.\d{18})*$/;

function stop(why) {
  console.error(`NOT COUNTED: ${why}`);
  process.exit(1);
}

/** Adds two lines such as `BTC 000000000000000001.000000000000000000`. */
function add(one, other) {
  if (!format.test(one) || !format.test(other)) stop('a line of amounts is malformed or negative.');
  const [left, right] = [one.split(' '), other.split(' ')];
  if (left.length !== right.length) stop('two nodes have different currencies.');
  return left
    .map((word, index) => {
      if (index % 2 === 0) return word === right[index] ? word : stop('two nodes have different currencies.');
      const sum = BigInt(word.replace('.', '')) + BigInt(right[index].replace('.', ''));
      const text = sum.toString().padStart(36, '0');
      return `${text.slice(0, -18)}.${text.slice(-18)}`;
    })
    .join(' ');
}

const { snapshot, account, leaves, root, total, parts } = proof;
if (parts.length !== 2) stop('an account has two leaves.');
for (const [index, { part, nonce, position, amounts, path }] of parts.entries()) {
  if (part !== index + 1 || !(position >= 0 && position < leaves)) stop('a leaf is out of place.');
  let hash = sha256('leaf', snapshot, account, part, nonce, amounts);
  let sums = amounts;
  const siblings = [...path];
  for (let at = position, width = leaves; width > 1; at = Math.floor(at / 2), width = Math.ceil(width / 2)) {
    // The last node of an odd row has no sibling and moves up as it is.
    if (at % 2 === 0 && at + 1 === width) continue;
    const sibling = siblings.shift() ?? stop('the path is too short.');
    hash =
      at % 2 === 0
        ? sha256('node', hash, sums, sibling.hash, sibling.amounts)
        : sha256('node', sibling.hash, sibling.amounts, hash, sums);
    sums = add(sums, sibling.amounts);
  }
  if (siblings.length > 0) stop('the path is too long.');
  if (sums !== total) stop('the sums of the path are not the total.');
  if (sha256('root', snapshot, leaves, hash, sums) !== root) stop('the path does not lead to the root.');
}
console.log(`COUNTED: ${add(parts[0].amounts, parts[1].amounts)}`);
console.log(`in the total ${total}`);
console.log(
  `with the root ${root}. Compare root and total with those that the service publishes for ${snapshot}.`,
);
