import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { FirmwareFiles } from '../../../../src/features/firmware/packages.ts';
import {
  DiskFirmwareFiles,
  MemoryFirmwareFiles,
} from '../../../../src/features/firmware/files/firmware-files.ts';

const bytes = randomBytes(150_000);

async function* chunks(): AsyncGenerator<Uint8Array> {
  for (let offset = 0; offset < bytes.length; offset += 40_000) yield bytes.subarray(offset, offset + 40_000);
}

async function* cutOff(): AsyncGenerator<Uint8Array> {
  yield bytes.subarray(0, 1000);
  throw new Error('cut off');
}

describe('firmware files', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'muster-firmware-'));
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  const adapters: Readonly<Record<string, () => FirmwareFiles>> = {
    'in memory': () => new MemoryFirmwareFiles(),
    'on a disk': () => new DiskFirmwareFiles(join(folder, 'firmware')),
  };

  for (const [name, open] of Object.entries(adapters)) {
    describe(name, () => {
      it('are written, read from anywhere in them, and deleted', async () => {
        const files = open();
        const id = randomUUID();
        expect(await files.write(id, chunks())).to.deep.equal({
          sizeBytes: bytes.length,
          sha256: createHash('sha256').update(bytes).digest('hex'),
        });
        const file = (await files.open(id))!;
        expect(file.sizeBytes).to.equal(bytes.length);
        expect(Buffer.from(await file.read(99_000, 2000))).to.deep.equal(bytes.subarray(99_000, 101_000));
        expect(await file.read(149_999, 10)).to.have.length(1);
        expect(await file.read(150_000, 10)).to.have.length(0);
        await files.delete(id);
        await files.delete(id);
        expect(await files.open(id)).to.equal(undefined);
        expect(await file.read(0, 5)).to.have.length(5);
        await file.close();
      });

      it('store nothing when their content throws', async () => {
        const files = open();
        const id = randomUUID();
        const error = await files.write(id, cutOff()).catch((thrown: unknown) => thrown);
        expect(String(error)).to.contain('cut off');
        expect(await files.open(id)).to.equal(undefined);
      });

      it('without a package are deleted', async () => {
        const files = open();
        const [kept, lost] = [randomUUID(), randomUUID()];
        await files.write(kept, chunks());
        await files.write(lost, chunks());
        await files.sweep((id) => Promise.resolve(id === kept));
        expect(await files.open(lost)).to.equal(undefined);
        const file = await files.open(kept);
        expect(file?.sizeBytes).to.equal(bytes.length);
        await file?.close();
      });
    });
  }

  it('on a disk: partial files of a crash are deleted, and foreign files are kept', async () => {
    const files = new DiskFirmwareFiles(folder);
    await writeFile(join(folder, `${randomUUID()}.part`), 'half');
    await writeFile(join(folder, 'README.txt'), 'not ours');
    await files.sweep(() => Promise.resolve(false));
    expect(await readdir(folder)).to.deep.equal(['README.txt']);
  });

  it('on a disk: an unusable folder is a StoreError with its remedy', async () => {
    await writeFile(join(folder, 'file'), '');
    const files = new DiskFirmwareFiles(join(folder, 'file'));
    const error = await files.write(randomUUID(), chunks()).catch((thrown: unknown) => thrown);
    expect(error).to.include({ name: 'StoreError', code: 'io' });
  });
});
