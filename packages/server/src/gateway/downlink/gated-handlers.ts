import type { NotifyMeta, ObserveHandlers, ValueRecord } from '@muster/lwm2m';
import type { UsageCounter } from '../../kernel/usage-counter.ts';
import type { DeviceAddress, ObservationSink } from '../ports/device-link.ts';
import type { NotificationGate } from './notification-gate.ts';

/** What all observations of a link have in common. */
export interface ObservingLink {
  readonly notifications: NotificationGate;
  /** Counts notifications. */
  readonly usage: UsageCounter;
  /** False while the server is about to close. */
  readonly isUp: boolean;
}

/** Hands on what comes of one observation, as the gate lets it through. */
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
    // One that is not taken is not acknowledged, and comes again.
    usage.add(this.#deviceNetworkId, 'messagesUp');
  }

  /** One that ends because the server closes is taken up by the next server. */
  onEnd(reason: string): void {
    if (this.#link.isUp && reason !== 'closed') {
      this.#sink.onEnd(reason);
    }
  }
}
