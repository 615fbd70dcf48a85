/** The servers of the bench beside Leshan, and the requests that follow Registers. */
import { freeUdpPort } from '@muster/testkit';
import { leshanClassPath } from '../e2e/peers/leshan.ts';
import { PeerProcess } from '../e2e/support/peer-process.ts';
import { observeTemperature } from '../packages/server/bench/load/api.ts';
import { LoadChild } from '../packages/server/bench/load/child.ts';
import { MusterServer } from '../packages/server/bench/load/muster-server.ts';
import { createSecuredDevices } from '../packages/server/bench/load/secured-devices.ts';
import type { EchoOutcome } from '../packages/server/bench/load/server.ts';

export const discovered = ['/3', '/4', '/5', '/6', '/3303', '/3304', '/3311', '/3/0/11', '/4/0/1', '/4/0/4'];
export const observed = ['/3303/0/5700', '/3304/0/5700'];
export const window = 64;
/** Hexadecimal. */
export const preSharedKey = '00112233445566778899aabbccddeeff';

/** Requests of the server that follow a Register. */
type FollowUp = 'none' | 'discover' | 'sample' | 'observe';

export interface Target {
  readonly name: 'sqlite' | 'postgres' | 'leshan' | 'echo';
  readonly port: number;
  readonly pid: number;
  /** Sets the requests that follow the Registers from now on. */
  follow(what: FollowUp): Promise<void>;
  /** Observes devices that have registered. `again` registers them once more. */
  observe(names: readonly string[], again: () => Promise<unknown>): Promise<void>;
  /** Absent in an echo. */
  readonly secured?: {
    readonly port: number;
    /** Creates devices with the pre-shared key. Their identities are their names. */
    create(names: readonly string[]): Promise<unknown>;
  };
  close(): Promise<unknown>;
}

export async function musterTarget(name: 'sqlite' | 'postgres', flags: readonly string[]): Promise<Target> {
  const securedPort = await freeUdpPort();
  const secured = [
    `--coaps=coaps://127.0.0.1:${securedPort}`,
    `--coaps-handshakes-per-address=${2 * window}`,
  ];
  const server = await MusterServer.start({
    // A composite observation would replace the two single ones.
    flags: ['--enrolments-per-network=0', '--observe-composite=never', ...secured, ...flags],
  });
  const { Rows } = await server.json<{ Rows: { Id: string; Name: string }[] }>('GET', '/deviceTypes');
  const type = Rows.find((one) => one.Name === 'Generic LwM2M');
  if (type === undefined) throw new Error('The server has no device type Generic LwM2M.');
  const { Name } = type;
  return {
    name,
    port: server.coapPort,
    pid: server.pid,
    follow: (what) =>
      server.json('PUT', `/deviceTypes/${type.Id}`, {
        Name,
        Discovery: what === 'discover' ? 'always' : what === 'sample' ? 'sampled' : 'never',
      }),
    observe: async (names) => {
      const ids = await idsOf(server, names);
      for (const id of ids)
        for (const objectId of [3303, 3304]) await observeTemperature(server, id, objectId);
    },
    secured: {
      port: securedPort,
      create: (names) =>
        createSecuredDevices(
          server,
          names.map((endpointName) => ({ endpointName, identity: endpointName, preSharedKey })),
        ),
    },
    close: () => server.close(),
  };
}

async function idsOf(server: MusterServer, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const filter = encodeURIComponent(`DeviceIdentifier eq '${name}'`);
    const { Rows } = await server.json<{ Rows: { Id: string }[] }>('GET', `/devices?Filter=${filter}`);
    ids.push(...Rows.map(({ Id }) => Id));
  }
  return ids;
}

export async function leshanTarget(): Promise<Target> {
  const port = await freeUdpPort();
  const securedPort = await freeUdpPort();
  const words = ['-cp', await leshanClassPath(), 'LeshanBench', String(port), String(securedPort)];
  const peer = new PeerProcess('java', words, '.');
  await peer.next('listening');
  const paths = { none: [], discover: discovered, sample: [], observe: observed };
  return {
    name: 'leshan',
    port,
    pid: peer.pid,
    follow: async (what) => {
      const { failures } = await peer.ask('ask', paths[what].join(), what);
      if (failures !== 0) throw new Error(`Leshan counts ${String(failures)} failed requests.`);
    },
    observe: async (_names, again) => {
      await again();
    },
    secured: {
      port: securedPort,
      create: (names) => peer.ask('secure', names.join(), preSharedKey),
    },
    close: () => peer.stop(),
  };
}

export async function echoTarget(): Promise<Target> {
  const child = new LoadChild('server.ts');
  const { port } = await child.run<EchoOutcome>({ type: 'echo' });
  const nothing = async (): Promise<void> => undefined;
  return {
    name: 'echo',
    port,
    pid: child.pid,
    follow: nothing,
    observe: nothing,
    close: () => child.close(),
  };
}
