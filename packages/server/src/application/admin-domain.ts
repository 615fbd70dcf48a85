import type { EventBus, EventOutbox } from '../features/events/events.ts';
import { omitUndefined } from '../kernel/data.ts';
import { Lanes } from '../kernel/tasks.ts';
import type { Clock } from '../kernel/timers.ts';
import { CacheChanges } from '../kernel/caches.ts';
import type { GatewayControl } from '../gateway/ports/gateway-listeners.ts';
import type { Store } from '../store/port.ts';
import { AccessService } from '../features/access/access.ts';
import { ActivityArchive } from '../features/activity/activity-archive.ts';
import { ActivityLogService } from '../features/activity/activity-log.ts';
import { ActuatorService } from '../features/actuators/actuators.ts';
import { AuditService } from '../features/activity/audit.ts';
import { ApiKeyService, LoginCodes } from '../features/access/api-keys.ts';
import { BootstrapServerService, BootstrapService } from '../features/bootstrap/bootstrap.ts';
import { CredentialService } from '../features/security/credentials.ts';
import { DeviceReferenceService } from '../features/devices/device-references.ts';
import { EventCategoryService } from '../features/actuators/event-categories.ts';
import { LocationService } from '../features/locations/locations.ts';
import { KeyTokens } from '../features/access/key-tokens.ts';
import { createCatalogueDomain } from '../features/catalogue/catalogue.ts';
import type { CatalogueDomain } from '../features/catalogue/catalogue.ts';
import { ModelService } from '../features/catalogue/object-definitions.ts';
import { createGatewayDomain } from '../features/gateways/gateways.ts';
import type { GatewayDomain } from '../features/gateways/gateways.ts';
import { HardwareImport } from '../features/hardware/import.ts';
import { LocationResourceService } from '../features/maps/location-resources.ts';
import { PositionService } from '../features/maps/positions.ts';
import { NetworkSettingService } from '../features/network-settings/network-settings.ts';
import { NetworkService } from '../features/networks/networks.ts';
import { ResolutionService } from '../features/measurements/resolution-service.ts';
import { ResourceCollectionService } from '../features/resource-collections/resource-collections.ts';
import { ResponsibilityService, RoleService } from '../features/access/roles.ts';
import { SessionService } from '../features/access/sessions.ts';
import { TenantService } from '../features/access/tenants.ts';
import type { SecretBox } from '../features/security/secret-box.ts';
import type { SettingCategoryService } from '../features/settings/categories.ts';
import { createSettingsDomain } from '../features/settings/settings.ts';
import type { SettingsDomain } from '../features/settings/settings.ts';
import { TagService } from '../features/tags/tags.ts';
import { noOutbox } from '../features/events/events.ts';

interface AdminDomainOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly events: EventBus;
  /** Stores events in the commit of the change that causes them. Absent: no webhooks. */
  readonly outbox?: EventOutbox;
  /** Key that signs API keys, at least 32 bytes. Must be kept as long as the store. */
  readonly secret: Uint8Array;
  /** Encrypts secrets of devices. */
  readonly box: SecretBox;
  /** The cloud region of the service. */
  readonly region: string;
  /** Name of the directory tenant whose users sign in. By default, there is none. */
  readonly directoryTenant?: string;
  /** Hash of the settings for people who log in. Absent: people cannot log in. */
  readonly loginSettingsHash?: string;
  /** The gateway component. Absent: it counts as stopped. */
  readonly control?: GatewayControl;
  /** Called for unexpected errors in background work. */
  readonly onError?: (error: unknown) => void;
}

