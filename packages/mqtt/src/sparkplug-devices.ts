import { DecodeError } from '@muster/lwm2m/core';
import type { DeviceOperation, OperationAnswer } from '@muster/lwm2m/core';
import {
  decodePayload,
  DecodeError as PayloadError,
  encodePayload,
  rebirthCommand,
  unwrapPayload,
} from '@muster/sparkplug';
import type { KnownMetric, Payload, Reception, SparkplugTopic } from '@muster/sparkplug';
import { isEndpointName } from './ports.ts';
import type { MqttDevicesPort } from './ports.ts';
import type { ValueNamesPort } from './ports.ts';
import type { Clock } from '@muster/net/core';
import { Lanes } from '@muster/net/core';
import type { MessageCounter } from './ports.ts';
import { DeviceUnreachableError } from '@muster/lwm2m/core';
import { answerWithin } from './mqtt-dialect.ts';
import type { MqttWarning, MqttAnnouncement, MqttDialect, MqttMessage, MqttSender } from './mqtt-dialect.ts';
import {
  CommandRefusal,
  commandMetrics,
  commandTopic,
  deviceName,
  mayNodeSubscribe,
  nodeName,
  partsOf,
  SPARKPLUG_PREFIX,
  uplinkFilters,
  uplinkTopic,
  SparkplugReport,
} from './sparkplug-messages.ts';
import { SparkplugHost, SparkplugNode } from './sparkplug-node.ts';
import type { BornDevice } from './sparkplug-node.ts';

export interface SparkplugDependencies {
  readonly devices: Pick<
    MqttDevicesPort,
    'reported' | 'joined' | 'left' | 'values' | 'noteSubscribed' | 'noteUnsubscribed'
  >;
  readonly names: ValueNamesPort;
  readonly clock: Clock;
  /** Counts messages to devices. */
  readonly usage: MessageCounter;
  /** ID of this server as a host application. If absent, the server publishes no state. */
  readonly hostId?: string | undefined;
  readonly onWarning: (warning: MqttWarning) => void;
  readonly onError: (error: unknown) => void;
}

/** Milliseconds after the birth of an edge node within which its devices must send their births. */
const DEVICE_BIRTH_MS = 60_000;
/**
 * Maximum number of metrics of all edge nodes. Above it, the oldest births are dropped, and requested again
 * when needed.
 */
const MAX_METRICS = 1_000_000;

/** Edge nodes that use Sparkplug B 3.0, and their devices. */
export class SparkplugDevices implements MqttDialect {
  readonly prefix = SPARKPLUG_PREFIX;
  readonly uplinkFilters = uplinkFilters;
  readonly announcement?: (nowMs: number) => MqttAnnouncement;
  readonly #deps: SparkplugDependencies;
  readonly #host: SparkplugHost | undefined;
  readonly #report: SparkplugReport;
  /** Keyed by endpoint name, the node with the latest birth last. */
  readonly #nodes = new Map<string, SparkplugNode>();
  readonly #lanes = new Lanes();
  #metricCount = 0;
  #rebirths = 0;

  constructor(deps: SparkplugDependencies) {
    this.#deps = deps;
    this.#report = new SparkplugReport(deps);
    if (deps.hostId === undefined) return;
    const host = new SparkplugHost(deps.hostId, deps.clock.now());
    this.#host = host;
    this.announcement = (nowMs) => host.announcement(nowMs);
  }

  counters(): Record<string, number> {
    return { sparkplugRebirthsRequested: this.#rebirths, sparkplugMetricsUnmapped: this.#report.unmapped };
  }

  publisherOf(topic: string): string | undefined {
    const parsed = uplinkTopic(topic);
    return parsed && nodeName(parsed);
  }

  describeTopics(endpointName: string): string | undefined {
    const parts = partsOf(endpointName);
    return parts && `${SPARKPLUG_PREFIX}${parts.groupId}/(N|D)(BIRTH|DEATH|DATA)/${parts.edgeNodeId}`;
  }

  maySubscribe(endpointName: string, filter: string): boolean {
    return mayNodeSubscribe(endpointName, filter, this.#deps.hostId);
  }

  commandTopic(endpointName: string): string | undefined {
    return commandTopic(endpointName);
  }

  clientOf(endpointName: string): string {
    const parts = partsOf(endpointName);
    return parts === undefined ? endpointName : nodeName(parts);
  }

  /** Sparkplug requires that the will of an edge node's connection is its death message. */
  endpointOfWill(topic: string): string | undefined {
    const parsed = uplinkTopic(topic);
    return parsed?.type === 'NDEATH' ? nodeName(parsed) : undefined;
  }

  take(sender: MqttSender, { topic, payload, isRetained }: MqttMessage): Promise<void> {
    const parsed = uplinkTopic(topic);
    if (parsed === undefined) throw new Error(`${topic} is not a topic that edge nodes publish to.`);
    return this.#lanes.run(nodeName(parsed), async () => {
      try {
        if (isRetained)
          throw new DecodeError('malformed', 'It was retained, which Sparkplug B does not allow.');
        await this.#take(sender, parsed, payload);
      } catch (error) {
        if (!(error instanceof PayloadError)) throw error;
        throw new DecodeError('malformed', error.message);
      }
    });
  }

