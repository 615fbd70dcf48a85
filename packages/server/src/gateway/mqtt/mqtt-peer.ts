import type { MqttClient } from '../../features/mqtt-devices/mqtt-access.ts';

/** A connected client and its state. */
export interface MqttPeer {
  readonly login: MqttClient;
  readonly deviceId: string;
  /** Whether the device sends the results of commands. */
  hasResults: boolean;
  /** Whether it has subscribed to commands. */
  isListening: boolean;
}
