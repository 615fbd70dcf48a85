import type { DataCollector } from './model/data-collector.ts';
import type { ActivityLog } from '../activity/activity.ts';
import type { DataCollectorService } from './data-collector-service.ts';

export interface GatewayActivityDependencies {
  /** The cloud region of the service. */
  readonly region: string;
  readonly activityLog: ActivityLog;
  readonly dataCollectors: Pick<DataCollectorService, 'get'>;
}

/** A command to a gateway. */
export interface GatewayActivity {
  /** Description in the Activity Log, such as `Refresh the status`. */
  readonly description: string;
  readonly correlationId?: string | undefined;
  /** Whether the command works for gateways of other regions. Defaults to false. */
  readonly isForAllRegions?: boolean;
  /**
   * Resolves with the message of the entry, which is then completed. If it resolves with undefined, it
   * completes the entry itself later.
   *
   * @throws CommandNotPossibleError
   */
  readonly run: (collector: DataCollector, activityId: string) => Promise<string | undefined>;
}

/** The gateway cannot carry out a command. The message is the reason. */
export class CommandNotPossibleError extends Error {}

/** Runs commands to gateways, each with an entry in the Activity Log. */
export class GatewayActivities {
  readonly #deps: GatewayActivityDependencies;

  constructor(deps: GatewayActivityDependencies) {
    this.#deps = deps;
  }

  /**
   * Resolves with the ID of the entry. The entry fails if the command is not possible.
   *
   * @throws MusterError `data-collector-not-found`
   */
  async run(deviceNetworkId: string, id: string, activity: GatewayActivity): Promise<string> {
    const { activityLog, dataCollectors, region } = this.#deps;
    const { description, correlationId, isForAllRegions = false, run } = activity;
    const collector = await dataCollectors.get(deviceNetworkId, id);
    const entry = await activityLog.start({
      deviceNetworkId,
      entityType: 'Gateway',
      entityId: collector.id,
      entityName: collector.name,
      description,
      ...(correlationId === undefined ? {} : { correlationId }),
    });
    try {
      if (!isForAllRegions && collector.region !== region) {
        throw new CommandNotPossibleError(
          `The data collector is in the region ${collector.region}, and this service is in ${region}.`,
        );
      }
      const responseMessage = await run(collector, entry.id);
      if (responseMessage !== undefined) {
        await activityLog.complete(entry.id, responseMessage === '' ? {} : { responseMessage });
      }
    } catch (error) {
      await activityLog.fail(entry.id, { responseMessage: error instanceof Error ? error.message : '' });
      if (!(error instanceof CommandNotPossibleError)) throw error;
    }
    return entry.id;
  }
}
