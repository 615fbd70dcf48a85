import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { json, useService } from '../support/cli.ts';

describe('flags for files with secrets', () => {
  const { service, sandbox } = useService();
  const create = ['network-settings', 'create', '--data', '{}', '--name', 'n'];

  beforeEach(() => service.answer(json(201, { Id: 'c4d7c1f0-6a0e-4b38-9d52-000000000001' })));

  const sent = (): unknown =>
    (JSON.parse(service.received.at(-1)!.body) as { PreSharedKey: unknown }).PreSharedKey;

  it('read a secret without its line break, from a file or standard input', async () => {
    await writeFile(join(sandbox.folder, 'key'), 'correct horse \n');
    const file = join(sandbox.folder, 'key');
    const required = ['--network-type', 'WIFI', '--ssid', 's'];
    await sandbox.run([...create, ...required, '--pre-shared-key-file', file]);
    expect(sent()).to.equal('correct horse ');
    await sandbox.run([...create, ...required, '--pre-shared-key-file', '-'], { input: 'battery\r\n' });
    expect(sent()).to.equal('battery');
  });

  it('refuse a missing or empty file, and the secret beside it', async () => {
    await writeFile(join(sandbox.folder, 'empty'), '\n');
    for (const [file, said] of [
      [join(sandbox.folder, 'empty'), 'is empty'],
      [join(sandbox.folder, 'none'), 'Cannot read --pre-shared-key-file'],
    ] as const)
      expect(await sandbox.fails(2, [...create, '--pre-shared-key-file', file])).to.contain(said);
    const both = [...create, '--pre-shared-key', 'x', '--pre-shared-key-file', 'y'];
    expect(await sandbox.fails(2, both)).to.contain('exclude each other');
    expect(service.received).to.deep.equal([]);
  });
});
