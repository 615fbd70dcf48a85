import { DecodeError } from '@muster/lwm2m/core';
import { isRefusal } from '../../features/mqtt-devices/mqtt-devices.ts';
import { MusterError } from '../../kernel/errors.ts';
import type { UsageCounter } from '../../kernel/usage-counter.ts';
import type { MqttDialect, MqttMessage } from './mqtt-dialect.ts';
import type { MqttSender } from './mqtt-sender.ts';

export interface MqttWarning {
  readonly peer: string;
  readonly endpointName?: string;
  readonly clientId?: string;
  readonly message: string;
}

export interface IntakeDependencies {
  /** Counts messages of devices. */
  readonly usage: UsageCounter;
  readonly onWarning: (warning: MqttWarning) => void;
  readonly onError: (error: unknown) => void;
}

/** Takes the messages of devices from all brokers. */
export class MessageIntake {
  readonly #deps: IntakeDependencies;
  #refused = 0;

  constructor(deps: IntakeDependencies) {
    this.#deps = deps;
  }

  /** Number of messages that were not accepted. */
  get refused(): number {
    return this.#refused;
  }

  /**
   * Resolves when the values of a message are durable, or if the message can never be accepted. In both cases
   * the message is acknowledged, so that the device does not send it again.
   *
   * @throws a fault of the server, such as a full disk: the message must be delivered again
   */
  async take(dialect: MqttDialect, sender: MqttSender, message: MqttMessage): Promise<void> {
    const { usage, onError } = this.#deps;
    usage.add(sender.login.deviceNetworkId, 'messagesUp');
    try {
      await dialect.take(sender, message);
    } catch (error) {
      if (!(error instanceof DecodeError) && !isRefusal(error)) {
        onError(error);
        throw error;
      }
      this.refuse(sender, message.topic, error);
      const code = error instanceof MusterError ? error.code : 'invalid-request';
      dialect.refused(sender, message.topic, { name: '', code, message: error.message });
    }
  }

  /** Counts and logs a message that is not accepted. */
  refuse({ peer, login }: Pick<MqttSender, 'peer' | 'login'>, topic: string, error: Error): void {
    this.#refused += 1;
    this.#deps.onWarning({
      peer,
      endpointName: login.endpointName,
      message: `MQTT message to ${topic} refused: ${error.message}`,
    });
  }
}
