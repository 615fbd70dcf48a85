import type { MqttClient } from './ports.ts';
import type { MqttServices } from './ports.ts';
import { Lanes } from '@muster/net/core';
import { shownText } from '@muster/net/core';
import { NoSubscriberError } from './broker-link.ts';
import type { ExternalBroker, ExternalBrokerHandlers } from './external-broker.ts';
import type { MessageIntake, MqttDialect, MqttMessage, MqttSender } from './mqtt-dialect.ts';
import type { MqttDialects } from './mqtt-dialects.ts';

interface ExternalDevicesOptions {
  readonly services: MqttServices;
  readonly dialects: MqttDialects;
  readonly intake: Pick<MessageIntake, 'take' | 'refuse'>;
  /** Device network of all devices at the broker. */
  readonly deviceNetworkId: string;
  readonly onError: (error: unknown) => void;
}

/**
 * Devices at an external broker. The server trusts the broker: the topic of a message identifies its sender.
 * A device can get commands after its first message, while the server is connected to the broker.
 */
export class ExternalDevices implements ExternalBrokerHandlers {
  readonly #options: ExternalDevicesOptions;
  /** Keyed by endpoint name. */
  readonly #senders = new Map<string, ExternalSender>();
  readonly #lanes = new Lanes();
  #broker: ExternalBroker | undefined;

  constructor(options: ExternalDevicesOptions) {
    this.#options = options;
  }

  /** Must be called before the first message. */
  attach(broker: ExternalBroker): void {
    this.#broker = broker;
  }

  async take(topic: string, payload: Buffer, isRetained: boolean): Promise<void> {
    const { dialects, intake } = this.#options;
    const dialect = dialects.of(topic);
    const endpointName = dialect?.publisherOf(topic);
    if (dialect === undefined || endpointName === undefined) {
      this.#refuse('', topic, new Error('Devices do not publish to this topic.'));
      return;
    }
    await this.#lanes.run(endpointName, async () => {
      const sender = await this.#admitted(dialect, endpointName, { topic, isRetained });
      if (sender === undefined) return;
      await intake.take(dialect, sender, { topic, payload, isRetained });
      this.#noteSubscribed(sender);
    });
  }

  /**
   * Returns undefined for a device that may not send. Its message is acknowledged, so that the broker does
   * not deliver it again.
   */
  async #admitted(
    dialect: MqttDialect,
    endpointName: string,
    { topic, isRetained }: Omit<MqttMessage, 'payload'>,
  ): Promise<ExternalSender | undefined> {
    const { services, deviceNetworkId, onError } = this.#options;
    const known = this.#senders.get(endpointName);
    const isRegistered = services.devices.registeredIn(deviceNetworkId, endpointName) !== undefined;
    if (known !== undefined && known.dialect === dialect && isRegistered) return known;
    try {
      const login = await services.access.clientOfBroker(endpointName, deviceNetworkId);
      // A retained message does not prove that the device still exists.
      if (login.isNew && !isRetained) await services.devices.enrol(login);
      const sender = known?.dialect === dialect ? known : this.#sender(login, dialect);
      this.#senders.set(endpointName, sender);
      return sender;
    } catch (error) {
      if (!services.isRefusal(error)) {
        onError(error);
        throw error;
      }
      this.#senders.delete(endpointName);
      this.#refuse(endpointName, topic, error);
      return undefined;
    }
  }

  #sender(login: MqttClient, dialect: MqttDialect): ExternalSender {
    if (this.#broker === undefined) throw new Error('The broker is not attached.');
    return new ExternalSender(login, dialect, this.#broker, (sender) => this.#noteUnsubscribed(sender));
  }

  #refuse(endpointName: string, topic: string, error: Error): void {
    const { intake, deviceNetworkId } = this.#options;
    const login = { deviceNetworkId, endpointName, isNew: false };
    intake.refuse({ peer: this.#broker?.url ?? '', login }, shownText(topic), error);
  }

  #noteSubscribed(sender: ExternalSender): void {
    const { services, deviceNetworkId } = this.#options;
    const deviceId = services.devices.registeredIn(deviceNetworkId, sender.login.endpointName);
    if (deviceId === sender.listeningAs || this.#broker?.isConnected !== true) return;
    this.#noteUnsubscribed(sender);
    if (deviceId === undefined) return;
    sender.listeningAs = deviceId;
    services.devices.noteSubscribed(deviceId);
  }

  #noteUnsubscribed(sender: ExternalSender): void {
    if (sender.listeningAs === undefined) return;
    this.#options.services.devices.noteUnsubscribed(sender.listeningAs);
    sender.listeningAs = undefined;
  }

  connected(): void {
    for (const sender of this.#senders.values()) {
      this.#noteSubscribed(sender);
      sender.dialect.subscriptionsChanged?.(sender);
    }
  }

  disconnected(): void {
    for (const sender of this.#senders.values()) {
      this.#noteUnsubscribed(sender);
      sender.dialect.subscriptionsChanged?.(sender);
    }
  }

  /** The sender with an endpoint name, if it has sent a message. */
  sendersOf(endpointName: string): readonly MqttSender[] {
    const sender = this.#senders.get(endpointName);
    return sender === undefined ? [] : [sender];
  }
}

/** {@link MqttSender} at an external broker. */
class ExternalSender implements MqttSender {
  readonly login: MqttClient;
  readonly broker = 'external';
  readonly dialect: MqttDialect;
  /** ID of the device that receives commands through this sender. */
  listeningAs: string | undefined;
  readonly #link: ExternalBroker;
  readonly #onUnsubscribed: (sender: ExternalSender) => void;

  constructor(
    login: MqttClient,
    dialect: MqttDialect,
    link: ExternalBroker,
    onUnsubscribed: (sender: ExternalSender) => void,
  ) {
    this.login = login;
    this.dialect = dialect;
    this.#link = link;
    this.#onUnsubscribed = onUnsubscribed;
  }

  get peer(): string {
    return this.#link.url;
  }

  isSubscribedTo(topic: string): boolean {
    return this.#link.isConnected && topic.startsWith(this.dialect.prefix);
  }

  async send(topic: string, payload: string | Uint8Array, qos: 0 | 1): Promise<void> {
    try {
      await this.#link.publish({ topic, payload, qos, isRetained: false });
    } catch (error) {
      // Its commands wait until its next message.
      if (error instanceof NoSubscriberError) this.#onUnsubscribed(this);
      throw error;
    }
  }
}
