import { formatPath } from '@muster/lwm2m/core';
import type { Observation } from '../../entities/observation.ts';

/** The wish to observe a resource, before the device is asked. */
export function observationWish(init: {
  readonly id: string;
  readonly deviceId: string;
  readonly deviceNetworkId: string;
  readonly smartObjectId: string;
  readonly path: Parameters<typeof formatPath>[0];
  readonly nowMs: number;
  readonly timeoutMs?: number;
}): Observation {
  const { path, nowMs, timeoutMs, ...rest } = init;
  return {
    ...rest,
    path: formatPath(path),
    requestedAt: nowMs,
    ...(timeoutMs === undefined || timeoutMs === 0 ? {} : { timeoutMs, expiresAt: nowMs + timeoutMs }),
  };
}