/** All services except those of devices, connected to each other. */
export interface AdminDomain extends Omit<SettingsDomain, 'categories'>, CatalogueDomain {
  readonly store: Store;
  readonly clock: Clock;
  readonly access: AccessService;
  readonly networks: NetworkService;
  readonly apiKeys: ApiKeyService;
  /** Single-use login codes. Only the device loop issues and accepts them. */
  readonly loginCodes: LoginCodes;
  /** Sessions of people. Only the device loop begins and ends them. */
  readonly sessions: SessionService;
  readonly roles: RoleService;
  readonly responsibilities: ResponsibilityService;
  readonly gateways: GatewayDomain;
  readonly locations: LocationService;
  readonly tags: TagService;
  readonly networkSettings: NetworkSettingService;
  readonly bootstrapServers: BootstrapServerService;
  /** Handles the requests of devices for a bootstrap. */
  readonly bootstrap: BootstrapService;
  readonly actuators: ActuatorService;
  readonly eventCategories: EventCategoryService;
  readonly locationResources: LocationResourceService;
  readonly positions: PositionService;
  readonly resolutions: ResolutionService;
  readonly resourceCollections: ResourceCollectionService;
  readonly settingCategories: SettingCategoryService;
  /** Lanes of devices and of everything else that has settings. */
  readonly lanes: Lanes;
  /** Finds the device of an identity during a handshake. */
  readonly credentials: CredentialService;
  readonly box: SecretBox;
  readonly activityLog: ActivityLogService;
  readonly activityArchive: ActivityArchive;
  readonly audit: AuditService;
  readonly hardwareImport: HardwareImport;
  readonly tenants: TenantService;
  /** Object models of each network, for the gateway and the codecs. */
  readonly models: ModelService;
  /** The entities that devices refer to. */
  readonly references: DeviceReferenceService;
  /** Reports which caches are out of date. */
  readonly changes: CacheChanges;
}

/** Creates all services except those of devices, and connects them. */
export function createAdminDomain(options: AdminDomainOptions): AdminDomain {
  const { store, clock, events, box, region, onError = () => undefined } = options;
  const tokens = new KeyTokens(options.secret);
  const changes = new CacheChanges();
  const { loginSettingsHash } = options;
  const access = new AccessService({
    store,
    clock,
    tokens,
    changes,
    ...omitUndefined({ loginSettingsHash }),
  });
  const sessions = new SessionService({ store, clock, access, tokens });
  const models = new ModelService(store, changes);
  const roles = new RoleService(store, access);
  const references = new DeviceReferenceService(store);
  const activityLog = new ActivityLogService({
    store,
    clock,
    events,
    outbox: options.outbox ?? noOutbox(store),
  });
  const credentials = new CredentialService({ store, box, onError });
  const lanes = new Lanes();
  const settingsDomain = createSettingsDomain({ store, lanes, credentials, box });
  const { categories: settingCategories, ...settings } = settingsDomain;
  const referencesChanged = (): void => references.forget();
  const tags = new TagService(store);
  const catalogue = createCatalogueDomain({
    store,
    clock,
    models,
    settingCategories,
    activityLog,
    changed: referencesChanged,
  });
  return {
    store,
    clock,
    access,
    models,
    roles,
    responsibilities: new ResponsibilityService(store, access),
    networks: new NetworkService({ store, clock, access, tokens, roles, region }),
    apiKeys: new ApiKeyService({ store, clock, access, tokens, sessions }),
    sessions,
    loginCodes: new LoginCodes({ store, clock, access, tokens }),
    gateways: createGatewayDomain({
      store,
      clock,
      region,
      lanes,
      settings: settingsDomain,
      access,
      tokens,
      activityLog,
      changed: referencesChanged,
      control: options.control,
      onError,
    }),
    locations: new LocationService({
      store,
      lanes,
      settings: settings.settings,
      changed: referencesChanged,
    }),
    tags,
    networkSettings: new NetworkSettingService(store, box),
    bootstrapServers: new BootstrapServerService(store, clock, box),
    bootstrap: new BootstrapService({ store, activityLog, credentials, box }),
    actuators: new ActuatorService(store, clock),
    eventCategories: new EventCategoryService(store, clock),
    locationResources: new LocationResourceService(store),
    positions: new PositionService(store),
    resolutions: new ResolutionService(store),
    resourceCollections: new ResourceCollectionService({
      store,
      clock,
      catalogues: models,
    }),
    ...catalogue,
    hardwareImport: new HardwareImport({ store, tags, settingCategories, ...catalogue }),
    settingCategories,
    ...settings,
    lanes,
    credentials,
    box,
    activityLog,
    activityArchive: new ActivityArchive(store, clock),
    audit: new AuditService(store, clock, onError),
    tenants: new TenantService(store, access, options.directoryTenant),
    references,
    changes,
  };
}
