import type { DataCollector } from './model/data-collector.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { GatewayControl } from '../../gateway/ports/gateway-listeners.ts';
import type { Store } from '../../store/port.ts';
import type { AccessService } from '../access/access.ts';
import type { KeyTokens } from '../access/key-tokens.ts';
import type { ActivityLog } from '../activity/activity.ts';
import type { SettingsDomain } from '../settings/settings.ts';
import { DataCollectorService } from './data-collector-service.ts';
import { DataCollectorTemplateService } from './data-collector-template-service.ts';
import { DataCollectorTypeService } from './data-collector-type-service.ts';
import { DiscoveryMode } from './discovery-mode.ts';
import { GatewayActivities } from './gateway-activities.ts';
import { GatewayCommands } from './gateway-commands.ts';
import { GatewayImport } from './gateway-import.ts';
import { GatewayLog } from './gateway-log.ts';
import { GatewayStatusReports } from './gateway-status-reports.ts';
import { GatewayUplink } from './gateway-uplink.ts';
import { RegistrationTicketService } from './registration-ticket-service.ts';

export interface GatewayDomainOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** The cloud region of the service. Names of data collectors are unique in it. */
  readonly region: string;
  readonly lanes: Lanes;
  readonly settings: SettingsDomain;
  readonly access: AccessService;
  readonly tokens: KeyTokens;
  readonly activityLog: ActivityLog;
  /** Called after every change of a data collector. */
  readonly changed: () => void;
  /** The gateway component. If absent, it counts as stopped. */
  readonly control: GatewayControl | undefined;
  readonly onError: (error: unknown) => void;
}

/** The services for gateways, wired to each other. */
export interface GatewayDomain {
  readonly dataCollectors: DataCollectorService;
  readonly types: DataCollectorTypeService;
  readonly templates: DataCollectorTemplateService;
  readonly imports: GatewayImport;
  readonly commands: GatewayCommands;
  readonly statusReports: GatewayStatusReports;
  readonly tickets: RegistrationTicketService;
  readonly discovery: DiscoveryMode;
  readonly log: GatewayLog;
  /** Handles the traffic of devices that report through gateways. */
  readonly uplink: GatewayUplink;
  /** Calls `task` after each change of a data collector. It must not throw. */
  listen(task: (collector: DataCollector) => void): void;
  /** Resolves when all operations have ended. */
  close(): Promise<void>;
}

export function createGatewayDomain(options: GatewayDomainOptions): GatewayDomain {
  const { store, clock, region, lanes, access, activityLog, control, onError } = options;
  const { categories, settings } = options.settings;
  const log = new GatewayLog(clock);
  const discovery = new DiscoveryMode(store, clock);
  const uplink = new GatewayUplink({ store, log, discovery, onError });
  const listeners: ((collector: DataCollector) => void)[] = [];
  const changed = (): void => {
    uplink.forget();
    options.changed();
  };
  const dataCollectors = new DataCollectorService({
    store,
    clock,
    region,
    lanes,
    settings,
    changed: (collector) => {
      changed();
      listeners.forEach((task) => task(collector));
    },
    deleted: ({ id, ticketKeyId }) => {
      changed();
      log.forget(id);
      if (ticketKeyId !== undefined) access.revoke(ticketKeyId);
    },
  });
  const types = new DataCollectorTypeService({ store, categories });
  const templates = new DataCollectorTemplateService(store);
  const activities = new GatewayActivities({ region, activityLog, dataCollectors });
  const statusReports = new GatewayStatusReports({
    store,
    clock,
    region,
    activityLog,
    activities,
    dataCollectors,
    control,
  });
  return {
    dataCollectors,
    types,
    templates,
    imports: new GatewayImport(store, types, templates),
    commands: new GatewayCommands({
      store,
      activityLog,
      activities,
      dataCollectors,
      discovery,
      statusReports,
      log,
      onError,
    }),
    statusReports,
    tickets: new RegistrationTicketService({ store, clock, access, tokens: options.tokens, activityLog }),
    discovery,
    log,
    uplink,
    listen: (task) => {
      listeners.push(task);
    },
    close: async () => {
      discovery.close();
      await uplink.close();
    },
  };
}
