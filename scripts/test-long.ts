/**
 * What `test:long` runs: the suites that take minutes. A name among the arguments (`fuzz`, `loss`, `restart`, `gateways`,
 * `postgres`, `packages`, `soak`) runs those alone. MUSTER_SEED repeats a run that failed; MUSTER_FUZZ_RUNS, MUSTER_LOSS_SEEDS and
 * MUSTER_SOAK_SECONDS change their length.
 */
import { availableParallelism } from 'node:os';
import { runChecks, type Check } from './checks/run-checks.ts';

const { env } = process;
const fuzz = { MUSTER_FUZZ_RUNS: env['MUSTER_FUZZ_RUNS'] ?? '1000000' };
/** Each run is a whole handshake. */
const handshakes = { MUSTER_FUZZ_RUNS: env['MUSTER_FUZZ_RUNS'] ?? '200000' };
const loss = { MUSTER_LOSS_SEEDS: env['MUSTER_LOSS_SEEDS'] ?? '250' };
const alone = ['--no-config', '--forbid-only', '--reporter', 'spec', '--slow', '600000'];
const files = (timeoutMs: number, ...paths: readonly string[]) => [
  ...alone,
  '--timeout',
  String(timeoutMs),
  ...paths,
];

const parts: Readonly<Record<string, readonly Check[]>> = {
  fuzz: [
    {
      name: 'fuzz: CoAP messages',
      command: 'mocha',
      args: files(0, 'packages/coap/test/endpoint/fuzz.test.ts'),
      env: fuzz,
    },
    {
      name: 'fuzz: formats, links and object definitions',
      command: 'mocha',
      args: files(
        0,
        'packages/lwm2m/test/codec/fuzz.test.ts',
        'packages/lwm2m/test/codec/path-list.test.ts',
        'packages/lwm2m/test/codec/senml-etch.test.ts',
      ),
      env: fuzz,
    },
    {
      name: 'fuzz: Sparkplug B payloads',
      command: 'mocha',
      args: files(0, 'packages/sparkplug/test/fuzz.test.ts'),
      env: fuzz,
    },
    {
      name: 'fuzz: DTLS records and live sessions',
      command: 'mocha',
      args: files(
        0,
        'packages/dtls/test/record/record.test.ts',
        'packages/dtls/test/attacks/fuzz.test.ts',
        'e2e/long/dtls-mutations.test.ts',
      ),
      env: fuzz,
    },
    {
      name: 'fuzz: DTLS handshakes',
      command: 'mocha',
      args: files(0, 'packages/dtls/test/connection/fuzz.test.ts'),
      env: handshakes,
    },
  ],
  loss: [
    {
      name: 'loss matrix',
      command: 'mocha',
      args: files(0, 'packages/coap/test/endpoint/loss-matrix.test.ts'),
      env: loss,
    },
  ],
  restart: [
    {
      name: 'a thousand secured devices, ten kills',
      command: 'mocha',
      args: files(1_800_000, 'e2e/long/restart-secured.test.ts'),
    },
  ],
  gateways: [
    {
      name: 'failures of a service with two gateways and 2,000 devices',
      command: 'mocha',
      args: files(900_000, 'e2e/long/gateway-failures.test.ts'),
    },
  ],
  postgres: [
    {
      name: 'the API on PostgreSQL',
      command: 'mocha',
      args: files(
        240_000,
        'packages/server/test/features/*/routes/*.test.ts',
        'packages/server/test/http/**/*.test.ts',
      ),
      env: { MUSTER_TEST_STORE: 'postgres' },
    },
  ],
  soak: [{ name: 'soak', command: 'mocha', args: files(3_600_000, 'e2e/long/soak.test.ts') }],
  packages: [
    {
      name: 'packing, installing, a fresh clone',
      command: 'mocha',
      args: files(1_200_000, 'e2e/long/pack.test.ts', 'e2e/long/fresh-clone.test.ts'),
    },
  ],
};

/** The soak watches memory, PostgreSQL and services of several processes use both processors: each runs alone. */
const stages: readonly (readonly string[])[] = [
  ['fuzz', 'loss', 'restart', 'packages'],
  ['gateways'],
  ['postgres'],
  ['soak'],
];

const names = process.argv.slice(2);
const unknown = names.filter((name) => parts[name] === undefined);
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`);
  process.exitCode = 2;
} else {
  const isChosen = (name: string) => names.length === 0 || names.includes(name);
  const checksOf = (stage: readonly string[]) => stage.filter(isChosen).flatMap((name) => parts[name] ?? []);
  // These keep a processor busy each, and have time limits.
  await runChecks(Math.min(2, availableParallelism()), ...stages.map(checksOf));
}
