import type { DataCollector, GatewayStatus } from './model/data-collector.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { GatewayControl } from '../../gateway/ports/gateway-listeners.ts';
import type { Store } from '../../store/port.ts';
import type { ActivityLog } from '../activity/activity.ts';
import { gatewayStatus } from './data-collector-views.ts';
import type { DataCollectorService } from './data-collector-service.ts';
import type { GatewayActivities } from './gateway-activities.ts';

export interface GatewayStatusReportDependencies {
  readonly store: Store;
  readonly clock: Clock;
  /** The cloud region of the service. */
  readonly region: string;
  readonly activityLog: ActivityLog;
  readonly activities: GatewayActivities;
  readonly dataCollectors: Pick<DataCollectorService, 'list' | 'change'>;
  /** The gateway component. If absent, it counts as stopped. */
  readonly control: GatewayControl | undefined;
}

/** Reports the status of gateways. */
export class GatewayStatusReports {
  readonly #deps: GatewayStatusReportDependencies;

  constructor(deps: GatewayStatusReportDependencies) {
    this.#deps = deps;
  }

  /** Returns the current status of a gateway. */
  statusOf(collector: DataCollector): Promise<GatewayStatus> {
    const { control, region, store } = this.#deps;
    return gatewayStatus(store, { region, state: control?.state() }, collector);
  }

  /**
   * Stores the status of a gateway. Resolves with the ID of the Activity Log entry.
   *
   * @throws MusterError `data-collector-not-found`
   */
  async refresh(deviceNetworkId: string, id: string): Promise<string> {
    return this.#deps.activities.run(deviceNetworkId, id, {
      description: 'Refresh the status',
      run: async (collector) => ((await this.#store(collector)).isListening ? 'listening' : 'stopped'),
    });
  }

  /** Stores the status of all gateways of a network. Resolves with the ID of the Activity Log entry. */
  async refreshAll(deviceNetworkId: string): Promise<string> {
    const { activityLog, dataCollectors } = this.#deps;
    const { rows, total } = await dataCollectors.list(deviceNetworkId, { limit: 1000 });
    const { id } = await activityLog.start({
      deviceNetworkId,
      entityType: 'Multiple',
      entityName: `${total} data collectors`,
      description: 'Refresh the status of all data collectors',
    });
    const own = rows.filter((one) => one.region === this.#deps.region);
    for (const collector of own) await this.#store(collector);
    await activityLog.complete(id, {
      responseMessage: `Refreshed ${own.length} of ${total} data collectors, those of this region.`,
    });
    return id;
  }

  async #store(collector: DataCollector): Promise<GatewayStatus> {
    const { clock, dataCollectors } = this.#deps;
    const reported = await this.statusOf(collector);
    const status = { at: clock.now(), reported };
    await dataCollectors.change(collector.deviceNetworkId, collector.id, { status });
    return reported;
  }
}
