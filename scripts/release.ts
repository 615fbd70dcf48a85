/**
 * Makes a release: `npm run release -- --dry-run` builds and packs the packages, checks and tries the tarballs, and
 * writes their checksums and bill of materials. Without `--dry-run`, it then publishes them.
 *
 * docs/guides/releasing.md describes the options and the steps before and after.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findNode } from '@muster/testkit';
import { writeBillOfMaterials } from './release/bill-of-materials.ts';
import { findFaults } from './release/lint-tarball.ts';
import { publishedPackages, root, tarballOf } from './release/manifests.ts';
import { canProveOrigin, publish } from './release/publish.ts';
import { findObstacles } from './release/readiness.ts';
import { runTrial, type Trial } from './release/trials.ts';

const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    folder: { type: 'string', default: 'packed' },
    offline: { type: 'boolean', default: false },
    'keep-trials': { type: 'boolean', default: false },
  },
});
const folder = resolve(values.folder);
const packages = publishedPackages();
const tarballs = packages.map(tarballOf);
const trialsFolder = join(folder, 'trials');
/** Filled by `--offline`, so that the trials need no network either. */
const cache = values.offline ? join(folder, 'npm-cache') : join(trialsFolder, 'cache');
const BILL = 'sbom.cdx.json';
const MAIN_MAJOR = 24;

/** Refuses to publish. A dry run only warns, because it is for branches too. */
function checkRepository(): boolean {
  const obstacles = [...findObstacles(root, packages)];
  if (!values['dry-run'] && !canProveOrigin(process.env))
    obstacles.push('Only GitHub Actions and GitLab CI can prove the origin of packages. Publish from there.');
  for (const obstacle of obstacles) console.error(`${values['dry-run'] ? 'Warning' : 'Error'}: ${obstacle}`);
  return values['dry-run'] || obstacles.length === 0;
}

function pack(): void {
  rmSync(trialsFolder, { recursive: true, force: true });
  const time = execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' }).trim();
  const options = values.offline ? ['--offline'] : [];
  execFileSync(process.execPath, [join(root, 'scripts', 'pack.ts'), ...options, folder], {
    stdio: 'inherit',
    env: { SOURCE_DATE_EPOCH: time, ...process.env },
  });
}

async function checkTarballs(): Promise<void> {
  for (const tarball of tarballs) {
    const faults = await findFaults(join(folder, tarball));
    if (faults.length > 0) throw new Error(`${tarball} has faults:\n  ${faults.join('\n  ')}`);
  }
  console.log(`publint and arethetypeswrong have no findings in ${tarballs.length} tarballs`);
}

function tryTarballs(): void {
  const sdk = tarballs.filter((name) => name.startsWith('muster-sdk-'));
  const trials: readonly Trial[] = [
    { major: MAIN_MAJOR, program: 'packages.mjs', tarballs },
    { major: 22, program: 'packages.mjs', tarballs },
    { major: 20, program: 'sdk.mjs', tarballs: sdk },
  ];
  for (const trial of trials) {
    const { major } = trial;
    const node = findNode(major);
    if (node === undefined) {
      console.log(
        `Node.js ${major}: not tried, because it is not on PATH and MUSTER_NODE_${major} is not set`,
      );
      continue;
    }
    const paths = trial.tarballs.map((name) => join(folder, name));
    const places = { project: join(trialsFolder, `node-${major}`), cache };
    runTrial({ ...trial, tarballs: paths }, node, places);
    console.log(`Node.js ${major}: ${trial.program === 'sdk.mjs' ? 'the SDK runs' : 'all packages run'}`);
  }
}

async function describeTarballs(): Promise<void> {
  const count = await writeBillOfMaterials(join(trialsFolder, `node-${MAIN_MAJOR}`), join(folder, BILL));
  console.log(`${BILL} lists ${count} packages`);
  const files = [...tarballs, BILL];
  const sums = files.map((name) => {
    const hash = createHash('sha256').update(readFileSync(join(folder, name)));
    return `${hash.digest('hex')}  ${name}\n`;
  });
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
  for (const name of files)
    console.log(`${String(Math.ceil(statSync(join(folder, name)).size / 1024)).padStart(6)} KiB  ${name}`);
}

if (checkRepository()) {
  pack();
  await checkTarballs();
  tryTarballs();
  await describeTarballs();
  if (!values['keep-trials']) rmSync(trialsFolder, { recursive: true });
  if (values['dry-run']) console.log(`Dry run: nothing was published. The files are in ${folder}.`);
  else publish(packages, folder);
} else {
  process.exitCode = 1;
}
