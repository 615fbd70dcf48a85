import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@muster/sdk';
import { expect } from 'chai';
import { useCli } from './support/cli.ts';
import { startAndWait } from './support/running.ts';

/** Of all octets, so that nothing that takes them for text leaves them whole. */
const firmware = Buffer.concat([
  Buffer.from(Array.from({ length: 256 }, (_, index) => index)),
  randomBytes(100_000),
]);

describe('muster firmware-packages', () => {
  const sandbox = useCli();

  it('uploads a file, downloads the same bytes, and reports faults of files; the SDK does so too', async () => {
    const words = 'server --http 127.0.0.1:0 --coap coap://127.0.0.1:0 --data-dir data';
    const { child, ended, ready } = await startAndWait(sandbox, words);
    const env = { MUSTER_URL: ready.http, MUSTER_API_KEY: ready.apiKey };
    const types = await sandbox.run('device-types list -o json', { env });
    const typeId = (JSON.parse(types.stdout) as { Rows: { Id: string }[] }).Rows[0]!.Id;
    await writeFile(join(sandbox.folder, 'sensor.bin'), firmware);

    const create = `firmware-packages create --device-type-id ${typeId} --title S --version 1`;
    const created = await sandbox.run(`${create} --firmware sensor.bin -o json`, { env });
    expect(created.code, created.stderr).to.equal(0);
    const { Id } = JSON.parse(created.stdout) as { Id: string };

    const saved = await sandbox.run(`firmware-packages download ${Id} --output copy.bin`, { env });
    expect(saved.code, saved.stderr).to.equal(0);
    expect(JSON.parse(saved.stdout)).to.deep.equal({ File: 'copy.bin', Size: firmware.length });
    expect(await readFile(join(sandbox.folder, 'copy.bin'))).to.deep.equal(firmware);

    expect(await sandbox.fails(2, `${create} --firmware nowhere.bin`, { env })).to.contain('nowhere.bin');
    expect(await sandbox.fails(2, create, { env })).to.contain('--firmware');
    const nowhere = await sandbox.run(`firmware-packages download ${Id} -o no/such/folder`, { env });
    expect(nowhere.code).to.equal(2);

    const client = createClient({ baseUrl: ready.http, apiKey: ready.apiKey });
    const sources = [
      new Blob([firmware]),
      firmware,
      { stream: new Blob([firmware]).stream(), name: 'from a "stream".bin' },
    ];
    for (const [index, source] of sources.entries()) {
      const request = { DeviceTypeId: typeId, Title: 'S', Version: `2.${index}` };
      const made = await client.firmwarePackages.create({ firmware: source, request });
      const file = await client.firmwarePackages.download(made.Id);
      expect(file.sizeBytes).to.equal(firmware.length);
      expect(Buffer.from(await (await file.blob()).arrayBuffer())).to.deep.equal(firmware);
    }
    child.kill('SIGTERM');
    await ended;
  });
});
