/**
 * The shell blocks of guides as they are written, but for addresses and durations: each guide has a server, and devices where
 * its commands name some. Commands that run until Ctrl-C are stopped once they have begun.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { foreignPeer, freeTcpPort, freeUdpPort } from '@muster/testkit';
import { expect } from 'chai';
import {
  captureText,
  registered,
  type CaptureRow,
} from '../../packages/simulator/test/support/capture-text.ts';
import { readGuide } from '../support/guide.ts';
import { createWorkplace, startMuster, type MusterProcess, type Workplace } from '../support/muster.ts';
import { musterOnPath, runShell } from '../support/running.ts';
import { TestAuthority } from '../support/test-authority.ts';

interface Guide {
  /** Endpoint names of simulated devices, which are online before the first command. */
  readonly devices?: readonly string[];
  readonly queueMode?: boolean;
  /** Commands before the first block. */
  readonly before?: string;
  /** Commands after the last block. */
  readonly after?: string;
  /** What the output matches. */
  readonly shows: readonly RegExp[];
  readonly tools?: readonly string[];
}

/** A Read and its response. */
const path = { 'Uri-Path': '/3303/0/5700' };
const reading: readonly CaptureRow[] = [
  [20, 'server', 'CON', 'GET', 7, 'a7', path],
  [21, 'device', 'ACK', '2.05', 7, 'a7', { 'Content-Format': 0 }, '20'],
];

/** Prints a device as the last command. */
const device = (name: string): Pick<Guide, 'after' | 'shows'> => ({
  after: `muster devices get ${name}`,
  shows: [new RegExp(`"DeviceIdentifier": "${name}"`, 'u')],
});

const guides: Readonly<Record<string, Guide>> = {
  attributes: {
    devices: ['buoy-1', 'buoy-2'],
    queueMode: true,
    // Until the device sleeps.
    before: `until { muster write buoy-2 /3/0/14 +01:00 --wait-timeout 1s; test $? -eq 11; }; do sleep 3; done`,
    shows: [/pmin/iu],
  },
  bootstrap: device('buoy-1'),
  'devices-by-name': {
    devices: ['press-7'],
    before: `muster device-networks create --name 'My network'`,
    ...device('press-8'),
  },
  firmware: { shows: [/"Title": "Sensor"/u, /Result 5/u] },
  'fleet-mqtt': device('meter-0021'),
  'fleet-record-replay': { shows: [/"code":"POST"/u, /"passed": true/u] },
  gateways: {
    // Prints the status of each response.
    before: `curl() { command curl -sS -w '%{stderr}%{http_code}\\n' "$@"; }`,
    shows: [/201\n409\n201\n201\n(?:20\d\n)+403\n$/u],
  },
  maps: { devices: ['press-7'], shows: [/"X": 120/u] },
  'mqtt-devices': { tools: ['mosquitto_pub'], ...device('meter-x') },
  settings: { devices: ['press-7'], shows: [/"Value":"30"/u] },
  security: device('mooring-002'),
  sparkplug: device('plant/line-1'),
};

/** Waits until a condition of bash holds. */
const wait = (condition: string): string => `until ${condition}; do sleep 0.5; done`;

const online = (count: number): string =>
  wait(`muster assert devices --filter 'Status eq online' --count ${count} >assert.log 2>&1`);

/** What these commands start ends before the next one. */
const waits: Readonly<Record<string, string>> = {
  'muster execute press-7 /3/0/4': wait(
    `test $(muster fleet attach figures -o json | jq .report.stats.registrations) = 2`,
  ),
  'ACTIVITY=': wait(`test "$(muster activity-logs get $ACTIVITY -o json | jq -r .Status)" = Failed`),
};

/** Ports of the server by those that the guides name. */
type Ports = Readonly<Record<number, number>>;

/** The commands of a guide with the addresses of this machine, and an end of those that wait for Ctrl-C. */
function here(text: string, ports: Ports): string {
  const joined = text.replaceAll(/\\\n\s*/gu, '');
  return joined
    .split('\n')
    .map((line, at) => {
      if (/^muster (?:server|fleet record)\b/u.test(line)) return endless(line, at);
      const local = line
        .replaceAll(/(?<=127\.0\.0\.1:)\d+/gu, (port) => String(ports[Number(port)] ?? port))
        .replace('-h broker.example -p 8883', `-h 127.0.0.1 --insecure -p ${ports[8883]}`)
        .replace('-h 127.0.0.1 -u', `-h 127.0.0.1 -p ${ports[1883]} -u`)
        .replace('--follow ', '--follow --max 1 ')
        .replace("--filter '' --yes --wait", '$& || test $? -eq 8 ; : ')
        // The update has ended.
        .replace(/^muster devices cancel-firmware-upgrade.*$/u, '$& || test $? -eq 5');
      const [, then] = Object.entries(waits).find(([start]) => line.startsWith(start)) ?? [];
      if (then !== undefined) return `${local}\n${then}`;
      return /^muster fleet run .*&$/u.test(line) ? `${local}\n${online(10)}` : local;
    })
    .join('\n');
}

