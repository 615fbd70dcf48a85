import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { parse } from 'yaml';
import { parseFleetFile } from '../src/index.ts';
import { RecordingServer } from './support/recording-server.ts';

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const guide = readFileSync(join(root, '../../docs/guides/fleet-files.md'), 'utf8');
const example = join(root, 'examples', 'fleet.yaml');

function blocks(language: string, text = readme): string[] {
  return [...text.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(
    (match) => match[1] ?? '',
  );
}

/** Runs a block as a program of its own, against a server of the test. */
async function run(block: string, serverUri: string): Promise<string> {
  const source = block
    .replaceAll('coap://127.0.0.1:5683', serverUri)
    .replace("'fleet.yaml'", JSON.stringify(example));
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', source], {
    cwd: root,
  });
  return stdout;
}

describe('README', () => {
  let server: RecordingServer;
  beforeEach(async () => {
    server = await RecordingServer.start();
  });
  afterEach(() => server.close());

  for (const [index, block] of blocks('js').entries()) {
    it(`example ${index + 1} runs, ends, and prints the documented output`, async () => {
      const output = await run(block, server.uri);
      const expected = [...block.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map((match) => match[1]);
      expect(output.split('\n')).to.include.members(expected);
      expect(server.of('register')).to.not.have.length(0);
      expect(server.registered).to.deep.equal([]);
    });
  }

  it('has a guide to fleet files, whose program runs and whose file is without errors', async () => {
    const [program = ''] = blocks('js', guide);
    expect((await run(program, server.uri)).trim()).to.equal('100');
    const [yaml = ''] = blocks('yaml', guide);
    const file = parseFleetFile(yaml);
    expect(file.server).to.equal('coap://127.0.0.1:5683');
    expect(file.cohorts[1]?.server).to.equal('coaps://127.0.0.1:5684');
  });

  it('shows the first cohort of the example file', () => {
    const [yaml = ''] = blocks('yaml');
    const shown = parseFleetFile(yaml);
    const whole = parse(readFileSync(example, 'utf8')) as { cohorts: unknown[] };
    expect(shown).to.deep.equal({ ...whole, cohorts: whole.cohorts.slice(0, 1) });
  });
});
