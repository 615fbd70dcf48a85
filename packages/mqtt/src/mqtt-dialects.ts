import { shownValue } from '@muster/net/core';
import { ConnectRefusal } from './mqtt-dialect.ts';
import { JsonDevices } from './json-devices.ts';
import type { JsonDevicesDependencies } from './json-devices.ts';
import type { MqttDialect, MqttSender } from './mqtt-dialect.ts';
import { SparkplugDevices } from './sparkplug-devices.ts';
import type { SparkplugDependencies } from './sparkplug-devices.ts';

type MqttDialectsDependencies = JsonDevicesDependencies & SparkplugDependencies;

/** All dialects of devices. The prefix of a topic selects the dialect. */
export class MqttDialects {
  readonly all: readonly MqttDialect[];

  readonly #sparkplug: SparkplugDevices;

  constructor(deps: MqttDialectsDependencies) {
    this.#sparkplug = new SparkplugDevices(deps);
    this.all = [new JsonDevices(deps), this.#sparkplug];
  }

  /** Resolves when no work is in progress. Must be called after the brokers are closed. */
  close(): Promise<void> {
    return this.#sparkplug.close();
  }

  counters(): Record<string, number> {
    return this.#sparkplug.counters();
  }

  /** The dialect of a topic. Undefined if no dialect has the topic. */
  of(topic: string): MqttDialect | undefined {
    return this.all.find(({ prefix }) => topic.startsWith(prefix));
  }

  /**
   * Returns the dialect of a topic that a client publishes to. @throws ConnectRefusal if the client may not
   * publish to it
   */
  demandOwn(topic: string, endpointName: string): MqttDialect {
    const dialect = this.of(topic);
    if (dialect?.publisherOf(topic) === endpointName) return dialect;
    const own = this.all.flatMap((one) => one.describeTopics(endpointName) ?? []).join('; ');
    throw new ConnectRefusal(
      5,
      `${endpointName} may not publish to ${shownValue(topic)}. Its topics are ${own}.`,
    );
  }

  maySubscribe(endpointName: string, filter: string): boolean {
    return this.all.some((one) => filter.startsWith(one.prefix) && one.maySubscribe(endpointName, filter));
  }

  /** Endpoint name that the topic of a will implies for a client without a user name. */
  endpointOfWill(topic: string): string | undefined {
    return this.of(topic)?.endpointOfWill?.(topic);
  }

  /** Whether a client receives the commands of its device. */
  isListening(sender: MqttSender): boolean {
    const { endpointName } = sender.login;
    return this.all.some((one) => {
      const topic = one.commandTopic(endpointName);
      return topic !== undefined && sender.isSubscribedTo(topic);
    });
  }
}
