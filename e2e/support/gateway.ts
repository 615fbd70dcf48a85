/** A gateway in a process of its own, asked through its API, for tests in which a foreign device talks to it. */
import type { KeyObject } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, type CommandReceipt, type MusterClient } from '@muster/sdk';
import { freeTcpPort, freeUdpPort } from '@muster/testkit';
import { createWorkplace, startMuster, type MusterProcess, type Workplace } from './muster.ts';
import { publicKeyOf, type Mode, type Parties } from './parties.ts';
import { until } from './until.ts';

export type StoredValue = number | string | boolean | undefined;

export class Gateway {
  private readonly place: Workplace;
  private readonly args: readonly string[];
  private server: MusterProcess;
  private connected: MusterClient;

  private constructor(place: Workplace, args: readonly string[], server: MusterProcess) {
    this.place = place;
    this.args = args;
    this.server = server;
    this.connected = connect(server);
  }

  static async open(): Promise<Gateway> {
    const place = await createWorkplace();
    return Gateway.start(place, ['--http=127.0.0.1:0', '--coap=coap://127.0.0.1:0', enrolAll]);
  }

  /**
   * With listeners for coaps and for blank devices too, on ports that it keeps over a restart.
   *
   * @param parties whose server certificate it has; absent: it has none
   */
  static async openSecured(parties?: Parties): Promise<Gateway> {
    const place = await createWorkplace();
    return Gateway.start(place, [
      `--http=127.0.0.1:${await freeTcpPort()}`,
      `--coap=coap://127.0.0.1:${await freeUdpPort()}`,
      `--coaps=coaps://127.0.0.1:${await freeUdpPort()}`,
      `--bootstrap=coaps://127.0.0.1:${await freeUdpPort()}`,
      ...(parties ? await certificateArgs(place, parties) : []),
    ]);
  }

  private static async start(place: Workplace, listeners: readonly string[]): Promise<Gateway> {
    try {
      const args = ['server', ...listeners, `--data-dir=${join(place.dir, 'data')}`];
      return new Gateway(place, args, await startMuster(place, args));
    } catch (error) {
      await place.remove();
      throw error;
    }
  }

  /** The process ends, and another one takes its place. */
  async restart(signal: NodeJS.Signals): Promise<void> {
    await this.server.stop(signal);
    this.server = await startMuster(this.place, this.args);
    this.connected = connect(this.server);
  }

  get client(): MusterClient {
    return this.connected;
  }

  get pid(): number {
    return this.server.info.pid;
  }

  /** What the present process has logged. */
  get log(): string {
    return this.server.output();
  }

  /** Such as `coap://127.0.0.1:40123`. */
  get uri(): string {
    return this.server.info.coap;
  }

  get port(): number {
    return portOf(this.uri);
  }

  get securePort(): number {
    return portOf(this.server.info.coaps);
  }

  get bootstrapPort(): number {
    return portOf(this.server.info.bootstrap);
  }

  get api(): { readonly url: string; readonly key: string } {
    return { url: this.server.info.http, key: this.server.info.apiKey };
  }

  /** The raw public key of the gateway. */
  async rawPublicKey(): Promise<KeyObject> {
    return publicKeyOf(await readFile(join(this.place.dir, 'data', 'gateway-key.pem'), 'utf8'));
  }

  /** Makes the device known with its credentials. */
  addDevice(parties: Parties, ...modes: readonly Mode[]): Promise<string> {
    return this.create(parties, modes);
  }

  /** Makes a device known that is to be bootstrapped, with the key that it comes with and the one that it is to get. */
  async addBlankDevice(parties: Parties): Promise<string> {
    const BootstrapServerName = `harbour-${parties.endpoint}`;
    await this.client.bootstrapServers.create({
      Name: BootstrapServerName,
      // No identity and no key: each device has its own.
      Servers: [
        { ShortServerId: 101, ServerUri: this.server.info.coaps!, SecurityMode: 'PSK', Lifetime: 240 },
      ],
    });
    return this.create(parties, ['psk', 'first'], { BootstrapServerName });
  }

