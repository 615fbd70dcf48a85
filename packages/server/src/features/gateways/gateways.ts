import type { GatewayControl } from '../../gateway/ports/gateway-listeners.ts';
import type { Clock } from '../../kernel/timers.ts';
import type { Lanes } from '../../kernel/tasks.ts';
import type { Store } from '../../store/port.ts';
import type { AccessService } from '../access/access.ts';
import type { KeyTokens } from '../access/key-tokens.ts';
import type { ActivityLog } from '../activity/activity.ts';
import type { SettingsDomain } from '../settings/settings.ts';
import { GatewayCommands } from './commands.ts';
import { DataCollectorTemplateService, DataCollectorTypeService } from './data-collector-types.ts';
import { DataCollectorService } from './data-collectors.ts';
import { GatewayLog } from './gateway-log.ts';
import { GatewayImport } from './import.ts';
import type { DataCollector } from './model.ts';
import { RegistrationTicketService } from './registration-tickets.ts';
import { DiscoveryMode, GatewayUplink } from './uplink.ts';

interface GatewayDomainOptions {
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
  const { store, clock, region, lanes, access, tokens, activityLog, control, onError } = options;
  const log = new GatewayLog(clock);
  const discovery = new DiscoveryMode(store, clock);
  const uplink = new GatewayUplink(store, log, discovery, onError);
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
    settings: options.settings.settings,
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
  const types = new DataCollectorTypeService(store, options.settings.categories);
  const templates = new DataCollectorTemplateService(store);
  return {
    dataCollectors,
    types,
    templates,
    imports: new GatewayImport(store, types, templates),
    commands: new GatewayCommands({
      store,
      clock,
      region,
      activityLog,
      dataCollectors,
      discovery,
      log,
      control,
      onError,
    }),
    tickets: new RegistrationTicketService({ store, clock, access, tokens, activityLog }),
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
