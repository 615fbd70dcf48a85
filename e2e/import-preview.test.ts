/** Preview of an import with the CLI, against servers whose API thread reads SQLite or PostgreSQL. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { postgresServer, type PostgresServer } from '@muster/testkit';
import { musterHere } from './support/muster-in-process.ts';
import { createWorkplace, startMuster, type MusterProcess, type RunResult } from './support/muster.ts';
import type { Workplace } from './support/muster.ts';
import { serverArgs } from './support/server-args.ts';

const LINE = { ObjectID: 33_001, ObjectURN: 'urn:oma:lwm2m:x:33001' };
const FILE = JSON.stringify({
  Release: '19A1',
  Tags: ['quay', 'HARBOUR '],
  SmartObjectTypes: [
    { Name: 'Mooring Line', description: '', MultipleInstances: 'Multiple', ...LINE, resourcedefs: [] },
  ],
  DeviceTypes: [
    {
      Name: 'Buoy',
      SmartObjectTypeInstances: [{ ...LINE, InstanceId: 1 }],
      Templates: [{ Name: 'Calm', Tags: ['quay'] }],
    },
    { Name: 'Ghost', SmartObjectTypeInstances: [{ ObjectID: 33_009, ObjectURN: 'urn:x', InstanceId: 0 }] },
  ],
});

const OBJECTS = JSON.stringify([
  { id: LINE.ObjectID, ObjectUrn: LINE.ObjectURN, Name: 'Mooring Line' },
  { id: 33_002, Name: 'Winch' },
]);

describe('a preview of an import', () => {
  let place: Workplace;
  let postgres: PostgresServer | undefined;

  beforeEach(async () => {
    place = await createWorkplace();
    await writeFile(join(place.dir, 'buoys.json'), FILE);
    await writeFile(join(place.dir, 'objects.json'), OBJECTS);
  });

  afterEach(() => place.remove());

  async function check(server: MusterProcess): Promise<void> {
    const env = { ...place.env, MUSTER_URL: server.info.http, MUSTER_API_KEY: server.info.apiKey };
    const run = async (...words: string[]): Promise<RunResult> => {
      const result = await musterHere({ ...place, env }, words);
      expect(result.code, result.stderr).to.equal(0);
      return result;
    };
    const importing = ['hardware-definitions', 'import', '--import-device-types', 'buoys.json'];
    await run('tags', 'create', '--name', 'Harbour');
    const before = (await run('export')).stdout;

    const table = await run(...importing, '--preview', '-o', 'table');
    expect(table.stdout).to.match(/^Buoy +Added$/mu);
    expect(table.stdout).to.match(/^HARBOUR +Ignored +The device network already has it/mu);
    expect(table.stdout).to.match(/^Ghost +Failed +There is no smart object type 33009/mu);
    expect(table.stderr).to.contain('This is a preview: nothing was imported.');
    const preview = await run(...importing, '--preview', '-o', 'json');
    expect(preview.stderr).to.equal('');
    expect((await run('export')).stdout).to.equal(before);

    const real = await run(...importing, '-o', 'json');
    expect(preview.stdout).to.equal(real.stdout);
    expect((await run('export')).stdout).not.to.equal(before);
    expect((await run(...importing, '-o', 'table')).stderr).to.equal('');

    const objects = ['smart-object-types', 'import', '--data', '@objects.json'];
    const types = (await run('export')).stdout;
    const shown = await run(...objects, '--preview', '-o', 'table');
    expect(shown.stdout).to.match(/^Mooring Line +Ignored/mu);
    expect(shown.stdout).to.match(/^Winch +Added/mu);
    expect(shown.stderr).to.contain('This is a preview: nothing was imported.');
    expect((await run('export')).stdout).to.equal(types);
    expect((await run(...objects, '-o', 'json')).stdout).to.equal('{}\n');
    expect((await run('export')).stdout).to.contain('Winch');

    const audit = await run('activity-logs', 'list-audit', '-o', 'json');
    expect(audit.stdout.match(/hardwareDefinitions\.import/gu)).to.have.length(2);
  }

  it('equals the import that follows, and stores nothing in SQLite', async () => {
    const server = await startMuster(place, await serverArgs(place));
    try {
      await check(server);
    } finally {
      await server.stop();
    }
  });

  it('equals the import that follows, and stores nothing in PostgreSQL', async function () {
    postgres = await postgresServer(this);
    const server = await startMuster(place, await serverArgs(place, `--store=${postgres.freshUrl()}`));
    try {
      await check(server);
    } finally {
      await server.stop();
    }
  });
});