  private async create(
    parties: Parties,
    modes: readonly (Mode | 'first')[],
    more: { readonly BootstrapServerName?: string } = {},
  ): Promise<string> {
    const [type] = await this.client.deviceTypes.iterate({}).toArray(1);
    const { Id } = await this.client.devices.create({
      DeviceIdentifier: parties.endpoint,
      DeviceTypeId: type!.Id,
      SettingCategories: modes.flatMap((mode) => parties.settings(mode)),
      ...more,
    });
    return Id;
  }

  /** A figure of `/metrics`. @throws Error where it is not */
  async figure(name: string): Promise<number> {
    const text = await (await fetch(new URL('/metrics', this.api.url))).text();
    const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
    if (value === undefined) throw new Error(`/metrics has no ${name}`);
    return Number(value);
  }

  /** The device, once it has the status. */
  async device(endpoint: string, status = 'online') {
    return until(
      () => this.client.devices.getByEndpoint(endpoint),
      ({ Status }) => Status === status,
      { tolerate: isNotFound },
    );
  }

  /** Id of a resource, once the gateway knows it, such as of `/3/0/0`. */
  async resourceId(endpoint: string, url: string): Promise<string> {
    const { SmartObjects } = await this.device(endpoint);
    const [, objectId, instanceId] = url.split('/').map(Number);
    const object = SmartObjects.find(
      ({ TypeId, InstanceNumber }) => TypeId === objectId && InstanceNumber === instanceId,
    );
    if (!object) throw new Error(`${endpoint} has no object instance for ${url}`);
    const { Resources } = await until(
      () => this.client.smartObjects.get(object.Id),
      (found) => found.Resources.some(({ Url }) => Url === url),
    );
    return Resources.find(({ Url }) => Url === url)!.Id;
  }

  /** Waits for the end of a command. @throws Error with what the device answered when it failed */
  async done({ activityId }: CommandReceipt): Promise<void> {
    if (activityId === undefined) throw new Error('a command without an activity');
    const entry = await this.client.activityLogs.waitFor(activityId, { pollMs: 50 });
    if (entry.Status !== 'Completed') throw new Error(`${entry.Status}: ${JSON.stringify(entry)}`);
  }

  /** Reads from the device, and answers the value that was stored. */
  async read(endpoint: string, url: string): Promise<StoredValue> {
    const id = await this.resourceId(endpoint, url);
    const start = Date.now() - 1;
    await this.done(await this.client.resources.read(id));
    const values = await until(
      () => this.storedSince(id, start),
      (found) => found.length > 0,
    );
    return values.at(-1);
  }

  async write(endpoint: string, url: string, value: string): Promise<void> {
    const id = await this.resourceId(endpoint, url);
    await this.done(await this.client.resources.write(id, { Value: value }));
  }

  async execute(endpoint: string, url: string): Promise<void> {
    await this.done(await this.client.resources.execute(await this.resourceId(endpoint, url)));
  }

  async storedSince(resourceId: string, startMs: number): Promise<StoredValue[]> {
    const { v } = await this.client.measurements.since(resourceId, startMs);
    return v.map((measurement) => measurement.v ?? measurement.sv ?? measurement.bv);
  }

  async close(): Promise<void> {
    await this.server.stop();
    await this.place.remove();
  }
}

async function certificateArgs(place: Workplace, { serverCertificate }: Parties): Promise<string[]> {
  const [certificate, key] = [join(place.dir, 'server.pem'), join(place.dir, 'server.key')];
  await writeFile(certificate, serverCertificate.chain.map(String).join(''));
  await writeFile(key, serverCertificate.privateKey.export({ format: 'pem', type: 'pkcs8' }));
  return [`--coaps-certificate=${certificate}`, `--coaps-key=${key}`];
}

const enrolAll = '--auto-enroll=Generic LwM2M';

function connect({ info }: MusterProcess): MusterClient {
  return createClient({ baseUrl: info.http, apiKey: info.apiKey });
}

function portOf(uri = ''): number {
  return Number(new URL(uri.replace(/^coaps?:/, 'http:')).port);
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404;
}
