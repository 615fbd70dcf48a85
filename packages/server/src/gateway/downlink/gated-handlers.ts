import type { NotifyMeta, ObserveHandlers, ValueRecord } from '@muster/lwm2m';
import type { UsageCounter } from '../../kernel/usage-counter.ts';
import type { DeviceAddress, ObservationSink } from '../ports/device-link.ts';
import type { NotificationGate } from './notification-gate.ts';

/** State that all observations of a link share. */
export interface ObservingLink {
  readonly notifications: NotificationGate;
  /** Counts notifications. */
  readonly usage: UsageCounter;
  /** False while the server is about to close. */
  readonly isUp: boolean;
}

/** Passes on the notifications and the end of one observation, as far as the gate lets them through. */
export class GatedHandlers implements ObserveHandlers {
  readonly #link: ObservingLink;
  readonly #deviceId: string;
  readonly #deviceNetworkId: string;
  readonly #sink: ObservationSink;

  constructor(
    link: ObservingLink,
    { deviceId, deviceNetworkId }: Pick<DeviceAddress, 'deviceId' | 'deviceNetworkId'>,
    sink: ObservationSink,
  ) {
    this.#link = link;
    this.#deviceId = deviceId;
    this.#deviceNetworkId = deviceNetworkId;
    this.#sink = sink;
  }

  async onNotify(records: ValueRecord[], { sequence }: NotifyMeta): Promise<void> {
    const { notifications, usage } = this.#link;
    await notifications.run(this.#deviceId, () => this.#sink.onNotify(records, sequence));
    // A refused notification is not acknowledged, so the device sends it again.
    usage.add(this.#deviceNetworkId, 'messagesUp');
  }

  /** If an observation ends because the server closes, the next server resumes it. */
  onEnd(reason: string): void {
    if (this.#link.isUp && reason !== 'closed') {
      this.#sink.onEnd(reason);
    }
  }
}
