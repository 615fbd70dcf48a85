/**
 * Runs the tests in lanes: without arguments the quick ones, like `npm test`; with `--all` every lane; with names
 * only these lanes; with `--rest` those that are not quick, for a run after `npm test` with the same file in
 * MUSTER_TEST_RECORD.
 *
 * MUSTER_SEED repeats a run that failed; MUSTER_FUZZ_RUNS, MUSTER_LOSS_SEEDS and MUSTER_SOAK_SECONDS change the length of the long lanes.
 */
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildDashboard } from './build-dashboard.ts';
import { builtMuster } from './built-muster.ts';
import { runChecks, type Check } from './checks/run-checks.ts';

interface Lane {
  readonly name: string;
  readonly description: string;
  /** Whether `npm test` runs it. */
  readonly isQuick?: boolean;
  /** The longest checks come first, so that none runs alone at the end. */
  readonly checks: readonly Check[];
}

const { env } = process;
const folder = mkdtempSync(join(tmpdir(), 'muster-tests-'));
/** File to which passed tests are appended, for the coverage of the specification. */
const record = env['MUSTER_TEST_RECORD'] ?? join(folder, 'passed');
const recording = { MUSTER_TEST_RECORD: record };

interface MochaOptions {
  /** Maximum milliseconds per test; 0 is no limit. Defaults to that of `e2e/.mocharc.json`. */
  readonly timeoutMs?: number;
  readonly variables?: Readonly<Record<string, string>>;
}

function mocha(name: string, files: readonly string[], { timeoutMs, variables }: MochaOptions = {}): Check {
  const timeout = timeoutMs === undefined ? [] : ['--timeout', String(timeoutMs)];
  return {
    name,
    command: 'mocha',
    args: ['--config', 'e2e/.mocharc.json', ...timeout, ...files],
    env: { ...recording, ...variables },
  };
}

const unit = (what: string, ...files: readonly string[]): Check => ({
  name: `units of ${what}`,
  command: 'mocha',
  args: files,
  env: recording,
});
const node = (name: string, args: readonly string[], remedy?: string): Check => ({
  name,
  command: 'node',
  args,
  ...(remedy === undefined ? {} : { remedy }),
});

/** Each lane of end-to-end tests is a folder of `e2e`. */
const folderLane = (name: string, description: string, isQuick = false): Lane => ({
  name,
  description,
  isQuick,
  checks: [mocha(name, [`e2e/${name}/*.test.ts`])],
});
/** The same with tests of single packages that are too long for `npm test`. */
const withPackages = (lane: Lane, ...files: readonly string[]): Lane => ({
  ...lane,
  checks: [...lane.checks, unit(`packages: ${lane.name}`, ...files)],
});

const fuzz = { MUSTER_FUZZ_RUNS: env['MUSTER_FUZZ_RUNS'] ?? '1000000' };
/** Each run is a complete handshake. */
const handshakes = { MUSTER_FUZZ_RUNS: env['MUSTER_FUZZ_RUNS'] ?? '200000' };
const loss = { MUSTER_LOSS_SEEDS: env['MUSTER_LOSS_SEEDS'] ?? '250' };
// Only for the lane `fuzz`: other suites have random inputs too.
delete env['MUSTER_FUZZ_RUNS'];
const onPostgres: MochaOptions = { variables: { MUSTER_TEST_STORE: 'postgres' } };
const formats = 'packages/lwm2m/test/codec/fuzz.test.ts';
const fuzzing = (what: string, variables: Record<string, string>, ...files: readonly string[]) =>
  mocha(`fuzz: ${what}`, files, { timeoutMs: 0, variables });

