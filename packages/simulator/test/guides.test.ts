/** The examples of the README and of the guides. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { decodeValues } from '@muster/lwm2m';
import { tempDir } from '@muster/testkit';
import { expect } from 'chai';
import { parse } from 'yaml';
import {
  createFleet,
  defineFleet,
  fleetOptions,
  parseFleetFile,
  readCapture,
  runScenario,
  runScenarioInVirtualTime,
} from '../src/index.ts';
import { captureText } from './support/capture-text.ts';
import { VirtualScene } from './support/virtual-fleet.ts';
import { models, RecordingServer } from './support/recording-server.ts';

const root = join(import.meta.dirname, '..');
const example = join(root, 'examples', 'fleet.yaml');

/** The code blocks of one language in a page. */
function blocks(language: string, page = 'packages/simulator/README.md'): string[] {
  const text = readFileSync(join(root, '../..', page), 'utf8');
  return Array.from(
    text.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gmu')),
    ([, block = '']) => block,
  );
}

/** What a block says that it prints. */
const outputOf = (block: string): (string | undefined)[] =>
  Array.from(block.matchAll(/; \/\/ (.*)$/gmu), ([, text]) => text);

describe('README and guides', () => {
  let server: RecordingServer;

  beforeEach(async () => {
    server = await RecordingServer.start();
  });

  afterEach(() => server.close());

  /** Runs a block as a program of its own, against the server of the test. @returns the lines it prints */
  async function run(block: string, captureFile = ''): Promise<string[]> {
    const source = block
      .replaceAll('coap://127.0.0.1:5683', server.uri)
      .replaceAll("'fleet.yaml'", JSON.stringify(example))
      .replaceAll("'site.ndjson'", JSON.stringify(captureFile));
    const args = ['--input-type=module', '--eval', source];
    return (await promisify(execFile)(process.execPath, args, { cwd: root })).stdout.trimEnd().split('\n');
  }

  for (const [index, block] of blocks('js').entries()) {
    it(`example ${index + 1} runs, ends, and prints the documented output`, async () => {
      const expected = [...block.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map((match) => match[1]);
      expect(await run(block)).to.include.members(expected);
      expect(server.of('register')).to.not.have.length(0);
      expect(server.registered).to.deep.equal([]);
    });
  }

  it('shows the first cohort of the example file', () => {
    const [yaml = ''] = blocks('yaml');
    const whole = parse(readFileSync(example, 'utf8')) as { cohorts: unknown[] };
    expect(parseFleetFile(yaml)).to.deep.equal({ ...whole, cohorts: whole.cohorts.slice(0, 1) });
  });

  it('has a guide to fleet files, whose program runs and whose file is without errors', async () => {
    const guide = 'docs/guides/fleet-files.md';
    expect(await run(blocks('js', guide)[0] ?? '')).to.deep.equal(['100']);
    const file = parseFleetFile(blocks('yaml', guide)[0] ?? '');
    expect(file.server).to.equal('coap://127.0.0.1:5683');
    expect(file.cohorts[1]?.server).to.equal('coaps://127.0.0.1:5684');
  });

  describe('of record and replay', () => {
    const guide = 'docs/guides/fleet-record-replay.md';

    it('have a program that runs, ends, and prints the documented output', async () => {
      await using place = await tempDir();
      const [block = ''] = blocks('js', guide);
      expect(outputOf(block)).to.have.length(2);
      expect(await run(block, place.join('site.ndjson'))).to.deep.equal(outputOf(block));
      expect(server.of('register')).to.have.length(4);
    });

    it('show a message that the reader accepts, with the values of its payload', async () => {
      await using place = await tempDir();
      const file = place.join('site.ndjson');
      const line = JSON.parse(blocks('json', guide)[0] ?? '') as { values: object };
      await writeFile(file, `${captureText([])}${JSON.stringify(line)}\n`);
      const { messages } = await readCapture(file);
      const values = decodeValues(112, messages[0]?.payload ?? Buffer.alloc(0), {}, models);
      expect(values.map(({ value }) => value)).to.deep.equal(Object.values(line.values));
    });
  });

  it('to set answers: its fleet file passes, and its module and its program run', async () => {
    await using place = await tempDir();
    const guide = 'docs/guides/fleet-respond.md';
    await writeFile(place.join('my-device.ts'), blocks('ts my-device.ts', guide)[0] ?? '');
    const file = parseFleetFile(blocks('yaml', guide)[0] ?? '');
    const own = { name: 'own', count: 2, endpoint: 'own-{index}', behaviour: 'my-device.ts' };
    const defined = await defineFleet(
      { ...file, cohorts: [...file.cohorts, own] },
      { folder: place.join('.') },
    );
    const report = await (await runScenarioInVirtualTime(defined)).report;
    expect(report).to.deep.include({ verdict: 'passed', problems: [] });
    expect(report.stats.answersByCode).to.have.property('5.03', 4);
    const [block = ''] = blocks('js', guide);
    expect(await run(block)).to.deep.equal(outputOf(block));
  });

  describe('about faults', () => {
    const guide = 'docs/guides/fleet-faults.md';

    for (const [position, block] of blocks('yaml', guide).entries()) {
      it(`example ${position + 1} runs, and all devices register`, async () => {
        const scene = new VirtualScene();
        const fleet = createFleet(fleetOptions(parseFleetFile(block), scene.options));
        void fleet.start();
        await scene.pass(120);
        for (const { counters } of fleet.devices) expect(counters.registrations).to.be.at.least(1);
        await fleet.stop({ deregister: false });
      });
    }

    it('its program runs, ends, and prints the documented output', async () => {
      expect(await run(blocks('js', guide)[0] ?? '')).to.deep.equal(['true']);
      expect(server.of('register').length).to.be.at.least(3);
    });
  });

  describe('to timelines', () => {
    const guide = 'docs/guides/fleet-timeline.md';

    it('have a fleet file that runs without troubles', async () => {
      const { clock, options } = new VirtualScene();
      const run = runScenario(await defineFleet(parseFleetFile(blocks('yaml', guide)[0] ?? '')), options);
      await clock.advance(3_000);
      expect(run.fleet.stats.registered).to.equal(20);
      await clock.advance(20_000);
      const states = run.fleet.devices.map(({ state }) => state);
      expect(states.filter((state) => state === 'offline')).to.have.length(5);
      expect(states.filter((state) => state === 'registered')).to.have.length(25);
      await clock.advance(76_000);
      expect(run.fleet.stats).to.include({ registered: 30, registrations: 35 });
      await clock.advance(31_000);
      const report = await run.report;
      expect(report).to.deep.include({ verdict: 'passed', problems: [], troubles: [] });
      expect(report.stats.registrations).to.equal(65);
      expect(run.fleet.devices[29]?.instanceIds(3303)).to.deep.equal([0, 1, 2]);
    });

    it('have a program that prints the documented output', async () => {
      const [block = ''] = blocks('js', guide);
      expect(await run(block)).to.deep.equal(outputOf(block));
      expect(server.heard.map(({ type }) => type)).to.deep.equal([
        'register',
        'update',
        'update',
        'deregister',
      ]);
    });
  });
});
