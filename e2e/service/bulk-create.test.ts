/** 10,000 devices from a CSV through the command line, 2 % of them bad: counts, exit code, a file to retry with, memory. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { exitCodes } from '../../packages/cli/src/errors/exit-codes.ts';
import type { RunResult } from '../support/muster.ts';
import { runMuster } from '../support/running.ts';
import { useServer } from '../support/test-server.ts';

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
  const server = useServer({ flags: ['--requests-per-minute=0'] });

  /** Runs a command and notes the most memory that it had resident, which it says itself at its end. */
  async function measured(words: readonly string[]): Promise<RunResult & { readonly residentMib: number }> {
    const { place } = server;
    const file = join(place.dir, 'resident');
    const note = join(place.dir, 'note.mjs');
    const size = 'String(process.resourceUsage().maxRSS)';
    const program = `process.on('exit', () => writeFileSync(${JSON.stringify(file)}, ${size}));`;
    await writeFile(note, `import { writeFileSync } from 'node:fs';\n${program}`);
    const result = await runMuster(place, words, { NODE_OPTIONS: `--import=${note}` }).ended;
    return { ...result, residentMib: Number(await readFile(file, 'utf8')) / 1024 };
  }

  it(`counts ${ROWS} rows with ${BAD} bad ones, fails, and keeps what can be sent again (papercut 3)`, async () => {
    const { client, place } = server;
    await writeFile(
      join(place.dir, 'devices.csv'),
      csv((index) => (isBad(index) ? 'No Such Type' : 'Generic LwM2M')),
    );
    const create = ['devices', 'create-multiple', '-o', 'json', '--failed-file', 'failed.csv', '--data'];
    const first = await measured([...create, '@devices.csv']);
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
    const second = await measured([...create, '@mended.csv']);
    expect(second.code, second.stderr).to.equal(0);
    expect(JSON.parse(second.stdout)).to.deep.include({ Status: 'Completed', Created: BAD, Failures: [] });
    expect(await readFile(join(place.dir, 'failed.csv'), 'utf8')).to.equal('');
    expect((await client.devices.list({ PageSize: 1 })).NbrOfRows).to.equal(ROWS);
    const one = await client.devices.getByEndpoint('row-57');
    expect(one.Name).to.equal('Buoy, no. 57');
  });

  it('names the rows of an array that failed, and keeps them', async () => {
    const { place } = server;
    const rows = [1, 2].map((index) => ({
      DeviceIdentifier: `wrong-${index}`,
      DeviceTypeId: `00000000-0000-4000-8000-00000000000${index}`,
    }));
    await writeFile(join(place.dir, 'rows.json'), JSON.stringify(rows));
    const words = [
      'devices',
      'create-multiple',
      '--failed-file',
      'failed.json',
      '-o',
      'csv',
      '--data',
      '@rows.json',
    ];
    const { code, stderr } = await runMuster(place, words).ended;
    expect(code, stderr).to.equal(exitCodes.rejected);
    expect(stderr).to.match(/^row 1 wrong-1: .*device type/mu);
    expect(stderr).to.match(/^row 2 wrong-2: .*device type/mu);
    expect(stderr).to.contain('2 of 2 rows failed');
    expect(JSON.parse(await readFile(join(place.dir, 'failed.json'), 'utf8'))).to.deep.equal(rows);
  });
});