/** Runs a command on free ports until it is ready or has begun its file, and stops it as Ctrl-C does. */
function endless(line: string, at: number): string {
  const free = line.replaceAll('0.0.0.0', '127.0.0.1').replace(/ &$/u, '');
  const [command, file] = free.startsWith('muster server')
    ? [
        `${free.replaceAll(/(?<=127\.0\.0\.1:)\d+/gu, '0')} --data-dir data-${at} --ready-file ready-${at}`,
        `ready-${at}`,
      ]
    : [free.replaceAll(/:5783/gu, ':0').replace('site.ndjson', `new-${at}.ndjson`), `new-${at}.ndjson`];
  const own = 'MUSTER_HTTP=127.0.0.1:0 MUSTER_COAP=coap://127.0.0.1:0';
  return `${own} ${command} & until test -s ${file}; do kill -0 $! || break; sleep 0.2; done; kill -INT $!; wait $!`;
}

describe('the shell blocks of the guides', () => {
  let place: Workplace;
  let server: MusterProcess | undefined;

  beforeEach(async () => {
    place = await createWorkplace();
    const authority = new TestAuthority();
    const [broker, meter] = [authority.issue('broker.example'), authority.issue('meter-x.example')];
    for (const [name, text] of Object.entries({
      'ca.pem': authority.pem,
      'broker.pem': broker.cert,
      'broker.key': broker.key,
      'meter-x.pem': meter.cert,
      'meter-x.key': meter.key,
      'broker.password': 'correct horse\n',
      'plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>\n',
    }))
      await writeFile(join(place.dir, name), text, { mode: 0o600 });
  });

  afterEach(async () => {
    await server?.stop();
    server = undefined;
    await place.remove();
  });

  for (const [
    guide,
    { devices = [], queueMode = false, before = ':', after: last = ':', shows, tools = [] },
  ] of Object.entries(guides))
    it(`${guide}: its commands`, async function () {
      for (const tool of ['bash', 'curl', 'jq', ...tools]) foreignPeer(this, tool, tool);
      const blocks = await readGuide(guide);
      const ports: Ports = {
        8080: await freeTcpPort(),
        1883: await freeTcpPort(),
        8883: await freeTcpPort(),
        5683: await freeUdpPort(),
      };
      const at = (port: number): string => `127.0.0.1:${ports[port]}`;
      server = await startMuster(place, [
        ...['server', `--http=${at(8080)}`, `--coap=coap://${at(5683)}`, '--auto-enroll=Generic LwM2M'],
        ...[`--mqtt=mqtt://${at(1883)}`, `--mqtt=mqtts://${at(8883)}`],
        ...['--mqtt-certificate=broker.pem', '--mqtt-key=broker.key', '--queue-awake-seconds=1'],
      ]);
      const cohorts = devices.map((endpoint, index) => ({
        ...{ name: endpoint, count: 1, endpoint, objects: [1, 3, 3303, 3308, 3311] },
        ...(queueMode && index > 0 ? { queueMode: true } : {}),
      }));
      const fleet = { version: 1, server: server.info.coap, cohorts };
      await writeFile(join(place.dir, 'devices.json'), JSON.stringify(fleet));
      await writeFile(join(place.dir, 'site.ndjson'), captureText([...registered, ...reading]));
      const [, file = '{}'] = [...blocks].find(([info]) => info === 'yaml fleet.yaml') ?? [];
      await writeFile(join(place.dir, 'fleet.yaml'), here(file, ports));
      const [, table = ''] = [...blocks].find(([info]) => info === 'csv') ?? [];
      await writeFile(join(place.dir, 'devices.csv'), table);
      const script = [
        "trap 'kill $(jobs -p) 2>/dev/null || true' EXIT",
        ...(cohorts.length > 0
          ? ['muster fleet run devices.json -q --control >fleet.log 2>&1 &', online(cohorts.length)]
          : []),
        before,
        here(blocks.get('sh') ?? '', ports),
        last,
      ].join('\n');
      const { code, stdout, stderr } = await runShell(place, script, {
        ...{ PATH: await musterOnPath(place), MUSTER_URL: server.info.http },
        ...{ MUSTER_API_KEY: server.info.apiKey },
      }).ended;
      expect(code, `${script}\n${stdout}\n${stderr}`).to.equal(0);
      for (const shown of shows) expect(stdout + stderr).to.match(shown);
    });
});
