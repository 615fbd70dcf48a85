import type { ValueRecord } from '@muster/lwm2m/core';
import type { ObservationSink } from '../../ports/device-link.ts';
import type { MeasurementService } from '../measurements/measurement-service.ts';
import { markWrites } from './notification-marks.ts';

/** The wish whose observation it is. */
export interface SunkWish {
  readonly id: string;
  readonly deviceId: string;
  readonly deviceNetworkId: string;
}

export interface WishSinkOwner {
  readonly measurements: MeasurementService;
  /** The device observes no longer. */
  readonly ended: (wish: SunkWish, token: string | undefined) => void;
}

/** Takes what comes of an observation. There are as many as devices: it keeps the ids of its wish, and no more of it. */
export class WishSink implements ObservationSink, SunkWish {
  readonly id: string;
  readonly deviceId: string;
  readonly deviceNetworkId: string;
  /** Of the observation; the answer to the Observe brings it, and the end may come at any time after that. */
  token: string | undefined;
  readonly #owner: WishSinkOwner;

  constructor(owner: WishSinkOwner, { id, deviceId, deviceNetworkId }: SunkWish, token?: string) {
    this.#owner = owner;
    this.id = id;
    this.deviceId = deviceId;
    this.deviceNetworkId = deviceNetworkId;
    this.token = token;
  }

  async onNotify(records: readonly ValueRecord[], sequence?: number): Promise<void> {
    const { id, deviceId, deviceNetworkId, token } = this;
    const mark = { id, deviceId, token, sequence };
    await this.#owner.measurements.take({ deviceId, deviceNetworkId }, records, () => markWrites(mark));
  }

  onEnd(): void {
    this.#owner.ended(this, this.token);
  }
}
