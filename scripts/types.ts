import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { availableParallelism } from 'node:os';

/** Compiles every package by its own tsconfig: what a package may not know does not resolve there. */
const folders = [
  '.',
  ...globSync('{packages,packages/{features,ui},apps}/*/tsconfig.json').map((file) => dirname(file)),
];

function compile(folder: string): Promise<boolean> {
  return new Promise((resolve) => {
    execFile('tsc', ['--noEmit', '--pretty', 'false', '-p', folder], (error, stdout) => {
      if (error) console.log(`${folder}\n${stdout.trim()}`);
      resolve(!error);
    });
  });
}

const waiting = [...folders];
let isSound = true;
async function worker() {
  for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
    isSound = (await compile(folder)) && isSound;
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, worker));
process.exitCode = isSound ? 0 : 1;
