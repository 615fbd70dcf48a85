import type { SiloStatistics } from '../../http/generated/contract.ts';
import { ok, serve } from '../../http/handler.ts';
import type { FeatureRoutes } from '../../http/handler.ts';
import type { Silo, Silos } from './model.ts';

/** CpuUsage at which a thread is overloaded. */
const OVERLOADED_PERCENT = 90;

export interface Sources {
  readonly silos: Silos;
}

/** Routes of the tag `system`. */
export const routes: FeatureRoutes<'system', unknown, Sources> = {
  'system.listSilos': serve(async (_context, { silos }) => ok((await silos()).map(presentSilo))),
};

function presentSilo({ name, load, work }: Silo): SiloStatistics {
  return {
    Name: name,
    DateTime: new Date(load.timeMs).toISOString(),
    UptimeSeconds: load.uptimeSeconds,
    CpuUsage: load.busyPercent,
    MemoryUsage: load.memoryBytes,
    AvailableMemory: load.availableBytes,
    TotalPhysicalMemory: load.totalBytes,
    EventLoopDelay: load.eventLoopDelayMs,
    IsOverloaded: load.busyPercent >= OVERLOADED_PERCENT,
    ActivationCount: work.registrations,
    RecentlyUsedActivationCount: work.active,
    ClientCount: work.clients,
    ReceivedMessages: work.received,
    SentMessages: work.sent,
    ReceiveQueueLength: work.receiving,
    SendQueueLength: work.sending,
    RequestQueueLength: work.waiting,
  };
}
