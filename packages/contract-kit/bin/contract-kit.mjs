#!/usr/bin/env node
import { runCommand } from '@meridian/contract-kit/check';

process.exitCode = await runCommand(process.argv.slice(2), (text) => process.stdout.write(text));
