/** A gateway in a process of its own, asked through its API, for tests in which a foreign device talks to it. */
import type { KeyObject } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CommandReceipt } from '@muster/sdk';
import { freeUdpPort, until } from '@muster/testkit';
import type { Workplace } from './muster.ts';
import { publicKeyOf, type Mode, type Parties } from './parties.ts';
import { TestServer, type ServerOptions } from './test-server.ts';

export type StoredValue = number | string | boolean | undefined;

export class Gateway extends TestServer {
  static async #start(options: ServerOptions): Promise<Gateway> {
    const gateway = new Gateway(options);
    try {
      await gateway.open();
      return gateway;
    } catch (error) {
      await gateway.close();
      throw error;
    }
  }

  static open(): Promise<Gateway> {
    return Gateway.#start({});
  }

  /**
   * With listeners for coaps and for blank devices too, on ports that it keeps over a restart.
   *
   * @param parties whose server certificate it has; absent: it has none
   */
  static async openSecured(parties?: Parties): Promise<Gateway> {
    const flags = [`--bootstrap=coaps://127.0.0.1:${await freeUdpPort()}`];
    const prepare = async (place: Workplace): Promise<string[]> =>
      parties ? certificateArgs(place, parties) : [];
    return Gateway.#start({ coaps: true, enrols: false, flags, prepare });
  }

  get port(): number {
    return portOf(this.info.coap);
  }

  get securePort(): number {
    return portOf(this.info.coaps);
  }

  get bootstrapPort(): number {
    return portOf(this.info.bootstrap);
  }

  /** The raw public key of the gateway. */
  async rawPublicKey(): Promise<KeyObject> {
    return publicKeyOf(await readFile(join(this.place.dir, 'data', 'gateway-key.pem'), 'utf8'));
  }

  /** Makes the device known with its credentials. */
  addDevice(parties: Parties, ...modes: readonly Mode[]): Promise<string> {
    return this.#create(parties, modes);
  }

  /** Makes a device known that is to be bootstrapped, with the key that it comes with and the one that it is to get. */
  async addBlankDevice(parties: Parties): Promise<string> {
    const BootstrapServerName = `harbour-${parties.endpoint}`;
    await this.client.bootstrapServers.create({
      Name: BootstrapServerName,
      // No identity and no key: each device has its own.
      Servers: [{ ShortServerId: 101, ServerUri: this.info.coaps!, SecurityMode: 'PSK', Lifetime: 240 }],
    });
    return this.#create(parties, ['psk', 'first'], { BootstrapServerName });
  }

  async #create(
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

  /** The device, once it has the status. */
  async device(endpoint: string, status = 'online') {
    return until(
      () => this.client.devices.getByEndpoint(endpoint),
      ({ Status }) => Status === status,
      { tolerate: isNotFound },
    );
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
}

async function certificateArgs(place: Workplace, { serverCertificate }: Parties): Promise<string[]> {
  const [certificate, key] = [join(place.dir, 'server.pem'), join(place.dir, 'server.key')];
  await writeFile(certificate, serverCertificate.chain.map(String).join(''));
  await writeFile(key, serverCertificate.privateKey.export({ format: 'pem', type: 'pkcs8' }));
  return [`--coaps-certificate=${certificate}`, `--coaps-key=${key}`];
}

function portOf(uri = ''): number {
  return Number(new URL(uri.replace(/^coaps?:/, 'http:')).port);
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404;
}
