// Asks the registry for known vulnerabilities of the shipped packages, as `npm audit` does. Fails for those of severity
// high and critical. Succeeds with a note if the registry cannot be asked: many mirrors have no such service.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { directDependencies, readManifest, root, shippedNames, wholeOf } from './dependencies/installed.ts';

interface Advisory {
  readonly url: string;
  readonly title: string;
  readonly severity: string;
}

/** Advisories that do not apply, by their URL, with the reason. */
const accepted: ReadonlyMap<string, string> = new Map([]);

const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
const address = new URL('-/npm/v1/security/advisories/bulk', registry);
const dependencies = directDependencies();
const shipped = shippedNames(readFileSync(join(root, 'docs', 'dependencies.md'), 'utf8'));
const packages: Record<string, string[]> = {};
for (const folder of wholeOf([...shipped].flatMap((name) => dependencies.get(name)?.folder ?? []))) {
  const { name, version = '' } = readManifest(folder);
  (packages[name] ??= []).push(version);
}

async function askRegistry(): Promise<Readonly<Record<string, readonly Advisory[]>>> {
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(60_000);
  const response = await fetch(address, { method: 'POST', headers, signal, body: JSON.stringify(packages) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as Readonly<Record<string, readonly Advisory[]>>;
}

const count = Object.keys(packages).length;
try {
  const advisories = Object.entries(await askRegistry()).flatMap(([name, found]) =>
    found.map(({ severity, title, url }) => ({
      severity,
      url,
      text: `${name}: ${severity}: ${title} (${url})`,
    })),
  );
  for (const { severity, url, text } of advisories) {
    const isFault = ['high', 'critical'].includes(severity) && !accepted.has(url);
    console[isFault ? 'error' : 'log'](text);
    if (isFault) process.exitCode = 1;
  }
  console.log(`${count} packages, ${advisories.length} advisories`);
} catch (error) {
  console.log(
    `${count} packages were not checked: ${address.host} does not tell advisories (${String(error)}).`,
  );
}
