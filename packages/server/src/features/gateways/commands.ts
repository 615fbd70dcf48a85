import type { GatewayControl } from '../../gateway/ports/gateway-listeners.ts';
import type { Clock } from '../../kernel/timers.ts';
import { didYouMean, shownValue } from '../../kernel/texts.ts';
import { invalid, invalidMember, unknownId } from '../../kernel/errors.ts';
import { inNetwork } from '../../kernel/entities.ts';
import type { Store } from '../../store/port.ts';
import type { ActivityLog } from '../activity/activity.ts';
import { networkSettings } from '../network-settings/model.ts';
import { deviceNetworks } from '../networks/model.ts';
import type { DataCollectorService } from './data-collectors.ts';
import type { GatewayLog } from './gateway-log.ts';
import { dataCollectors } from './model.ts';
import type { DataCollector, GatewayStatus } from './model.ts';
import { gatewayStatus } from './reads.ts';
import type { DiscoveryMode } from './uplink.ts';

interface GatewayCommandDependencies {
  readonly store: Store;
  readonly clock: Clock;
  /** The cloud region of the service. */
  readonly region: string;
  readonly activityLog: ActivityLog;
  readonly dataCollectors: DataCollectorService;
  readonly discovery: DiscoveryMode;
  readonly log: GatewayLog;
  /** The gateway component. If absent, it counts as stopped. */
  readonly control: GatewayControl | undefined;
  readonly onError: (error: unknown) => void;
}

interface CustomCommand {
  readonly type?: string;
  readonly payload?: unknown;
  readonly correlationId?: string;
}

type CustomAnswer = { readonly payload: unknown } | { readonly status: GatewayStatus };

/** A command to a gateway. */
interface GatewayActivity {
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
class CommandNotPossibleError extends Error {}

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
   * Stores the status of a gateway.
   *
   * @throws MusterError `data-collector-not-found`
   */
  async refreshStatus(deviceNetworkId: string, id: string): Promise<string> {
    return this.#run(deviceNetworkId, id, {
      description: 'Refresh the status',
      run: async (collector) => ((await this.#storeStatus(collector)).isListening ? 'listening' : 'stopped'),
    });
  }

  /** Stores the status of all gateways of a network. */
  async refreshAllStatuses(deviceNetworkId: string): Promise<string> {
    const { store, activityLog, region } = this.#deps;
    const page = await store.collection(dataCollectors).page(inNetwork(deviceNetworkId, { limit: 1000 }));
    const { id } = await activityLog.start({
      deviceNetworkId,
      entityType: 'Multiple',
      entityName: `${page.total} data collectors`,
      description: 'Refresh the status of all data collectors',
    });
    const own = page.rows.filter((one) => one.region === region);
    for (const collector of own) await this.#storeStatus(collector);
    await activityLog.complete(id, {
      responseMessage: `Refreshed ${own.length} of ${page.total} data collectors, those of this region.`,
    });
    return id;
  }

  /**
   * Creates an entry that fails with the reason, because a gateway cannot be restarted.
   *
   * @throws MusterError `data-collector-not-found`
   */
  async restart(deviceNetworkId: string, id: string, what: keyof typeof RESTARTS): Promise<string> {
    return this.#run(deviceNetworkId, id, {
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
    const collector = await this.#deps.dataCollectors.get(deviceNetworkId, id);
    if (!customCommands.includes(type)) {
      throw invalidMember(
        'PayloadCustomType',
        `Unknown command ${shownValue(type)}.${didYouMean(type, customCommands)} The gateway supports ${customCommands.join(' and ')}.`,
      );
    }
    const answer = type === 'echo' ? { payload } : { status: await this.#statusOf(collector) };
    await this.#run(deviceNetworkId, id, {
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
    const { store, dataCollectors: service } = this.#deps;
    const found = await store.collection(networkSettings).getMany(new Set(settingIds));
    const faults: Record<string, string[]> = {};
    settingIds.forEach((one, index) => {
      if (found.get(one)?.deviceNetworkId === deviceNetworkId) return;
      faults[`[${index}]`] = [unknownId('network setting', one)];
    });
    await service.get(deviceNetworkId, id);
    if (Object.keys(faults).length > 0) throw invalid(faults);
    return this.#run(deviceNetworkId, id, {
      description: 'Send network settings',
      run: async () => {
        const networkSettingIds = [...new Set(settingIds)];
        await service.change(deviceNetworkId, id, { networkSettingIds });
        return `Stored ${networkSettingIds.length} network settings for the data collector.`;
      },
    });
  }

  /**
   * Blacklists a gateway, so that its devices cannot register and their registrations end, or removes it from
   * the blacklist.
   */
  async setBlacklist(deviceNetworkId: string, id: string, isBlacklisted: boolean): Promise<string> {
    const { dataCollectors: service, log } = this.#deps;
    return this.#run(deviceNetworkId, id, {
      description: isBlacklisted ? 'Blacklist' : 'Remove from the blacklist',
      isForAllRegions: true,
      run: async () => {
        await service.change(deviceNetworkId, id, { isBlacklisted });
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
    const { store, activityLog, discovery, log, onError } = this.#deps;
    const network =
      id === undefined ? await store.collection(deviceNetworks).get(deviceNetworkId) : undefined;
    return this.#run(deviceNetworkId, id ?? network?.defaultDataCollectorId ?? '', {
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

  #statusOf(collector: DataCollector): Promise<GatewayStatus> {
    const { control, region, store } = this.#deps;
    return gatewayStatus(store, { region, state: control?.state() }, collector);
  }

  async #storeStatus(collector: DataCollector): Promise<GatewayStatus> {
    const { clock, dataCollectors: service } = this.#deps;
    const reported = await this.#statusOf(collector);
    const status = { at: clock.now(), reported };
    await service.change(collector.deviceNetworkId, collector.id, { status });
    return reported;
  }

  /**
   * Runs a command with an entry in the Activity Log. Resolves with the ID of the entry. The entry fails if the
   * command is not possible.
   *
   * @throws MusterError `data-collector-not-found`
   */
  async #run(deviceNetworkId: string, id: string, activity: GatewayActivity): Promise<string> {
    const { activityLog, dataCollectors: service, region } = this.#deps;
    const { description, correlationId, isForAllRegions = false, run } = activity;
    const collector = await service.get(deviceNetworkId, id);
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