const types: Lane = {
  name: 'types',
  description: 'types of the whole workspace',
  isQuick: true,
  checks: [
    { name: 'types', command: 'tsc', args: ['-p', 'tsconfig.json'] },
    { name: 'types of the dashboard', command: 'tsc', args: ['-p', 'packages/dashboard'] },
  ],
};
const units: Lane = {
  name: 'units',
  description: 'unit, contract and conformance tests of all packages',
  isQuick: true,
  checks: [
    unit(
      'the stores and gateways of the server',
      'packages/server/test/{gateway,store/!(postgres)}/**/*.test.ts',
      'packages/server/test/store/*.test.ts',
    ),
    unit(
      'the rest of the server',
      'packages/server/test/!(features|store|gateway|processes)/**/*.test.ts',
      'packages/server/test/*.test.ts',
    ),
    unit('the features of the server', 'packages/server/test/features/**/*.test.ts'),
    unit(
      'the other packages',
      'packages/!(server|cli)/test/!(interop|processes)/**/*.test.ts',
      'packages/!(server|cli)/test/*.test.ts',
    ),
    unit('the command line', 'packages/cli/test/!(processes)/**/*.test.ts', 'packages/cli/test/*.test.ts'),
    unit('the scripts', 'e2e/checks/*.test.ts'),
  ],
};
const lint: Lane = {
  name: 'lint',
  description: 'lint, format, imports, words, generated files',
  checks: [
    { name: 'lint', command: 'oxlint', args: [] },
    {
      name: 'format',
      command: 'prettier',
      args: ['--check', '--log-level', 'warn', '.'],
      remedy: 'pnpm format',
    },
    node('generated files', ['scripts/generate.ts', '--check'], 'pnpm generate'),
    node('references of the documentation', ['scripts/check-documentation.ts']),
    node('words of the contract', ['scripts/check-contract-words.ts']),
    node('words of pages and messages', ['scripts/check-words.ts']),
    {
      name: 'imports',
      command: 'depcruise',
      args: ['--config', '.dependency-cruiser.js', 'packages', 'e2e', 'bench', 'scripts'],
    },
  ],
};

const security: Lane = {
  name: 'security',
  description: 'secrets in files, licences and known vulnerabilities of dependencies',
  checks: [
    // Files whose names begin with a dot are in no folder that `**/*` finds.
    {
      name: 'secrets',
      command: 'secretlint',
      args: ['--secretlintignore', '.secretlintignore', '**/*', '.ci/*', '.github/**/*'],
    },
    node('dependencies', ['scripts/check-dependencies.ts'], 'node scripts/check-dependencies.ts --write'),
    node('vulnerabilities', ['scripts/check-advisories.ts']),
  ],
};

/**
 * The lanes of a stage share the processors. A stage starts when the previous one has ended. A lane that keeps both
 * processors busy has a stage of its own. Those of the last stage leave time to each other: the soak mostly waits.
 */
const stages: readonly (readonly Lane[])[] = [
  [
    units,
    {
      name: 'dashboard',
      description: 'the dashboard in Chromium',
      // In two parts, each with a browser, because one mostly keeps one processor busy.
      checks: [
        mocha('dashboard, access to find', ['e2e/dashboard/[a-f]*.test.ts']),
        mocha('dashboard, https to types', ['e2e/dashboard/!([a-f]*|smoke).test.ts']),
        mocha('each page of the dashboard', ['e2e/dashboard/smoke.test.ts']),
      ],
    },
    {
      name: 'guides',
      description: 'the commands and programs of README, guides and examples',
      // In two parts, because fleets and servers mostly wait.
      checks: [
        mocha('examples of README, fleets and CI', [
          'e2e/guides/@(ci-examples|fleet-examples|readme).test.ts',
        ]),
        mocha('guides and reference', ['e2e/guides/!(ci-examples|fleet-examples|readme).test.ts']),
      ],
    },
    folderLane('service', 'features of the service, through processes'),
    folderLane('original-clients', 'requests as clients of the original service send them'),
    folderLane('tasks', 'tasks of operators and CI jobs, none of which needs a UUID'),
    folderLane('fleets', 'simulated fleets'),
    withPackages(
      folderLane('peers', 'foreign implementations of CoAP, DTLS, LwM2M and MQTT'),
      'packages/*/test/interop/*.test.ts',
    ),
    folderLane('journeys', 'the five journeys of the design, through processes', true),
    {
      name: 'smoke',
      description: 'the log-in, and the pages of devices, in Chromium',
      isQuick: true,
      checks: [
        mocha('smoke of the dashboard', ['e2e/dashboard/smoke.test.ts', '--grep', 'log-in|of devices have']),
      ],
    },
    lint,
    security,
    types,
  ],
  [
    folderLane('kills', 'killed processes, full disks, restarts'),
    withPackages(
      folderLane('processes', 'several gateways, processes of the API and workers'),
      'packages/*/test/processes/*.test.ts',
    ),
    {
      name: 'fuzz',
      description: 'a million inputs for each decoder',
      checks: [
        fuzzing('CoAP messages', fuzz, 'packages/coap/test/endpoint/fuzz.test.ts'),
        // In two parts, because one would be the last to end by far.
        fuzzing(
          'other formats, links and object definitions',
          fuzz,
          formats,
          '--invert',
          '--grep',
          'json|cbor',
        ),
        fuzzing('formats of JSON and CBOR', fuzz, formats, '--grep', 'json|cbor'),
        fuzzing('Sparkplug B payloads', fuzz, 'packages/sparkplug/test/fuzz.test.ts'),
        fuzzing(
          'DTLS records and live sessions',
          fuzz,
          'packages/dtls/test/record/record.test.ts',
          'packages/dtls/test/attacks/fuzz.test.ts',
          'e2e/long/dtls-mutations.test.ts',
        ),
        fuzzing('DTLS handshakes', handshakes, 'packages/dtls/test/connection/fuzz.test.ts'),
      ],
    },
    {
      name: 'loss',
      description: 'many bad networks',
      checks: [
        mocha('loss matrix', ['packages/coap/test/endpoint/loss-matrix.test.ts'], {
          timeoutMs: 0,
          variables: loss,
        }),
      ],
    },
    {
      name: 'restart',
      description: 'a thousand secured devices, ten kills',
      checks: [mocha('restart', ['e2e/long/restart-secured.test.ts'], { timeoutMs: 1_800_000 })],
    },
    {
      name: 'packages',
      description: 'packing, installing, a fresh clone, the container image',
      checks: [
        mocha(
          'packages',
          ['e2e/long/pack.test.ts', 'e2e/long/fresh-clone.test.ts', 'e2e/long/image.test.ts'],
          { timeoutMs: 1_800_000 },
        ),
      ],
    },
  ],
  [
    {
      name: 'gateways',
      description: 'failures of a service with two gateways and 2,000 devices',
      checks: [mocha('gateways', ['e2e/long/gateway-failures.test.ts'], { timeoutMs: 900_000 })],
    },
  ],
  [
    {
      name: 'soak',
      description: 'minutes of traffic: memory stays level',
      checks: [mocha('soak', ['e2e/long/soak.test.ts'], { timeoutMs: 3_600_000 })],
    },
    {
      name: 'postgres',
      description: 'the store and the API on PostgreSQL',
      checks: [
        unit('the store on PostgreSQL', 'packages/server/test/store/postgres/**/*.test.ts'),
        mocha('features on PostgreSQL', ['packages/server/test/features/*/routes/*.test.ts'], onPostgres),
        mocha('HTTP on PostgreSQL', ['packages/server/test/http/**/*.test.ts'], onPostgres),
      ],
    },
    {
      name: 'without-peers',
      description: 'every suite that can skip, on a PATH without peers',
      checks: [node('without peers', ['scripts/test-without-peers.ts'])],
    },
  ],
];
const lanes = stages.flat();

