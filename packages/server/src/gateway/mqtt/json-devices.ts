import { formatPath } from '@muster/lwm2m/core';
import type { DeviceOperation, OperationAnswer } from '@muster/lwm2m/core';
import { randomUUID } from 'node:crypto';
import { sampleValue } from '../../features/measurements/sample-value.ts';
import type { MqttDevices } from '../../features/mqtt-devices/mqtt-devices.ts';
import type { Clock } from '../../kernel/clock.ts';
import { shownText } from '../../kernel/shown-value.ts';
import type { UsageCounter } from '../../kernel/usage-counter.ts';
import { DeviceUnreachable } from '../ports/device-link.ts';
import type { BrokerSession } from './broker-session.ts';
import { decodeBirth, decodeResult, decodeValues } from './json-payload.ts';
import { jsonTopic } from './json-topics.ts';
import type { JsonTopic } from './json-topics.ts';
import type { MqttPeer } from './mqtt-peer.ts';

export interface JsonDevicesDependencies {
  readonly devices: Pick<MqttDevices, 'birth' | 'death' | 'values'>;
  readonly clock: Clock;
  /** Counts messages to devices. */
  readonly usage: UsageCounter;
}

/** A value that was not stored, as the message to `errors` shows it. */
interface ValueFault {
  readonly name: string;
  readonly code: string;
  readonly message: string;
}

/** Milliseconds that a device has to acknowledge a command, and to send its result. */
const ANSWER_TIMEOUT_MS = 30_000;
/** Faults that one message to `errors` shows. */
const MAX_SHOWN_FAULTS = 20;

/** Devices that send plain JSON: reads their messages, and writes those to them. */
export class JsonDevices {
  readonly #deps: JsonDevicesDependencies;
  /** By the ID of the command, what ends the wait for its result. */
  readonly #results = new Map<string, (error: string | undefined) => void>();

  constructor(deps: JsonDevicesDependencies) {
    this.#deps = deps;
  }

  /**
   * Takes a message. Resolves when its values are durable; the faults of single values go to the device.
   *
   * @throws DecodeError; UplinkRefusal and MusterError of a message that cannot be accepted
   */
  async take(
    session: BrokerSession<MqttPeer>,
    { kind, endpointName }: JsonTopic,
    payload: Buffer,
  ): Promise<void> {
    const { devices } = this.#deps;
    const { client } = session;
    switch (kind) {
      case 'up':
        return this.#values(session, endpointName, payload);
      case 'birth': {
        const { hasResults, ...birth } = decodeBirth(payload);
        await devices.birth(client.login, endpointName, birth);
        client.hasResults = hasResults ?? client.hasResults;
        return;
      }
      case 'death':
        return devices.death(endpointName);
      case 'result': {
        const { id, error } = decodeResult(payload);
        this.#results.get(id)?.(error);
      }
    }
  }

  async #values(session: BrokerSession<MqttPeer>, endpointName: string, payload: Buffer): Promise<void> {
    const values = decodeValues(payload, this.#deps.clock.now());
    const refused = await this.#deps.devices.values(
      session.client.login,
      endpointName,
      values.map(({ name, ...value }) => ({ endpointName, path: name, ...value })),
    );
    if (refused.length === 0) return;
    const faults = refused.map(({ index, error: { code, message } }) => ({
      name: shownText(values[index]?.name ?? ''),
      code,
      message,
    }));
    this.report(session, 'up', faults);
  }

  /** Tells a device what of its message was refused, if it has subscribed to that. */
  report(session: BrokerSession<MqttPeer>, kind: string, faults: readonly ValueFault[]): void {
    const topic = jsonTopic(session.client.login.endpointName, 'errors');
    if (!session.isSubscribedTo(topic)) return;
    const payload = { topic: kind, count: faults.length, errors: faults.slice(0, MAX_SHOWN_FAULTS) };
    // A device that does not take it has ended its connection, which is noted there.
    this.#send(session, topic, JSON.stringify(payload), 0).catch(() => undefined);
  }

  /**
   * Sends a Write or an Execute. Resolves when the device has acknowledged it, or has sent its result if it said that it
   * would.
   *
   * @throws DeviceUnreachable if the device does not answer in time, or its connection ends
   */
  async perform(
    session: BrokerSession<MqttPeer>,
    operation: DeviceOperation,
    signal?: AbortSignal,
  ): Promise<OperationAnswer> {
    const topic = jsonTopic(session.client.login.endpointName, 'down');
    const id = randomUUID();
    const payload = JSON.stringify({ id, ...commandOf(operation) });
    const sent = this.#send(session, topic, payload, 1);
    if (!session.client.hasResults) {
      await this.#within(sent, signal);
      return { success: true, code: '2.04', diagnostic: '' };
    }
    const result = new Promise<string | undefined>((resolve) => this.#results.set(id, resolve));
    try {
      const error = await this.#within(
        sent.then(() => result),
        signal,
      );
      return error === undefined
        ? { success: true, code: '2.04', diagnostic: '' }
        : { success: false, code: '5.00', diagnostic: error };
    } finally {
      this.#results.delete(id);
    }
  }

  #send(session: BrokerSession<MqttPeer>, topic: string, payload: string, qos: 0 | 1): Promise<void> {
    this.#deps.usage.add(session.client.login.deviceNetworkId, 'messagesDown');
    return session.send(topic, payload, qos);
  }

  async #within<R>(answer: Promise<R>, signal: AbortSignal | undefined): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      const timer = this.#deps.clock.setTimer(ANSWER_TIMEOUT_MS, () =>
        reject(new DeviceUnreachable('timeout', 'The device did not answer in time.')),
      );
      const abort = (): void => reject(signal?.reason as Error);
      signal?.addEventListener('abort', abort);
      answer
        .then(resolve, (error: unknown) =>
          reject(new DeviceUnreachable('timeout', 'The connection of the device ended.', { cause: error })),
        )
        .finally(() => {
          timer.cancel();
          signal?.removeEventListener('abort', abort);
        });
    });
  }
}

function commandOf(operation: DeviceOperation): object {
  switch (operation.type) {
    case 'write': {
      const entries = operation.records.map(({ path, value }) => [nameOf(path), sampleValue(value)] as const);
      return { write: Object.fromEntries(entries) };
    }
    case 'execute': {
      const { arguments: text } = operation;
      return { execute: nameOf(operation.path), ...(text === undefined ? {} : { arguments: text }) };
    }
    default:
      // Services refuse others before: see `refuseForeign`.
      throw new Error(`MQTT has no ${operation.type}.`);
  }
}

function nameOf(path: Parameters<typeof formatPath>[0]): string {
  return formatPath(path).slice(1);
}
