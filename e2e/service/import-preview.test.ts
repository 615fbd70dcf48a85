/** Preview of an import with the CLI. packages/server tests it on SQLite and on PostgreSQL. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { musterHere } from '../support/muster-in-process.ts';
import type { RunResult } from '../support/muster.ts';
import { useServer } from '../support/test-server.ts';

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

describe('a preview of an import', () => {
  const server = useServer();

  it('equals the import that follows, and stores nothing', async () => {
    const { place } = server;
    await writeFile(join(place.dir, 'buoys.json'), FILE);
    const run = async (...words: string[]): Promise<RunResult> => {
      const result = await musterHere(place, words);
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

    const audit = await run('activity-logs', 'list-audit', '-o', 'json');
    expect(audit.stdout.match(/hardwareDefinitions\.import/gu)).to.have.length(2);
  });
});
