// Generates the files that depend on openapi.yaml, the flags that depend on the settings of the server, and the lists
// of the server's features. With --check, it writes nothing and fails if a committed file differs.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { cliTable } from './generate/cli.ts';
import { readContract } from './generate/contract.ts';
import { dashboardListFields } from './generate/dashboard.ts';
import { errorPage, errorTable } from './generate/errors.ts';
import { featureFiles, permissionFiles } from './generate/features.ts';
import { fixtureSchema } from './generate/fixtures.ts';
import { sdkNames } from './generate/names.ts';
import { banner, sdkGroupFiles, sdkListFields, sdkVersion } from './generate/sdk.ts';
import { sdkTypes } from './generate/sdk-models.ts';
import { serverTypes } from './generate/server.ts';
import { serverFlags } from './generate/settings.ts';

const root = new URL('../', import.meta.url);
const check = process.argv.includes('--check');
const contract = await readContract(new URL('openapi.yaml', root));
const types = await sdkTypes(contract, banner);

const outputs: Readonly<Record<string, string>> = {
  'packages/sdk/src/generated/api.ts': types.api,
  'packages/sdk/src/generated/models.ts': types.models,
  'packages/sdk/src/generated/list-fields.ts': sdkListFields(contract),
  'packages/sdk/src/generated/names.ts': sdkNames(contract),
  'packages/sdk/src/version.ts': sdkVersion(
    await readFile(new URL('packages/sdk/package.json', root), 'utf8'),
  ),
  ...sdkGroupFiles(contract),
  'packages/cli/src/generated/server-flags.ts': serverFlags(),
  'packages/cli/src/generated/fixture-schema.ts': fixtureSchema(contract),
  'packages/dashboard/app/generated/list-fields.ts': dashboardListFields(contract),
  'packages/server/src/http/generated/contract.ts': await serverTypes(contract.document, banner),
  'packages/server/src/kernel/generated/error-table.ts': errorTable(contract, banner),
  ...permissionFiles(contract),
  ...(await featureFiles(root)),
};

const style = await resolveConfig(new URL('package.json', root));
const drifted: string[] = [];
await update(outputs, 'typescript');
await update({ 'packages/cli/src/generated/operations.txt': cliTable(contract) });
const folders = ['packages/sdk/src/generated/groups/', 'packages/sdk/src/generated/operations/'];
for (const folder of folders) await removeLeftovers(folder, outputs);

const page = { 'docs/errors.md': await errorPage(contract, new URL('docs/errors.md', root)) };
await update(page, 'markdown');

/** @param parser of prettier; absent: the text is already formatted */
async function update(files: Readonly<Record<string, string>>, parser?: string): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = new URL(path, root);
    const formatted = parser === undefined ? text : await format(text, { ...style, parser });
    const current = await readFile(file, 'utf8').catch(() => '');
    if (current === formatted) continue;
    drifted.push(path);
    if (check) continue;
    await mkdir(new URL('./', file), { recursive: true });
    await writeFile(file, formatted);
    console.log(`wrote ${path}`);
  }
}

/** Deletes the files of a folder that are no longer generated. */
async function removeLeftovers(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  const names = await readdir(new URL(folder, root)).catch(() => []);
  for (const path of names.map((name) => `${folder}${name}`).filter((name) => !(name in files))) {
    drifted.push(path);
    if (check) continue;
    await rm(new URL(path, root));
    console.log(`removed ${path}`);
  }
}

if (check && drifted.length > 0) {
  console.error(`Not what the generator gives:\n  ${drifted.join('\n  ')}\nRun: pnpm generate`);
  process.exitCode = 1;
} else if (drifted.length === 0) {
  console.log(`${Object.keys(outputs).length + 2} generated files are up to date`);
}