/** Checks the coverage of the specification if a run contains all cited tests. Otherwise only checks that they exist. */
function coverage(isWhole: boolean): Check {
  const ran = isWhole ? ['--ran', record] : [];
  const args = ['scripts/spec-coverage.ts', '--check', '--complete', ...ran];
  return node('coverage of the specification', args, 'node scripts/spec-coverage.ts');
}

function filesWithoutLane(): readonly string[] {
  const patterns = lanes.flatMap(({ checks }) => checks.flatMap(({ args }) => args));
  const run = new Set(globSync(patterns.filter((one) => one.endsWith('.test.ts'))));
  return globSync(['packages/*/test/**/*.test.ts', 'e2e/**/*.test.ts']).filter((file) => !run.has(file));
}

function usage(): string {
  const rows = lanes.map(
    ({ name, description, isQuick }) =>
      `  ${name.padEnd(14)} ${description}${isQuick === true ? ' (quick)' : ''}`,
  );
  return [
    'Usage: node scripts/test.ts [--all | --rest | LANE…]',
    '',
    'Without arguments: the quick lanes. --rest: all others.',
    ...rows,
  ].join('\n');
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, rest: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});
const forgotten = filesWithoutLane();
const unknown = positionals.filter((name) => !lanes.some((lane) => lane.name === name));
const isRest = values.rest === true;
const isAll = values.all === true && !isRest;
const isChosen = ({ name, isQuick = false }: Lane): boolean =>
  positionals.length > 0 ? positionals.includes(name) : isAll || isQuick !== isRest;

if (values.help === true) {
  console.log(usage());
} else if (unknown.length > 0) {
  console.error(`There is no lane ${unknown.join(', ')}.\n\n${usage()}`);
  process.exitCode = 2;
} else if (forgotten.length > 0) {
  console.error(`No lane runs these tests: ${forgotten.join(', ')}. Put them into a folder of a lane.`);
  process.exitCode = 1;
} else {
  // Before the tests, because they run concurrently and share the built files.
  buildDashboard();
  builtMuster();
  const chosen = stages.map((stage) => stage.filter(isChosen).flatMap(({ checks }) => checks));
  const last =
    positionals.length === 0 ? [coverage(isAll || (isRest && env['MUSTER_TEST_RECORD'] !== undefined))] : [];
  // Three checks keep two processors busy.
  await runChecks(Math.min(3, availableParallelism() + 1), ...chosen, last);
}
rmSync(folder, { recursive: true });
