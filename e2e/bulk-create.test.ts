/** 10,000 devices from a CSV through the command line, 2 % of them bad: counts, exit code, a file to retry with, memory. */
import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@muster/sdk';
import { expect } from 'chai';
import { createWorkplace, musterBin, startMuster, type RunResult, type Workplace } from './support/muster.ts';

const ROWS = 10_000;
const BAD = ROWS / 50;
/** Node with the compiled commands takes about 110 MiB; the body and the answers are a few MiB. */
const MAX_RESIDENT_MIB = 320;

const isBad = (index: number): boolean => index % 50 === 7;
const csv = (typeOf: (index: number) => string): string =>
  [
    'DeviceIdentifier,DeviceTypeName,Name',
    ...Array.from({ length: ROWS }, (_value, index) => `row-${index},${typeOf(index)},"Buoy, no. ${index}"`),
    '',
  ].join('\n');

describe('bulk creation from CSV through the command line', () => {
  it(`counts ${ROWS} rows with ${BAD} bad ones, fails, and keeps what can be sent again (papercut 3)`, async () => {
    const place = await createWorkplace();
    const server = await startMuster(place, [
      ...['server', '--http=127.0.0.1:0', '--coap=coap://127.0.0.1:0'],
      ...[`--data-dir=${join(place.dir, 'data')}`, '--requests-per-minute=0'],
    ]);
    try {
      const client = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
      await writeFile(
        join(place.dir, 'devices.csv'),
        csv((index) => (isBad(index) ? 'No Such Type' : 'Generic LwM2M')),
      );
      const create = ['devices', 'create-multiple', '-o', 'json', '--failed-file', 'failed.csv', '--data'];
      const first = await measured(place, [...create, '@devices.csv']);
      expect(first.code, first.stderr).to.equal(8);
      expect(first.stderr).to.contain(`${BAD} of ${ROWS} rows failed`).and.to.contain(`(${BAD})`);
      const outcome = JSON.parse(first.stdout) as { Failures: { Row: number; DeviceIdentifier: string }[] };
      expect(outcome).to.include({ Status: 'Failed', Created: ROWS - BAD, Failed: BAD });
      // The first line has the names of the columns.
      expect(outcome.Failures[0]).to.include({ Row: 9, DeviceIdentifier: 'row-7' });
      expect(outcome.Failures).to.have.length(BAD);
      expect(first.residentMib).to.be.below(MAX_RESIDENT_MIB);
      expect((await client.devices.list({ PageSize: 1 })).NbrOfRows).to.equal(ROWS - BAD);

      const failed = await readFile(join(place.dir, 'failed.csv'), 'utf8');
      expect(failed.split('\n')).to.have.length(1 + BAD + 1);
      await writeFile(join(place.dir, 'mended.csv'), failed.replaceAll('No Such Type', 'Generic LwM2M'));
      const second = await measured(place, [...create, '@mended.csv']);
      expect(second.code, second.stderr).to.equal(0);
      expect(JSON.parse(second.stdout)).to.deep.include({ Status: 'Completed', Created: BAD, Failures: [] });
      expect(await readFile(join(place.dir, 'failed.csv'), 'utf8')).to.equal('');
      expect((await client.devices.list({ PageSize: 1 })).NbrOfRows).to.equal(ROWS);
      const one = await client.devices.getByEndpoint('row-57');
      expect(one.Name).to.equal('Buoy, no. 57');
    } finally {
      await server.stop('SIGKILL');
      await place.remove();
    }
  });
});

/** Runs a command and notes the most memory that it had resident, which it says itself at its end. */
async function measured(
  place: Workplace,
  args: readonly string[],
): Promise<RunResult & { readonly residentMib: number }> {
  const note = join(place.dir, 'note.mjs');
  const file = join(place.dir, 'resident');
  await writeFile(
    note,
    `import { writeFileSync } from 'node:fs';
     process.on('exit', () => writeFileSync(${JSON.stringify(file)}, String(process.resourceUsage().maxRSS)));`,
  );
  const child = spawn(process.execPath, ['--import', note, musterBin, ...args], {
    env: place.env,
    cwd: place.dir,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, stdout, stderr, residentMib: Number(await readFile(file, 'utf8')) / 1024 };
}
