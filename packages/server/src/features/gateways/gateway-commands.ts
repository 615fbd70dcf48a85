import type { DataCollector, GatewayStatus } from './model/data-collector.ts';
import { deviceNetworks } from '../networks/model/device-network.ts';
import { devices } from '../devices/model/device.ts';
import { networkSettings } from '../network-settings/model/network-setting.ts';
import { invalid, invalidMember } from '../../kernel/errors.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { GatewayControl } from '../../gateway/ports/gateway-control.ts';
import type { Store } from '../../store/port.ts';
import type { ActivityLog } from '../activity/activity.ts';
import type { DataCollectorService } from './data-collector-service.ts';
import type { DiscoveryMode } from './discovery-mode.ts';
import type { GatewayLog } from './gateway-log.ts';
import { unknownId } from '../../kernel/fault-texts.ts';
import { shownValue } from '../../kernel/shown-value.ts';
import { didYouMean } from '../../kernel/closest-name.ts';

export interface GatewayCommandDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly region: string;
  readonly activityLog: ActivityLog;
  readonly dataCollectors: DataCollectorService;
  readonly discovery: DiscoveryMode;
  readonly log: GatewayLog;
  readonly control: GatewayControl | undefined;
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

/** Commands to gateways. Their course is in the Activity Log; each resolves with the id of its entry. */
export class GatewayCommands {
  readonly #deps: GatewayCommandDependencies;

  constructor(deps: GatewayCommandDependencies) {
    this.#deps = deps;
  }

