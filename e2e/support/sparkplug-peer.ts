/** sparkplug-client of Eclipse Tahu: an edge node as its application sees it. */
import type { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';

export interface PeerMetric {
  readonly name?: string;
  readonly alias?: number | { toNumber(): number };
  readonly type?: string;
  readonly value: unknown;
  readonly timestamp?: number;
}
export interface PeerPayload {
  readonly timestamp?: number;
  readonly metrics: readonly PeerMetric[];
}
interface PeerOptions {
  readonly compress?: boolean;
  readonly algorithm?: string;
}

export interface PeerNode extends EventEmitter {
  /** Client of the package `mqtt`. */
  readonly client: EventEmitter & { readonly stream: { destroy(): void } };
  seq: number;
  publishNodeBirth(payload: PeerPayload, options?: PeerOptions): void;
  publishNodeData(payload: PeerPayload, options?: PeerOptions): void;
  publishDeviceBirth(device: string, payload: PeerPayload, options?: PeerOptions): void;
  publishDeviceData(device: string, payload: PeerPayload, options?: PeerOptions): void;
  publishDeviceDeath(device: string, payload: PeerPayload): void;
  stop(): void;
}

export const { newClient } = createRequire(import.meta.url)('sparkplug-client') as {
  readonly newClient: (config: object) => PeerNode;
};

/** Each metric has a time of its own. */
let lastTime = Date.now() - 10_000;
const nextTime = (): number => (lastTime += 1);

export const metric = (name: string, type: string, value: unknown, more: object = {}): PeerMetric => ({
  name,
  type,
  value,
  timestamp: nextTime(),
  ...more,
});

export const payload = (...metrics: readonly PeerMetric[]): PeerPayload => ({
  timestamp: Date.now(),
  metrics,
});
