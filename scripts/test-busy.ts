/**
 * Runs tests beside busy processes, which compete for the processors like other work on a shared machine.
 *
 *   node scripts/test-busy.ts [--processes N] [--times N] [--all | LANE…]
 *
 * --processes  busy processes, 1 or more. Default 4
 * --times      runs after each other, 1 or more. Default 1
 *
 * All other arguments are passed to `scripts/test.ts`. Ends with the first failed run, and with its exit code.
 */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    processes: { type: 'string', default: '4' },
    times: { type: 'string', default: '1' },
    all: { type: 'boolean', default: false },
  },
});

function countOf(name: 'processes' | 'times'): number {
  const count = Number(values[name]);
  if (Number.isInteger(count) && count > 0) return count;
  console.error(`--${name} ${values[name]} is not a whole number of 1 or more.`);
  process.exit(2);
}

const processes = countOf('processes');
const times = countOf('times');
const args = [join(import.meta.dirname, 'test.ts'), ...(values.all ? ['--all'] : []), ...positionals];
/** Ends with this process, even if that is killed, because then its standard input closes. */
const loop =
  'process.stdin.on("end", () => process.exit()).resume(); (function turn() { const end = performance.now() + 20; while (performance.now() < end); setImmediate(turn); })()';
const busy = Array.from({ length: processes }, () =>
  spawn(process.execPath, ['--eval', loop], { stdio: ['pipe', 'ignore', 'inherit'] }),
);

for (let run = 1; run <= times && (process.exitCode ?? 0) === 0; run += 1) {
  console.log(`\n=== run ${run} of ${times}, beside ${processes} busy processes`);
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
for (const child of busy) child.kill('SIGKILL');