  async #take(sender: MqttSender, topic: SparkplugTopic, bytes: Buffer): Promise<void> {
    const node = this.#nodeOf(nodeName(topic));
    const before = node.session.metricCount;
    try {
      const payload = unwrapPayload(decodePayload(bytes));
      await this.#takePayload(node, sender, topic, payload);
    } catch (error) {
      if (error instanceof PayloadError) {
        node.session.missed('A message of the edge node could not be read.');
        this.#requestRebirth(node, sender, error.message);
      }
      throw error;
    } finally {
      this.#metricCount += node.session.metricCount - before;
    }
  }

  async #takePayload(
    node: SparkplugNode,
    sender: MqttSender,
    topic: SparkplugTopic,
    payload: Payload,
  ): Promise<void> {
    const deviceId = 'deviceId' in topic ? topic.deviceId : undefined;
    const endpointName = deviceName(node.endpointName, deviceId);
    switch (topic.type) {
      case 'NBIRTH': {
        node.generation += 1;
        node.sender = sender;
        const reception = node.session.nodeBirth(payload);
        this.#keepLatest(node);
        this.#expectDevices(node);
        return this.#birth(node, sender, endpointName, reception);
      }
      case 'DBIRTH': {
        if (!isEndpointName(endpointName)) {
          throw new PayloadError(
            'malformed',
            'The endpoint name GROUP/EDGE/DEVICE has more than 255 characters.',
          );
        }
        node.sender ??= sender;
        return this.#birth(node, sender, endpointName, node.session.deviceBirth(topic.deviceId, payload));
      }
      case 'NDEATH':
        // The will of a replaced connection does not affect the present one.
        if (node.sender !== undefined && node.sender !== sender) return undefined;
        return node.session.nodeDeath(payload) ? this.#end(node) : undefined;
      case 'DDEATH':
        this.#demandBirths(node, sender, node.session.deviceDeath(topic.deviceId, payload));
        return this.#leave(node, endpointName);
      default: {
        const reception = node.session.data(payload, deviceId);
        this.#demandBirths(node, sender, reception);
        if (reception.rebirthReason === undefined) node.inOrder();
        return this.#report.values(sender, endpointName, reception);
      }
    }
  }

  async #birth(
    node: SparkplugNode,
    sender: MqttSender,
    endpointName: string,
    reception: Reception,
  ): Promise<void> {
    const { devices } = this.#deps;
    this.#demandBirths(node, sender, reception);
    const names = new Set(reception.metrics.map(({ name }) => name));
    const device = await devices.reported(sender.login, endpointName, names);
    const { deviceId } = device;
    const known = node.born.get(endpointName);
    if (known?.deviceId === deviceId) known.generation = node.generation;
    else {
      if (known !== undefined) await this.#leave(node, endpointName);
      node.born.set(endpointName, {
        endpointName,
        deviceId,
        generation: node.generation,
        isListening: false,
      });
      devices.joined(deviceId);
    }
    this.#report.birth(sender, endpointName, device);
    await this.#report.values(sender, endpointName, reception);
    const born = node.born.get(endpointName);
    if (born !== undefined) this.#updateListening(born, sender);
  }

  #demandBirths(node: SparkplugNode, sender: MqttSender, { rebirthReason }: Reception): void {
    if (rebirthReason !== undefined) this.#requestRebirth(node, sender, rebirthReason);
  }

  /**
   * Requests the births of an edge node, at a limited rate: a node with faulty answers would otherwise send
   * nothing else.
   */
  #requestRebirth(node: SparkplugNode, sender: MqttSender, reason: string): void {
    const { clock, onWarning } = this.#deps;
    const { endpointName } = node;
    const topic = commandTopic(endpointName);
    if (topic === undefined || !sender.isSubscribedTo(topic)) return;
    if (!node.takeRebirth(clock.monotonic())) return;
    this.#rebirths += 1;
    const message = `Sparkplug births of ${endpointName} asked for: ${reason}`;
    onWarning({ peer: sender.peer, endpointName, message });
    // A failure means that the edge node's connection has ended. It sends births when it reconnects.
    this.#send(sender, topic, rebirthCommand(clock.now())).catch(() => undefined);
  }

  /** The standard uses QoS 0 for commands. With QoS 1, the embedded broker learns that a client has received one. */
  #send(sender: MqttSender, topic: string, payload: Payload): Promise<void> {
    this.#deps.usage.add(sender.login.deviceNetworkId, 'messagesDown');
    return sender.send(topic, encodePayload(payload), sender.broker === 'embedded' ? 1 : 0);
  }

  /** Marks devices offline if the edge node does not send their births again. Until then, a rebirth changes no status. */
  #expectDevices(node: SparkplugNode): void {
    const { generation } = node;
    node.expectation?.cancel();
    if (node.born.size === 0) return;
    node.expectation = this.#deps.clock.setTimer(DEVICE_BIRTH_MS, () => {
      this.#inBackground(node.endpointName, async () => {
        if (node.generation !== generation) return;
        const gone = [...node.born.values()].filter((one) => one.generation < generation);
        for (const { endpointName } of gone) await this.#leave(node, endpointName);
      });
    });
  }

  #inBackground(endpointName: string, work: () => Promise<void>): void {
    this.#lanes.run(endpointName, work).catch(this.#deps.onError);
  }

  async #end(node: SparkplugNode): Promise<void> {
    node.expectation?.cancel();
    node.session.forget();
    node.sender = undefined;
    for (const endpointName of [...node.born.keys()]) await this.#leave(node, endpointName);
  }

  async #leave(node: SparkplugNode, endpointName: string): Promise<void> {
    const { devices } = this.#deps;
    const device = node.born.get(endpointName);
    if (device === undefined) return;
    node.born.delete(endpointName);
    if (device.isListening) devices.noteUnsubscribed(device.deviceId);
    await devices.left(endpointName, device.deviceId);
  }

  refused(): void {
    // Sparkplug B has no message for a refusal. The fault is in the log.
  }

  subscriptionsChanged(sender: MqttSender): void {
    this.#host?.subscriptionsChanged(sender);
    const node = this.#nodes.get(sender.login.endpointName);
    for (const device of node?.born.values() ?? []) this.#updateListening(device, sender);
  }

  /** Commands can be sent to a device if it is born and the edge node has subscribed to them. */
  #updateListening(device: BornDevice, sender: MqttSender): void {
    const { devices } = this.#deps;
    const topic = commandTopic(device.endpointName);
    const isListening = topic !== undefined && sender.isSubscribedTo(topic);
    if (isListening === device.isListening) return;
    device.isListening = isListening;
    if (isListening) devices.noteSubscribed(device.deviceId);
    else devices.noteUnsubscribed(device.deviceId);
  }

  /** The edge node's connection has ended, possibly without a death message. Its devices cannot be reached. */
  ended(sender: MqttSender): void {
    const { endpointName } = sender.login;
    const node = this.#nodes.get(endpointName);
    if (node === undefined) return;
    this.#inBackground(endpointName, async () => {
      if (node.sender !== undefined && node.sender !== sender) return;
      this.#metricCount -= node.session.metricCount;
      await this.#end(node);
      if (this.#nodes.get(endpointName) === node) this.#nodes.delete(endpointName);
    });
  }

  /** Resolves when no work is in progress. */
  async close(): Promise<void> {
    for (const { expectation } of this.#nodes.values()) expectation?.cancel();
    await this.#lanes.idle();
  }

  #nodeOf(endpointName: string): SparkplugNode {
    const known = this.#nodes.get(endpointName);
    if (known !== undefined) return known;
    const node = new SparkplugNode(endpointName);
    this.#nodes.set(endpointName, node);
    return node;
  }

  /** Drops the births of other edge nodes, the oldest first, while there are too many metrics. */
  #keepLatest(node: SparkplugNode): void {
    this.#nodes.delete(node.endpointName);
    this.#nodes.set(node.endpointName, node);
    for (const { session } of this.#nodes.values()) {
      if (this.#metricCount <= MAX_METRICS) return;
      if (session === node.session) return;
      this.#metricCount -= session.metricCount;
      session.forget();
    }
  }

  /**
   * Sends a Write or an Execute. Resolves when it is sent, or acknowledged if the client has subscribed with
   * QoS 1. The device reports the new value in its next data message.
   *
   * @throws DeviceUnreachableError if the device is not born or does not acknowledge the command in time
   */
  async perform(
    sender: MqttSender,
    endpointName: string,
    operation: DeviceOperation,
    signal?: AbortSignal,
  ): Promise<OperationAnswer> {
    const { clock } = this.#deps;
    const topic = commandTopic(endpointName);
    const byPath = await this.#metricsByPath(endpointName);
    if (topic === undefined || byPath === undefined) {
      const node = this.#nodes.get(this.clientOf(endpointName));
      if (node !== undefined) this.#requestRebirth(node, sender, 'A command needs the birth of the device.');
      throw new DeviceUnreachableError('timeout', 'The server has no birth of the device.');
    }
    try {
      const nowMs = clock.now();
      const metrics = commandMetrics(operation, byPath, nowMs);
      await answerWithin(clock, this.#send(sender, topic, { timestamp: nowMs, metrics }), signal);
      return { success: true, code: '2.04', diagnostic: '' };
    } catch (error) {
      if (error instanceof CommandRefusal) return error.answer;
      throw error;
    }
  }

  /**
   * Metrics of the latest birth of a device, keyed by the path of their resource. Undefined if the device is
   * not born.
   */
  async #metricsByPath(endpointName: string): Promise<ReadonlyMap<string, KnownMetric> | undefined> {
    const session = this.#nodes.get(this.clientOf(endpointName))?.session;
    const metrics = session?.metrics(partsOf(endpointName)?.deviceId);
    if (metrics === undefined) return undefined;
    const paths = await this.#deps.names.pathsOf(endpointName, metrics.keys());
    return new Map(
      [...paths].flatMap(([name, path]) => {
        const metric = metrics.get(name);
        return metric === undefined ? [] : [[path, metric] as const];
      }),
    );
  }
}
