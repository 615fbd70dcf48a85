/** The examples of docs/guides/fleet-record-replay.md. */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { decodeValues, ModelRegistry, omaCatalogue } from '@muster/lwm2m';
import { tempDir } from '@muster/testkit';
import { expect } from 'chai';
import { readCapture } from '../../src/index.ts';
import { RecordingServer } from '../support/recording-server.ts';
import { captureText } from '../support/capture-text.ts';

const folder = join(import.meta.dirname, '..', '..');
const guide = join(folder, '..', '..', 'docs', 'guides', 'fleet-record-replay.md');

async function blockOf(language: string): Promise<string> {
  const text = await readFile(guide, 'utf8');
  return new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'u').exec(text)?.[1] ?? '';
}

describe('the guide of record and replay', () => {
  it('has a program that runs, ends, and prints the documented output', async () => {
    await using place = await tempDir();
    const server = await RecordingServer.start();
    try {
      const block = await blockOf('js');
      const file = JSON.stringify(place.join('site.ndjson'));
      const source = block.replaceAll('coap://127.0.0.1:5683', server.uri).replaceAll("'site.ndjson'", file);
      const args = ['--input-type=module', '--eval', source];
      const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder });
      const expected = [...block.matchAll(/; \/\/ (.*)$/gmu)].map(([, text]) => text);
      expect(expected).to.have.length(2);
      expect(stdout.trimEnd().split('\n')).to.deep.equal(expected);
      expect(server.of('register')).to.have.length(4);
    } finally {
      await server.close();
    }
  });

  it('shows a message that the reader accepts, with the values of its payload', async () => {
    await using place = await tempDir();
    const file = place.join('site.ndjson');
    const line = JSON.parse(await blockOf('json')) as { values: object };
    await writeFile(file, `${captureText([])}${JSON.stringify(line)}\n`);
    const { messages } = await readCapture(file);
    const payload = messages[0]?.payload ?? Buffer.alloc(0);
    const values = decodeValues(112, payload, {}, new ModelRegistry(omaCatalogue));
    expect(values.map(({ value }) => value)).to.deep.equal(Object.values(line.values));
  });
});
