/** A program that uses the SDK in Node.js and in browsers. It uses only features of both, and reports its results. */
import { createClient, type MusterClient } from '@muster/sdk';
import { composeClient, ConnectionError, filter, NotFoundError } from '@muster/sdk/core';
import { openDevice } from '@muster/sdk/by-name';
import { devices } from '@muster/sdk/devices';
import { createWebhookSecret, verifyWebhook } from '@muster/sdk/webhooks';

export interface ProgramSetup {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Endpoint name of a device that is online. */
  readonly device: string;
  /** An address at which nothing listens. */
  readonly closedUrl: string;
  /** Begins the names of what the program creates. */
  readonly prefix: string;
  /** Whether a request body can be a stream over HTTP/1.1, which it cannot in Chromium. */
  readonly streamsUploads: boolean;
}

/** What each part of the program found, by its name; an error in its place if it failed. */
export type Findings = Readonly<Record<string, unknown>>;

export async function runProgram(setup: ProgramSetup): Promise<Findings> {
  const client = createClient({ baseUrl: setup.baseUrl, apiKey: setup.apiKey });
  const findings: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(parts)) {
    try {
      findings[name] = await part(client, setup);
    } catch (error) {
      findings[name] = error instanceof Error ? `${error.name}: ${error.message}\n${error.stack}` : error;
    }
  }
  return findings;
}

const simulated = filter('devices.list', { DeviceIdentifier: { startswith: 'muster-sim-' } });

const parts: Readonly<Record<string, (client: MusterClient, setup: ProgramSetup) => Promise<unknown>>> = {
  async list(client, { baseUrl, apiKey }) {
    const muster = composeClient({ baseUrl, apiKey }, { devices });
    const one = await muster.devices.list({ Filter: simulated });
    const other = await client.devices.list({ Filter: simulated });
    return [one.NbrOfRows, other.NbrOfRows];
  },

  async iterate(client) {
    const names: string[] = [];
    for await (const row of client.devices.iterate({ Filter: simulated, Sort: 'Name', PageSize: 1 }))
      names.push(row.DeviceIdentifier);
    return names;
  },

  /** The answer to the first attempt is lost: the second one gets the same answer, and there is one device. */
  async create(_client, { baseUrl, apiKey, prefix }) {
    let sent = 0;
    const client = createClient({
      baseUrl,
      apiKey,
      fetch: async (request, init) => {
        const response = await fetch(request, init);
        if (response.status === 201 && (sent += 1) === 1) throw new TypeError('The connection broke.');
        return response;
      },
    });
    const [type] = (await client.deviceTypes.list()).Rows;
    const DeviceIdentifier = `${prefix}-created`;
    const { Id } = await client.devices.create({ DeviceIdentifier, DeviceTypeId: type?.Id ?? '' });
    const found = await client.devices.list({ Filter: filter('devices.list', { DeviceIdentifier }) });
    return { sent, isSame: found.Rows.map((row) => row.Id).join() === Id };
  },

  async events(client, setup) {
    const device = await openDevice(client, setup.device);
    let reading: Promise<unknown> = Promise.resolve();
    const stream = client.events.stream({
      deviceId: device.device.Id,
      types: ['measurement'],
      onOpen: () => {
        reading = device.read('/3303/0/5700');
      },
    });
    for await (const event of stream) {
      await reading;
      return [event.type, event.deviceId === device.device.Id, typeof event.data.UnixTimestamp];
    }
    return 'The stream ended.';
  },

  async files(client, { prefix, streamsUploads }) {
    const [type] = (await client.deviceTypes.list()).Rows;
    const request = { DeviceTypeId: type?.Id ?? '', Title: `${prefix} firmware` };
    const text = 'firmware '.repeat(10_000);
    const sources = [new Blob([text]), ...(streamsUploads ? [new Blob([text]).stream()] : [])];
    const found: unknown[] = [];
    for (const [index, stream] of sources.entries()) {
      const firmware = stream instanceof Blob ? stream : { stream, name: 'firmware.bin' };
      const Version = String(index);
      const { Id } = await client.firmwarePackages.create({ firmware, request: { ...request, Version } });
      const download = await client.firmwarePackages.download(Id);
      const isWhole = (await (await download.blob()).text()) === text;
      found.push([download.sizeBytes, typeof download.fileName, isWhole]);
    }
    return found;
  },

  async poller(client, { prefix }) {
    const [type] = (await client.deviceTypes.list()).Rows;
    const rows = [1, 2, 3].map((row) => `${prefix}-${row},${type?.Id}`);
    const csv = `DeviceIdentifier,DeviceTypeId\n${rows.join('\n')}\n`;
    const { CorrelationId } = await client.devices.createMultiple(csv);
    const poller = client.activityLogs.poll({ correlationId: CorrelationId }, { pollMs: 50 });
    let last: unknown;
    for await (const { total, completed, failed } of poller) last = { total, completed, failed };
    return [last, (await poller.result()).Status];
  },

  async names(client, setup) {
    const device = await openDevice(client, setup.device);
    const [reading] = await device.read('/3/0/16');
    return [reading?.Device, reading?.Path, reading?.Value];
  },

  async errors(client, { baseUrl, closedUrl }) {
    const caught = async (work: Promise<unknown>): Promise<Error> =>
      work.then(
        () => new Error('It did not fail.'),
        (error: unknown) => error as Error,
      );
    const missing = await caught(client.devices.getByEndpoint('nobody'));
    const denied = await caught(createClient({ baseUrl, apiKey: 'wrong' }).devices.list());
    const bad = await caught(client.devices.list({ PageSize: -1 }));
    const closed = await caught(createClient({ baseUrl: closedUrl, retries: 0 }).devices.list());
    return [
      [missing.name, missing instanceof NotFoundError && missing.code],
      [denied.name, 'status' in denied && denied.status],
      [bad.name, 'modelState' in bad && Object.keys(bad.modelState as object)],
      [closed.name, closed instanceof ConnectionError && closed.cause instanceof Error],
    ];
  },

  async abort(client, { baseUrl }) {
    const hanging = createClient({
      baseUrl,
      fetch: (_request, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    });
    const reason = new Error('enough');
    const controller = new AbortController();
    const call = hanging.devices.list({}, { signal: controller.signal }).catch((error: unknown) => error);
    const stream = (async () => {
      const options = { signal: controller.signal, onOpen: () => controller.abort(reason) };
      for await (const event of client.events.stream(options)) if (event.id === '') return;
    })().catch((error: unknown) => error);
    const late = await hanging.devices
      .list({}, { timeoutMs: 20 })
      .catch((error: unknown) => (error as Error).name);
    return [(await stream) === reason, (await call) === reason, late];
  },

  async webhooks() {
    const secret = createWebhookSecret();
    const bytes = (text: string): Uint8Array<ArrayBuffer> =>
      Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const body = JSON.stringify({ type: 'test' });
    const headers = { 'webhook-id': 'one', 'webhook-timestamp': String(Math.floor(Date.now() / 1000)) };
    const key = await crypto.subtle.importKey(
      'raw',
      bytes(secret.slice('whsec_'.length)),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign'],
    );
    const content = new TextEncoder().encode(`one.${headers['webhook-timestamp']}.${body}`);
    const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, content));
    const signature = `v1,${btoa(String.fromCharCode(...mac))}`;
    const delivery = await verifyWebhook({
      secret,
      body,
      headers: { ...headers, 'webhook-signature': signature },
    });
    return delivery.type;
  },
};
