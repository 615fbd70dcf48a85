import { EdgeNodeSession } from '@muster/sparkplug';
import type { TimerHandle } from '../../kernel/clock.ts';
import type { MqttSender } from './mqtt-sender.ts';

/** A device that is born: the edge node itself, or one below it. */
export interface BornDevice {
  readonly endpointName: string;
  readonly deviceId: string;
  /** Number of the births of the edge node before its birth. */
  generation: number;
  /** Whether its commands can be sent. */
  isListening: boolean;
}

/** An edge node, and the devices that it has born. */
export class SparkplugNode {
  readonly session = new EdgeNodeSession();
  readonly endpointName: string;
  /** By endpoint name. */
  readonly born = new Map<string, BornDevice>();
  /** The sender of the latest birth. */
  sender: MqttSender | undefined;
  /** Number of its births: devices of an earlier one are not born again yet. */
  generation = 0;
  /** Ends the wait for the births of its devices. */
  expectation: TimerHandle | undefined;
  /** When its births were last asked for, by the monotonic clock. */
  rebirthAtMs = Number.NEGATIVE_INFINITY;

  constructor(endpointName: string) {
    this.endpointName = endpointName;
  }
}
