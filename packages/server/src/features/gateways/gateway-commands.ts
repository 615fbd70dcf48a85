import type { GatewayStatus } from './model/data-collector.ts';
import { deviceNetworks } from '../networks/model.ts';
import { networkSettings } from '../network-settings/model.ts';
import { didYouMean } from '../../kernel/closest-name.ts';
import { invalid, invalidMember } from '../../kernel/errors.ts';
import { unknownId } from '../../kernel/fault-texts.ts';
import { shownValue } from '../../kernel/shown-value.ts';
import type { Store } from '../../store/port.ts';
import type { ActivityLog } from '../activity/activity.ts';
import type { DataCollectorService } from './data-collector-service.ts';
import type { DiscoveryMode } from './discovery-mode.ts';
import { CommandNotPossibleError } from './gateway-activities.ts';
import type { GatewayActivities } from './gateway-activities.ts';
import type { GatewayLog } from './gateway-log.ts';
import type { GatewayStatusReports } from './gateway-status-reports.ts';

export interface GatewayCommandDependencies {
  readonly store: Store;
  readonly activityLog: ActivityLog;
  readonly activities: GatewayActivities;
  readonly dataCollectors: Pick<DataCollectorService, 'get' | 'change'>;
  readonly discovery: DiscoveryMode;
  readonly statusReports: Pick<GatewayStatusReports, 'statusOf'>;
  readonly log: GatewayLog;
  readonly onError: (error: unknown) => void;
}

export interface CustomCommand {
  readonly type?: string;
  readonly payload?: unknown;
  readonly correlationId?: string;
}

export type CustomAnswer = { readonly payload: unknown } | { readonly status: GatewayStatus };

const customCommands = ['echo', 'status'];
const RESTARTS = {
  application:
    'The gateway is part of the service and restarts with it. Ask the operator to restart the service. ' +
    'Registrations, observations and DTLS sessions are kept.',
  system: 'The service cannot restart the machine that it runs on. Ask the operator.',
};

/** Commands to gateways. The Activity Log shows their progress. Most resolve with the ID of their entry. */
export class GatewayCommands {
  readonly #deps: GatewayCommandDependencies;

  constructor(deps: GatewayCommandDependencies) {
    this.#deps = deps;
  }

  /**
   * Creates an entry that fails with the reason, because a gateway cannot be restarted.
   *
   * @throws MusterError `data-collector-not-found`
   */
  async restart(deviceNetworkId: string, id: string, what: keyof typeof RESTARTS): Promise<string> {
    return this.#deps.activities.run(deviceNetworkId, id, {
      description: what === 'application' ? 'Restart the gateway' : 'Restart the system of the gateway',
      run: () => Promise.reject(new CommandNotPossibleError(RESTARTS[what])),
    });
  }

  /**
   * Runs a command of the gateway itself: `echo` returns the payload, `status` the status.
   *
   * @throws MusterError `data-collector-not-found`; `invalid-request` for an unknown command
   */
  async custom(deviceNetworkId: string, id: string, command: CustomCommand): Promise<CustomAnswer> {
    const { type = '', payload = null, correlationId } = command;
    const { activities, dataCollectors, statusReports } = this.#deps;
    const collector = await dataCollectors.get(deviceNetworkId, id);
    if (!customCommands.includes(type)) {
      throw invalidMember(
        'PayloadCustomType',
        `Unknown command ${shownValue(type)}.${didYouMean(type, customCommands)} The gateway supports ${customCommands.join(' and ')}.`,
      );
    }
    const answer = type === 'echo' ? { payload } : { status: await statusReports.statusOf(collector) };
    await activities.run(deviceNetworkId, id, {
      description: `Custom command ${type}`,
      correlationId,
      run: () => Promise.resolve(''),
    });
    return answer;
  }

  /**
   * Stores the networks that a gateway may join, to be shown. A gateway that is part of the service joins
   * none of them.
   *
   * @throws MusterError `data-collector-not-found`, `invalid-request` for unknown network settings
   */
  async sendNetworkSettings(
    deviceNetworkId: string,
    id: string,
    settingIds: readonly string[],
  ): Promise<string> {
    const { store, activities, dataCollectors } = this.#deps;
    const found = await store.collection(networkSettings).getMany(new Set(settingIds));
    const faults: Record<string, string[]> = {};
    settingIds.forEach((one, index) => {
      if (found.get(one)?.deviceNetworkId === deviceNetworkId) return;
      faults[`[${index}]`] = [unknownId('network setting', one)];
    });
    await dataCollectors.get(deviceNetworkId, id);
    if (Object.keys(faults).length > 0) throw invalid(faults);
    return activities.run(deviceNetworkId, id, {
      description: 'Send network settings',
      run: async () => {
        const networkSettingIds = [...new Set(settingIds)];
        await dataCollectors.change(deviceNetworkId, id, { networkSettingIds });
        return `Stored ${networkSettingIds.length} network settings for the data collector.`;
      },
    });
  }

  /**
   * Blacklists a gateway, so that its devices cannot register and their registrations end, or removes it from
   * the blacklist.
   */
  async setBlacklist(deviceNetworkId: string, id: string, isBlacklisted: boolean): Promise<string> {
    const { activities, dataCollectors, log } = this.#deps;
    return activities.run(deviceNetworkId, id, {
      description: isBlacklisted ? 'Blacklist' : 'Remove from the blacklist',
      isForAllRegions: true,
      run: async () => {
        await dataCollectors.change(deviceNetworkId, id, { isBlacklisted });
        log.write(id, 'Warning', isBlacklisted ? 'Blacklisted.' : 'Removed from the blacklist.');
        return '';
      },
    });
  }

  /**
   * Records endpoints without a device for 60 s. The entry is completed at the end.
   *
   * @param id defaults to the default data collector of the network
   * @throws MusterError `data-collector-not-found`
   */
  async discover(deviceNetworkId: string, id?: string): Promise<string> {
    const { activities, activityLog, discovery, log, onError } = this.#deps;
    const gatewayId = id ?? (await this.#defaultOf(deviceNetworkId));
    return activities.run(deviceNetworkId, gatewayId, {
      description: 'Discover devices',
      run: async (collector, activityId) => {
        await activityLog.progress(activityId);
        log.write(collector.id, 'Informational', 'Discovery mode started for 60 s.');
        discovery.open(collector, (endpoints) => {
          const responseMessage = `Saw ${endpoints} endpoints that have no device.`;
          log.write(collector.id, 'Informational', `Discovery mode ended. ${responseMessage}`);
          activityLog.complete(activityId, { responseMessage }).catch(onError);
        });
        return undefined;
      },
    });
  }

  async #defaultOf(deviceNetworkId: string): Promise<string> {
    const network = await this.#deps.store.collection(deviceNetworks).get(deviceNetworkId);
    return network?.defaultDataCollectorId ?? '';
  }
}
