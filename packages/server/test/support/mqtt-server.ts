import { metricsPage, tempDir, type TempDir } from '@muster/testkit';
import { EventEmitter, once } from 'node:events';
import { connectAsync, type IClientOptions, type MqttClient } from 'mqtt';
import { startServer, type RunningServer, type ServerConfig } from '../../src/index.ts';
import { RawMqtt } from './raw-mqtt.ts';

interface Body {
  readonly Id: string;
  readonly Rows: readonly Body[];
  readonly [member: string]: unknown;
}

export interface MqttDeviceInit {
  readonly username?: string;
  readonly password?: string;
  /** ID of its device network; default: the first one. */
  readonly network?: string;
}

/** A message of the server to a device. */
export interface Received {
  readonly topic: string;
  readonly json: Readonly<Record<string, unknown>>;
}

/** A server with an MQTT broker, asked through its API. */
export class MqttServer {
  readonly server: RunningServer;
  readonly #folder: TempDir;
  readonly #clients: MqttClient[] = [];
  readonly #raw: RawMqtt[] = [];
  /** Device types by name. */
  readonly #types = new Map<string, string>();

  private constructor(server: RunningServer, folder: TempDir) {
    this.server = server;
    this.#folder = folder;
  }

  static async start(changes: Partial<ServerConfig> = {}): Promise<MqttServer> {
    const folder = await tempDir();
    const server = await startServer({
      http: '127.0.0.1:0',
      coap: ['coap://127.0.0.1:0'],
      mqtt: ['mqtt://127.0.0.1:0'],
      store: 'memory:',
      dataDir: folder.join('data'),
      connectionFile: false,
      logLevel: 'silent',
      ...changes,
    });
    return new MqttServer(server, folder);
  }

  get url(): string {
    return this.server.info.mqtt!;
  }

