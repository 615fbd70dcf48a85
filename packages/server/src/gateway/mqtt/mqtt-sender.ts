import type { MqttClient } from '../../features/mqtt-devices/mqtt-access.ts';

/** The sender of MQTT messages and the way back to it: a client of the embedded broker, or a device at an external broker. */
export interface MqttSender {
  /**
   * Its device network and endpoint name. `identity` names the credentials that it has shown to this server. Devices at an
   * external broker have none: that broker vouches for them.
   */
  readonly login: MqttClient;
  /** `external`: there is no connection to see, and subscriptions are assumed. */
  readonly broker: 'embedded' | 'external';
  /** IP address and port of the client, or URL of the external broker. For logs. */
  readonly peer: string;
  /** Whether a message to the topic can be sent now. An external broker tells no subscriptions: true while it is connected. */
  isSubscribedTo(topic: string): boolean;
  /**
   * Sends a message. Resolves when the client, or the external broker, has acknowledged it, or for QoS 0 when it is written.
   * A client of the embedded broker gets it with the QoS of its subscription, up to `qos`. Rejects if the connection
   * ends before.
   */
  send(topic: string, payload: string | Uint8Array, qos: 0 | 1): Promise<void>;
}
