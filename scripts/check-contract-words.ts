// Fails if a summary or description of the contract breaks a rule of scripts/contract-words/rules.ts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { findingsIn } from './contract-words/rules.ts';

const contract = parse(readFileSync(join(import.meta.dirname, '..', 'openapi.yaml'), 'utf8')) as Record<
  string,
  unknown
>;
const findings = findingsIn(contract);
for (const { pointer, problem } of findings) console.error(`openapi.yaml: ${pointer}: ${problem}`);
if (findings.length > 0) process.exitCode = 1;
console.log(`${findings.length} findings in the words of the contract`);