  /** Asks a gateway for its status and stores it. @throws MusterError `data-collector-not-found` */
  async refreshStatus(deviceNetworkId: string, id: string): Promise<string> {
    return this.#run(deviceNetworkId, id, 'Refresh the status', async (collector) => {
      const status = await this.statusOf(collector);
      await this.#store(collector, status);
      return status.isListening ? 'listening' : 'stopped';
    });
  }

  /** The same for all gateways of a network. */
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
    for (const collector of own) await this.#store(collector, await this.statusOf(collector));
    await activityLog.complete(id, {
      responseMessage: `Refreshed ${own.length} of ${total} data collectors, those of this region.`,
    });
    return id;
  }

  /** The present status of a gateway. */
  async statusOf(collector: DataCollector): Promise<GatewayStatus> {
    const state = this.#deps.control?.state();
    const devicesOnline = await this.#deps.store.collection(devices).count({
      where: [
        { field: 'dataCollectorId', op: 'eq', value: collector.id },
        { field: 'status', op: 'eq', value: 'online' },
      ],
    });
    return { isListening: false, addresses: [], ...state, devicesOnline, region: this.#deps.region };
  }

  async #store({ id, deviceNetworkId }: DataCollector, reported: GatewayStatus): Promise<void> {
    await this.#deps.dataCollectors.change(deviceNetworkId, id, {
      status: { at: this.#deps.clock.now(), reported },
    });
  }

  /** What cannot be done here is an entry that has failed, with the reason. */
  async restart(deviceNetworkId: string, id: string, what: keyof typeof RESTARTS): Promise<string> {
    const description = what === 'application' ? 'Restart the gateway' : 'Restart the system of the gateway';
    return this.#run(deviceNetworkId, id, description, () => Promise.reject(new NotPossible(RESTARTS[what])));
  }

  /**
   * A command of the gateway itself: `echo` returns the payload, `status` the status.
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
    const answer = type === 'echo' ? { payload } : { status: await this.statusOf(collector) };
    await this.#run(deviceNetworkId, id, `Custom command ${type}`, () => Promise.resolve(''), correlationId);
    return answer;
  }

  /**
   * Tells a gateway which networks it may join. One that is a part of the service joins none: they are kept for it, and shown.
   *
   * @throws MusterError `data-collector-not-found`, `invalid-request` for network settings that are not there
   */
  async sendNetworkSettings(
    deviceNetworkId: string,
    id: string,
    settingIds: readonly string[],
  ): Promise<string> {
    const found = await this.#deps.store.collection(networkSettings).getMany(new Set(settingIds));
    const faults: Record<string, string[]> = {};
    settingIds.forEach((one, index) => {
      if (found.get(one)?.deviceNetworkId === deviceNetworkId) return;
      faults[`[${index}]`] = [unknownId('network setting', one)];
    });
    await this.#deps.dataCollectors.get(deviceNetworkId, id);
    if (Object.keys(faults).length > 0) throw invalid(faults);
    return this.#run(deviceNetworkId, id, 'Send network settings', async () => {
      const networkSettingIds = [...new Set(settingIds)];
      await this.#deps.dataCollectors.change(deviceNetworkId, id, { networkSettingIds });
      return `Stored ${networkSettingIds.length} network settings for the data collector.`;
    });
  }

  /** Keeps the devices of a gateway from registering, and ends their registrations, or lets them in again. */
  async setBlacklist(deviceNetworkId: string, id: string, isBlacklisted: boolean): Promise<string> {
    const description = isBlacklisted ? 'Blacklist' : 'Remove from the blacklist';
    return this.#run(
      deviceNetworkId,
      id,
      description,
      async () => {
        await this.#deps.dataCollectors.change(deviceNetworkId, id, { isBlacklisted });
        this.#deps.log.write(id, 'Warning', isBlacklisted ? 'Blacklisted.' : 'Removed from the blacklist.');
        return '';
      },
      undefined,
      true,
    );
  }

  /** For 60 s endpoints that no device names are noted. @throws MusterError `data-collector-not-found` */
  async discover(deviceNetworkId: string, id?: string): Promise<string> {
    const { activityLog, discovery, dataCollectors, log, onError } = this.#deps;
    const collector = await dataCollectors.get(
      deviceNetworkId,
      id ?? (await this.#defaultOf(deviceNetworkId)),
    );
    const entry = await activityLog.start(aboutGateway(collector, 'Discover devices'));
    const refusal = this.#elsewhere(collector);
    if (refusal !== undefined) {
      await activityLog.fail(entry.id, { responseMessage: refusal });
      return entry.id;
    }
    await activityLog.progress(entry.id);
    log.write(collector.id, 'Informational', 'Discovery mode started for 60 s.');
    discovery.open(collector, (endpoints) => {
      const responseMessage = `Saw ${endpoints} endpoints that have no device.`;
      log.write(collector.id, 'Informational', `Discovery mode ended. ${responseMessage}`);
      activityLog.complete(entry.id, { responseMessage }).catch(onError);
    });
    return entry.id;
  }

  async #defaultOf(deviceNetworkId: string): Promise<string> {
    const network = await this.#deps.store.collection(deviceNetworks).get(deviceNetworkId);
    return network?.defaultDataCollectorId ?? '';
  }

  #elsewhere({ region }: DataCollector): string | undefined {
    const own = this.#deps.region;
    return region === own
      ? undefined
      : `The data collector is in the region ${region}, and this service is in ${own}.`;
  }

  async #run(
    deviceNetworkId: string,
    id: string,
    description: string,
    work: (collector: DataCollector) => Promise<string>,
    correlationId?: string,
    anywhere = false,
  ): Promise<string> {
    const { activityLog, dataCollectors } = this.#deps;
    const collector = await dataCollectors.get(deviceNetworkId, id);
    const about = aboutGateway(collector, description);
    const entry = await activityLog.start(correlationId === undefined ? about : { ...about, correlationId });
    const refusal = anywhere ? undefined : this.#elsewhere(collector);
    try {
      if (refusal !== undefined) throw new NotPossible(refusal);
      const responseMessage = await work(collector);
      await activityLog.complete(entry.id, responseMessage === '' ? {} : { responseMessage });
    } catch (error) {
      await activityLog.fail(entry.id, { responseMessage: error instanceof Error ? error.message : '' });
      if (!(error instanceof NotPossible)) throw error;
    }
    return entry.id;
  }
}

/** The gateway cannot do it, for this reason. */
class NotPossible extends Error {}

function aboutGateway(
  { id, deviceNetworkId, name }: DataCollector,
  description: string,
): Parameters<ActivityLog['start']>[0] {
  return { deviceNetworkId, entityType: 'Gateway', entityId: id, entityName: name, description };
}
