#!/usr/bin/env node
// Checks an exported proof without the service and without its library: node verify.mjs counted.json LOGIN
// With a login, the proof must be of that account. Exit codes: 0 counted, 1 not counted, 2 invalid file or wrong usage.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

function notCounted(why) {
  console.error(`NOT COUNTED: ${why}`);
  process.exit(1);
}

function invalid(why) {
  console.error(`INVALID: ${why}`);
  process.exit(2);
}

/** Reads the file as JSON. */
function parse(file) {
  try {
    const text = readFileSync(file, 'utf8');
    return text.length > 1_000_000 ? invalid('the file is larger than 1 MB.') : JSON.parse(text);
  } catch {
    return invalid('the file cannot be read, or is not JSON.');
  }
}

const forms = {
  number: /^(0|[1-9][0-9]{0,14})$/,
  hex: /^[0-9a-f]{64}$/,
  login: /^[A-Za-z0-9]{3,32}$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  time: /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,9})?Z$/,
  // Never negative.
  sums: /^[A-Z]{2,10} [0-9]{18}\.[0-9]{18}( [A-Z]{2,10} [0-9]{18}\.[0-9]{18})*$/,
};

/** Reads these fields of an object. Nothing from the file is used before its form is checked. */
function fieldsOf(object, wanted) {
  if (typeof object !== 'object' || object === null) invalid('an object is missing.');
  for (const [name, form] of Object.entries(wanted)) {
    const value = object[name];
    const isOfType =
      form === Array ? Array.isArray(value) : typeof value === (form === forms.number ? 'number' : 'string');
    if (!isOfType || (form !== Array && !form.test(String(value)))) invalid(`“${name}” is malformed.`);
  }
  return object;
}

const sha256 = (...lines) =>
  createHash('sha256')
    .update(`${lines.join('\n')}\n`)
    .digest('hex');

/** Adds two lines such as `BTC 000000000000000001.000000000000000000`. */
function add(one, other) {
  const [left, right] = [one.split(' '), other.split(' ')];
  if (left.length !== right.length) notCounted('two nodes have different currencies.');
  return left
    .map((word, index) => {
      if (index % 2 === 0)
        return word === right[index] ? word : notCounted('two nodes have different currencies.');
      const sum = BigInt(word.replace('.', '')) + BigInt(right[index].replace('.', ''));
      const text = sum.toString().padStart(36, '0');
      return text.length === 36
        ? `${text.slice(0, 18)}.${text.slice(18)}`
        : notCounted('a sum is too large.');
    })
    .join(' ');
}

/** A line of amounts without the zeros around a number. */
const plain = (line) => line.replace(/ 0*([0-9]+\.)/g, ' $1').replace(/\.?0+( |$)/g, '$1');

const [file, login, ...rest] = process.argv.slice(2);
if (file === undefined || rest.length > 0) invalid('usage: node verify.mjs counted.json [login]');
const { number, hex, sums: line } = forms;
const { snapshot, takenAt, account, leaves, root, total, parts } = fieldsOf(parse(file), {
  snapshot: forms.uuid,
  takenAt: forms.time,
  account: forms.login,
  leaves: number,
  root: hex,
  total: line,
  parts: Array,
});
if (leaves === 0 || leaves % 2 !== 0) invalid('an account has two leaves, so their number is even.');
if (parts.length !== 2) invalid('an account has two leaves.');
for (const [index, entry] of parts.entries()) {
  const { part, position, path } = fieldsOf(entry, {
    part: number,
    nonce: hex,
    position: number,
    amounts: line,
    path: Array,
  });
  if (part !== index + 1) invalid('the parts of an account are 1 and 2.');
  if (position >= leaves) invalid('a leaf is out of place.');
  for (const node of path) fieldsOf(node, { hash: hex, amounts: line });
}

for (const { part, nonce, position, amounts, path } of parts) {
  let hash = sha256('leaf', snapshot, account, part, nonce, amounts);
  let sums = amounts;
  const siblings = [...path];
  for (let at = position, width = leaves; width > 1; at = Math.floor(at / 2), width = Math.ceil(width / 2)) {
    // The last node of an odd row has no sibling and moves up as it is.
    if (at % 2 === 0 && at + 1 === width) continue;
    const sibling = siblings.shift() ?? invalid('the path is too short.');
    hash =
      at % 2 === 0
        ? sha256('node', hash, sums, sibling.hash, sibling.amounts)
        : sha256('node', sibling.hash, sibling.amounts, hash, sums);
    sums = add(sums, sibling.amounts);
  }
  if (siblings.length > 0) invalid('the path is too long.');
  if (sums !== total) notCounted('the sums of the path are not the total.');
  if (sha256('root', snapshot, leaves, hash, sums) !== root)
    notCounted('the path does not lead to the hash of the file.');
}
if (login !== undefined && login.toLowerCase() !== account.toLowerCase())
  notCounted(`this is the proof of the account ${account}.`);
console.log(`COUNTED: account ${account} with ${plain(add(parts[0].amounts, parts[1].amounts))}
Count:    ${snapshot}
Day:      ${takenAt}
Accounts: ${leaves / 2}
Total:    ${plain(total)}
Hash:     ${root}
Compare these five lines with those that the service publishes. The hash does not cover the day.`);
