import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempDir, type TempDir } from '@muster/testkit';
import { expect } from 'chai';
import { defineFleet, FleetConfigError, loadFleetFile, type FleetFile } from '../../src/index.ts';
import { rejection } from '../support/rejection.ts';

const files: Readonly<Record<string, string>> = {
  'good.csv': 'time,level\n0,1\n60,2\n',
  'empty.csv': '',
  'head.csv': 'time,level\n',
  'uneven.csv': 'time,level\n0,1\n60\n',
  'text.csv': 'time,level\n0,1\n60,two\n',
  'back.csv': 'time,level\n0,1\n60,2\n30,3\n',
  'times.csv': 'time,level\n0,1\nnoon,2\n',
  'high.csv': 'time,level\n0,1\n60,200\n',
  'quote.csv': 'time,level\n0,"1\n',
};

/** The file with one cohort that a text which gives no version goes on. */
const base = ['version: 1', 'cohorts:', '  - name: meters', '    count: 4', ''].join('\n');

const source = readFileSync(join(import.meta.dirname, 'fleet-file-mistakes.txt'), 'utf8');
/** Texts of files, each with its whole message below it, with `fleet` for the file name. */
const mistakes = Array.from(
  source.matchAll(/((?:(?!fleet:).*\n)+)((?:fleet:.*\n)+)/gu),
  ([, text = '', message = '']) =>
    [/^(?:version:|\{)/.test(text) ? text.trimEnd() : `${base}${text}`, message.trimEnd()] as const,
);

describe('mistakes in a fleet file', () => {
  let folder: TempDir;
  before(async () => {
    folder = await tempDir();
    for (const [name, text] of Object.entries(files)) await writeFile(folder.join(name), text);
  });
  after(() => folder.remove());

  /** The message of a refused file, with `fleet` as its name. */
  async function refusal(text: string | Buffer, name = 'fleet.yaml'): Promise<string> {
    const path = folder.join(name);
    await writeFile(path, text);
    const error = await rejection(loadFleetFile(path, { env: { EMPTY: '' } }));
    expect(error).to.be.instanceOf(FleetConfigError);
    return error.message.replaceAll(path, 'fleet');
  }

  for (const [text, message] of mistakes)
    it(message, async () => expect(await refusal(text)).to.equal(message));

  it('include lines that are not UTF-8, of the file and of its CSV files', async () => {
    const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
    expect(await refusal(latin(`${base}    endpoint: "m\xfcnchen-{index}"\n`))).to.equal(
      'fleet:5:1: this line is not UTF-8. Convert the file, for example with: iconv -f WINDOWS-1252 -t UTF-8.',
    );
    await writeFile(folder.join('latin.csv'), latin('time,level\n0,k\xfchl\n'));
    const values =
      'values: { /3303/0/5750: { kind: csv, file: latin.csv, column: level, timeColumn: time } }';
    expect(await refusal(`${base}    ${values}\n`)).to.equal(
      'fleet:5:48 cohorts[0].values["/3303/0/5750"].file: latin.csv:2: this line is not UTF-8. Convert the file, for example with: iconv -f WINDOWS-1252 -t UTF-8.',
    );
  });

  it('are all listed, of the shape and of the content, each with its line and remedy', async () => {
    const message = await refusal(`version: 1
server: coap://127.0.0.1
durationSeconds: 60
cohorts:
  - { name: meters, count: 4, lifetime: 60 }
  - name: lamps
    count: 2
    connectionId: 8
    endpoint: lamp
    values:
      /3/0/9: { kind: steps, values: [150, 20, 200], everySeconds: 5 }
      /3/0/7: { 0: 3300, 1: low, 2: high }
timeline:
  - { do: rebot, atSeconds: 5 }
  - { do: come-back, atSeconds: 70 }
  - { do: send, atSeconds: 5, cohort: lamps, paths: [/3303/0/5700, /9/0/1, /3303/0/1] }
expect:
  - { kind: registered, cohort: metres, ratio: 2 }
  - { kind: requests, operation: read, path: /9/0, atLeast: 3, atMost: 2, cohort: lamps }
  - { kind: updates, cohort: lamb }
`);
    const places = message
      .split('\n')
      .map((line) => /^fleet:(\d+):\d+ (\S+): .*\. \S.*\.$/.exec(line)?.slice(1).join(' '));
    expect(places).to.deep.equal([
      '5 cohorts[0].lifetime',
      '8 cohorts[1].connectionId',
      '9 cohorts[1].endpoint',
      '11 cohorts[1].values["/3/0/9"].values[0]',
      '11 cohorts[1].values["/3/0/9"].values[2]',
      '12 cohorts[1].values["/3/0/7"][1]',
      '12 cohorts[1].values["/3/0/7"][2]',
      '14 timeline[0].do',
      '15 timeline[1].atSeconds',
      '16 timeline[2].paths[1]',
      '16 timeline[2].paths[2]',
      '18 expect[0].ratio',
      '19 expect[1].path',
      '19 expect[1].atLeast',
      '20 expect[2].cohort',
    ]);
  });

  it('of programs are described with their fields', async () => {
    const file: FleetFile = {
      version: 1,
      server: 'coap://127.0.0.1',
      cohorts: [{ name: 'meters', count: 1, connectionId: 8 }],
      timeline: [{ do: 'update', atSeconds: 5, cohort: 'meter' }],
    };
    const error = await rejection(defineFleet(file));
    expect(error).to.be.instanceOf(FleetConfigError);
    expect(error.message.split('\n')).to.deep.equal([
      'cohorts[0].connectionId: connectionId has no effect: there is no DTLS session with a coap: server. Remove it, or give a coaps: server.',
      'timeline[0].cohort: unknown cohort "meter". Did you mean meters? The cohorts are meters.',
    ]);
  });

  it('are judged by the server that is given at the start', async () => {
    const path = folder.join('elsewhere.yaml');
    await writeFile(path, `${base}    connectionId: 8\nserver: coap://127.0.0.1\n`);
    const loaded = await loadFleetFile(path, { serverUri: 'coaps://127.0.0.1' });
    expect(loaded.cohorts[0]?.connectionId).to.equal(8);
  });

  it('do not include what has an effect', async () => {
    const path = folder.join('whole.yaml');
    await writeFile(
      path,
      `${base}    server: lab
    confirmableNotifications: true
    endpoint: 'p-{hex:8}'
    faults: { rebindEverySeconds: 60 }
    network: [{ natTimeoutSeconds: 30 }, { lossRate: 0.1, direction: to-server, toSeconds: 20 }]
    outcomes: [{ share: 0.25, firmware: { powerLoss: updating } }]
    values: { /3/0/7: { 0: 3300, 1: { kind: walk, min: 1, max: 9 } } }
servers: { lab: "coap://127.0.0.1" }
durationSeconds: 60
api: { url: "http://127.0.0.1", key: "\${env:KEY}" }
timeline:
  - { do: go-offline, atSeconds: 5 }
  - { do: come-back, atSeconds: 9, overSeconds: 5 }
  - { do: add-instance, atSeconds: 9, object: 3303, instance: 7 }
  - { do: set, atSeconds: 10, path: /3303/7/5700, value: 21.5 }
  - { do: set, atSeconds: 10, path: /3/0/7/1, value: 21 }
  - { do: update, atSeconds: 10, everySeconds: 10, untilSeconds: 40 }
expect:
  - { kind: latency, of: notification, atMostMs: 100 }
  - { kind: server-values, paths: [/3303/0/5700], tolerance: 1 }
`,
    );
    const loaded = await loadFleetFile(path, { env: { KEY: 'secret' } });
    expect(loaded.cohorts[0]?.server).to.equal('coap://127.0.0.1');
  });
});
