/** A gateway in a process of its own, asked through its API, for tests in which a foreign device talks to it. */
import { createClient, type CommandReceipt, type MusterClient } from '@muster/sdk';
import { createWorkplace, startMuster, type MusterProcess, type Workplace } from './muster.ts';
import { until } from './until.ts';

export type StoredValue = number | string | boolean | undefined;

export class Gateway {
  readonly client: MusterClient;
  private readonly place: Workplace;
  private readonly server: MusterProcess;

  private constructor(place: Workplace, server: MusterProcess) {
    this.place = place;
    this.server = server;
    this.client = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
  }

  static async open(): Promise<Gateway> {
    const place = await createWorkplace();
    try {
      const args = ['--http=127.0.0.1:0', '--coap=coap://127.0.0.1:0', '--auto-enroll=Generic LwM2M'];
      return new Gateway(place, await startMuster(place, ['server', ...args]));
    } catch (error) {
      await place.remove();
      throw error;
    }
  }

  /** Such as `coap://127.0.0.1:40123`. */
  get uri(): string {
    return this.server.info.coap;
  }

  get port(): number {
    return Number(new URL(this.uri.replace('coap:', 'http:')).port);
  }

  get api(): { readonly url: string; readonly key: string } {
    return { url: this.server.info.http, key: this.server.info.apiKey };
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

function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404;
}
