// Regenerates everything that is made from openapi.yaml. With --check it writes nothing and fails where a
// committed file is not what the contract gives.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { cliFiles } from './generate/cli.ts';
import { readContract } from './generate/contract.ts';
import { fixtureSchema } from './generate/fixtures.ts';
import { sdkNames } from './generate/names.ts';
import { banner, sdkGroups, sdkListFields, sdkOperationTable } from './generate/sdk.ts';
import { sdkTypes } from './generate/sdk-models.ts';

const root = new URL('../', import.meta.url);
const check = process.argv.includes('--check');
const contract = await readContract(new URL('openapi.yaml', root));
const types = await sdkTypes(contract, banner);

const outputs: Readonly<Record<string, string>> = {
  'packages/sdk/src/generated/api.ts': types.api,
  'packages/sdk/src/generated/models.ts': types.models,
  'packages/sdk/src/generated/list-fields.ts': sdkListFields(contract),
  'packages/sdk/src/generated/operations.ts': sdkOperationTable(contract),
  'packages/sdk/src/generated/names.ts': sdkNames(contract),
  'packages/sdk/src/generated/groups.ts': sdkGroups(contract),
  ...cliFiles(contract),
  'packages/cli/src/generated/fixture-schema.ts': fixtureSchema(contract),
};

const style = await resolveConfig(new URL('package.json', root));
const drifted: string[] = [];
for (const [path, text] of Object.entries(outputs)) {
  const file = new URL(path, root);
  const formatted = await format(text, { ...style, parser: 'typescript' });
  const current = await readFile(file, 'utf8').catch(() => '');
  if (current === formatted) continue;
  drifted.push(path);
  if (check) continue;
  await mkdir(new URL('./', file), { recursive: true });
  await writeFile(file, formatted);
  console.log(`wrote ${path}`);
}

for (const path of await leftovers('packages/cli/src/generated/topics/')) {
  drifted.push(path);
  if (check) continue;
  await rm(new URL(path, root));
  console.log(`removed ${path}`);
}

/** Generated files of a folder that the contract no longer gives. */
async function leftovers(folder: string): Promise<string[]> {
  const names = await readdir(new URL(folder, root)).catch(() => []);
  return names.map((name) => `${folder}${name}`).filter((path) => !(path in outputs));
}

if (check && drifted.length > 0) {
  console.error(`Not what openapi.yaml gives:\n  ${drifted.join('\n  ')}\nRun: pnpm generate`);
  process.exitCode = 1;
} else if (drifted.length === 0) {
  console.log(`${Object.keys(outputs).length} generated files are up to date`);
}