  async close(): Promise<void> {
    for (const one of this.#clients) one.end(true);
    for (const one of this.#raw) one.end();
    await this.server.close();
    await this.#folder.remove();
  }

  /** @param network ID of the device network; default: the first one */
  async call(
    method: string,
    path: string,
    body?: unknown,
    network?: string,
  ): Promise<{ status: number; body: Body }> {
    const { http, apiKey } = this.server.info;
    const response = await fetch(`${http}/api/v3${path}`, {
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        connection: 'close',
        ...(network === undefined ? {} : { 'x-devicenetwork': network }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Body };
  }

  async get(path: string, network?: string): Promise<Body> {
    return (await this.call('GET', path, undefined, network)).body;
  }

  /** Creates a device of the DeviceStandard MQTT. Returns its ID. */
  async addDevice(endpointName: string, init: MqttDeviceInit = {}): Promise<string> {
    const { username, password, network } = init;
    const Settings = [
      { Key: 'username', DataType: 'String', Value: username },
      { Key: 'password', DataType: 'String', Value: password },
    ];
    const device = {
      DeviceIdentifier: endpointName,
      DeviceTypeId: await this.#typeOf('Sensor', network),
      ...(username === undefined ? {} : { SettingCategories: [{ Name: 'MQTT', Settings }] }),
    };
    const { status, body } = await this.call('POST', '/devices', device, network);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body.Id;
  }

  async #typeOf(Name: string, network = ''): Promise<string> {
    const known = this.#types.get(network + Name);
    if (known !== undefined) return known;
    const type = { Name, DeviceStandard: 'MQTT' };
    const { body } = await this.call('POST', '/devicetypes', type, network === '' ? undefined : network);
    this.#types.set(network + Name, body.Id);
    return body.Id;
  }

  /** Deletes all devices of the first network. Ends their clients. */
  async deleteDevices(): Promise<void> {
    for (const one of this.#clients.splice(0)) one.end(true);
    for (const { Id } of (await this.get('/devices')).Rows) await this.call('DELETE', `/devices/${Id}`);
  }

  /** Gives values of a device their resources, as settings of its own. Returns the ID of their category, with its defaults. */
  async nameValues(
    endpointName: string,
    paths: Readonly<Record<string, string>>,
    defaults: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    const DataType = 'String';
    const DefaultSettings = Object.entries(defaults).map(([Name, Value]) => ({ Name, DataType, Value }));
    const flags = { IsHardwareSettings: false, IsSecuritySettings: false };
    const category = { Name: 'MQTTNames', ...flags, DefaultSettings };
    const { Id } = (await this.call('POST', '/settingcategories', category)).body;
    await this.#set((await this.device(endpointName))!.Id, Id, paths);
    return Id;
  }

  /** Sets members of the setting category MQTT of a device. */
  async setCredentials(id: string, values: Readonly<Record<string, string>>): Promise<void> {
    const { Rows } = await this.get('/settingcategories?Filter=Name eq MQTT');
    await this.#set(id, Rows[0]!.Id, values);
  }

  async #set(id: string, SettingCategoryId: string, values: Readonly<Record<string, string>>): Promise<void> {
    const one = { SettingCategoryId, DataType: 'String' };
    const all = Object.entries(values).map(([Key, Value]) => ({ ...one, Key, Value }));
    const { status, body } = await this.call('PUT', `/devices/${id}/settingvalues`, all);
    if (status !== 204) throw new Error(JSON.stringify(body));
  }

  /** Opens a connection that has sent nothing yet. */
  async raw(): Promise<RawMqtt> {
    const client = await RawMqtt.open(this.url);
    this.#raw.push(client);
    return client;
  }

  /** A counter of the broker. */
  async counter(name: string): Promise<number> {
    const page = await metricsPage(this.server.info.http);
    const line = new RegExp(`^muster_mqtt_${name}(?:_total)? (\\d+)$`, 'mu').exec(page);
    if (line === null) throw new Error(`There is no counter ${name}.`);
    return Number(line[1]);
  }

  /** Connects a client. Rejects with the error of a refused connection. */
  async connect(options: IClientOptions = {}): Promise<MqttClient> {
    const client = await connectAsync(this.url, { reconnectPeriod: 0, ...options }, false);
    client.on('error', () => undefined);
    this.#clients.push(client);
    return client;
  }

  /** The device as the API shows it; undefined if there is none. */
  async device(endpointName: string): Promise<Body | undefined> {
    const filter = `Filter=DeviceIdentifier eq ${encodeURIComponent(endpointName)}`;
    return (await this.get(`/devices?${filter}`)).Rows[0];
  }

  /** Resolves with the device when it has the status. */
  async deviceWith(endpointName: string, status: string): Promise<Body> {
    return this.eventually(async () => {
      const device = await this.device(endpointName);
      return device?.['Status'] === status ? device : undefined;
    });
  }

  /** The ID of a resource by its path, such as `/3303/0/5700`. */
  async resource(deviceId: string, path: string): Promise<string> {
    const [, , , rid] = path.split('/');
    const { Rows } = await this.get(`/resources?Filter=DeviceId eq ${deviceId} and TypeId eq ${rid}`);
    const found = Rows.find((one) => one['Url'] === path);
    if (found === undefined) throw new Error(`The device has no ${path}.`);
    return found.Id;
  }

  /** Stored values of a resource, oldest first. */
  async values(id: string): Promise<readonly unknown[]> {
    const nowMs = Date.now();
    const from = nowMs - 300 * 86_400_000;
    const answer = await this.get(`/measurements/${id}/since/${from}/to/${nowMs + 1_000}`);
    const rows = (answer['v'] ?? []) as readonly Record<string, unknown>[];
    return rows.map((one) => one['v'] ?? one['sv'] ?? one['bv']);
  }

  /** Resolves with the first result that is not undefined. */
  async eventually<R>(look: () => Promise<R | undefined>): Promise<R> {
    for (;;) {
      const found = await look();
      if (found !== undefined) return found;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

/** Subscribes, and returns what reads the next message of the topic. */
export async function received(client: MqttClient, topic: string): Promise<() => Promise<Received>> {
  const waiting: Received[] = [];
  const arrivals = new EventEmitter();
  client.on('message', (name, payload) => {
    if (name !== topic) return;
    waiting.push({ topic: name, json: JSON.parse(payload.toString()) as Received['json'] });
    arrivals.emit('message');
  });
  await client.subscribeAsync(topic, { qos: 1 });
  return async () => {
    while (waiting.length === 0) await once(arrivals, 'message');
    return waiting.shift()!;
  };
}
