import type { MqttClient } from '../../features/mqtt-devices/mqtt-access.ts';

/**
 * The sender of MQTT messages and the return path to it: a client of the embedded broker, or a device at an
 * external broker.
 */
export interface MqttSender {
  /**
   * Device network and endpoint name. `identity` names the credentials that the client has proved to this
   * server. Devices at an external broker have no identity, because the server trusts the broker.
   */
  readonly login: MqttClient;
  /** `external`: the connection of the device is not visible, and its subscriptions are assumed. */
  readonly broker: 'embedded' | 'external';
  /** IP address and port of the client, or URL of the external broker, for logs. */
  readonly peer: string;
  /**
   * Whether a message to the topic can be sent now. An external broker does not report subscriptions, so this
   * is true while the server is connected to it.
   */
  isSubscribedTo(topic: string): boolean;
  /**
   * Sends a message. Resolves when the client or the external broker has acknowledged it, or for QoS 0 when
   * it is written. A client of the embedded broker receives it with the QoS of its subscription, at most
   * `qos`. Rejects if the connection ends first.
   */
  send(topic: string, payload: string | Uint8Array, qos: 0 | 1): Promise<void>;
}
