import { generateKeyPairSync } from 'node:crypto';
import { systemClock, type Clock } from '@muster/lwm2m/core';
import type { ActivityLogEntry } from '../../src/features/activity/model.ts';
import { deviceNetworks } from '../../src/features/networks/model.ts';
import { resourceId, smartObjects } from '../../src/features/device-objects/model.ts';
import { EventBus, type ActivityLogged, type DomainEvent } from '../../src/features/events/events.ts';
import { collections } from '../../src/features/generated/collections.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/port.ts';
import { createAdminDomain, type AdminDomain } from '../../src/application/admin-domain.ts';
import { SecureSessionService } from '../../src/features/security/sessions.ts';
import { createDeviceDomain, type DeviceDomain } from '../../src/application/device-domain.ts';
import { deviceSettings, firmwareSettings } from '../../src/application/services.ts';
import type { DeviceDomainOptions } from '../../src/application/device-options.ts';
import { defaultSettings } from './default-settings.ts';
import { box } from './device-world.ts';
import { Lwm2mDeviceLink } from '../../src/gateway/lwm2m-device-link.ts';
import { MemoryFirmwareFiles } from '../../src/features/firmware/files/firmware-files.ts';
import { startGateway, type Gateway } from '../../src/gateway/gateway.ts';

export type GatewayProcessOptions = Partial<DeviceDomainOptions> & {
  readonly clock?: Clock;
  /** Default: long enough for a busy machine. */
  readonly handshakeTimeoutMs?: number;
};

interface Parts {
  readonly store: Store;
  readonly clock: Clock;
  readonly events: EventBus;
  readonly admin: AdminDomain;
}

export const gatewayKey = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** The gateway side of a server, as one process. */
export class GatewayProcess {
  readonly store: Store;
  readonly events: EventBus;
  readonly seen: DomainEvent[] = [];
  readonly admin: AdminDomain;
  readonly domain: DeviceDomain;
  readonly deviceNetworkId: string;
  readonly deviceTypeId: string;
  readonly errors: unknown[] = [];
  readonly log: { level: string; fields: Record<string, unknown>; message: string }[] = [];
  /** Endpoint names of registered devices whose sessions were not restored. */
  readonly lost: string[] = [];
  #endRevocations: () => void = () => undefined;
  #gateway: Gateway | undefined;
  readonly #link = new Lwm2mDeviceLink();
  readonly #waiting = new Set<() => void>();

  private constructor(
    { store, clock, events, admin }: Parts,
    network: { id: string; typeId: string },
    options: Partial<DeviceDomainOptions>,
  ) {
    this.store = store;
    this.events = events;
    this.admin = admin;
    this.deviceNetworkId = network.id;
    this.deviceTypeId = network.typeId;
    events.subscribe((event) => {
      this.seen.push(event);
      this.#waiting.forEach((check) => check());
    });
    this.domain = createDeviceDomain({
      store,
      clock,
      link: this.#link,
      events,
      catalogues: admin.models,
      activityLog: admin.activityLog,
      references: admin.references,
      attributeJobs: admin.attributeJobs,
      settings: admin.settings,
      lanes: admin.lanes,
      credentials: admin.credentials,
      ...deviceSettings(defaultSettings),
      firmware: { ...firmwareSettings(defaultSettings), files: new MemoryFirmwareFiles() },
      deviceTypes: admin.deviceTypes,
      onError: (error) => this.errors.push(error),
      ...options,
    });
  }

  static async start(
    store: Store,
    listen: readonly string[],
    { clock = systemClock, handshakeTimeoutMs = 60_000, ...options }: GatewayProcessOptions = {},
  ): Promise<GatewayProcess> {
    const events = new EventBus({ clock });
    const { region } = defaultSettings;
    const admin = createAdminDomain({ store, clock, events, secret: Buffer.alloc(32, 7), box, region });
    const { deviceNetworkId } = await admin.networks.ensureDefaults();
    const typeId = (await store.collection(deviceNetworks).get(deviceNetworkId))!.genericDeviceTypeId;
    const parts = { store, clock, events, admin };
    const process = new GatewayProcess(parts, { id: deviceNetworkId, typeId }, options);
    await process.#listen(listen, clock, handshakeTimeoutMs);
    return process;
  }

  /** With a store in memory, which needs no end. */
  static async inMemory(listen: readonly string[], options?: GatewayProcessOptions): Promise<GatewayProcess> {
    return GatewayProcess.start(await openStore('memory:', collections), listen, options);
  }

  /** Stops this process and starts another one on the same store and ports. */
  async restarted(options?: GatewayProcessOptions): Promise<GatewayProcess> {
    const { store, addresses } = this;
    await this.close();
    return GatewayProcess.start(store, addresses, options);
  }

  async #listen(listen: readonly string[], clock: Clock, handshakeTimeoutMs: number): Promise<void> {
    await this.domain.load();
    this.#gateway = await startGateway({
      listen,
      secure: {
        own: { rawPublicKey: gatewayKey },
        credentials: this.admin.credentials,
        sessions: new SecureSessionService(this.store, clock),
        sessionKeys: [Buffer.alloc(32, 5)],
        limits: { handshakeTimeoutMs },
        log: (level, fields, message) => this.log.push({ level, fields: { ...fields }, message }),
        onLost: (registrations) => this.lost.push(...registrations.map((one) => one.endpointName)),
      },
      services: this.domain,
      link: this.#link,
      modelsOf: (id) => this.admin.models.inMemory(id)?.models,
      clock,
      onWarning: () => undefined,
      onError: (error) => this.errors.push(error),
    });
    this.domain.resume();
    this.#endRevocations = this.admin.credentials.onRevoked((identities) => {
      for (const one of identities)
        this.#gateway?.revoke(one).catch((error: unknown) => this.errors.push(error));
    });
  }

  counter(name: string): number | undefined {
    return this.#gateway?.counters()[name];
  }

  get uri(): string {
    return this.#gateway!.addresses[0]!;
  }

  get addresses(): readonly string[] {
    return this.#gateway!.addresses;
  }

  counters(): Record<string, number> {
    return this.#gateway!.counters();
  }

  /** @param settings category, key and value of each */
  async addDevice(
    deviceIdentifier: string,
    settings: readonly (readonly [category: string, key: string, value: string])[] = [],
  ): Promise<string> {
    const { deviceTypeId } = this;
    const input = {
      deviceIdentifier,
      deviceTypeId,
      settings: settings.map(([categoryName, key, value]) => ({
        categoryName,
        key,
        value,
        at: { category: 'category', key: 'key', value: 'value' },
      })),
    };
    return (await this.domain.deviceCreation.create(this.deviceNetworkId, input)).id;
  }

  /** Resolves with the first matching event, past or future. */
  async event(fits: (event: DomainEvent) => boolean): Promise<DomainEvent> {
    return new Promise((resolve) => {
      const check = (): void => {
        const found = this.seen.find(fits);
        if (found !== undefined) {
          this.#waiting.delete(check);
          resolve(found);
        }
      };
      this.#waiting.add(check);
      check();
    });
  }

  async over(activityId: string | undefined): Promise<ActivityLogEntry> {
    const event = await this.event(
      (one) =>
        one.type === 'activityLog' &&
        one.entry.id === activityId &&
        /Completed|Failed/u.test(one.entry.status),
    );
    return (event as ActivityLogged).entry;
  }

  async idle(): Promise<void> {
    while (this.domain.requestsPending > 0) await new Promise((resolve) => setImmediate(resolve));
  }

  async resource(
    deviceId: string,
    objectId: number,
    instanceNumber: number,
    rid: number,
    riid?: number,
  ): Promise<string> {
    const [object] = await this.store.collection(smartObjects).find({
      where: [
        { field: 'deviceId', op: 'eq', value: deviceId },
        { field: 'objectId', op: 'eq', value: objectId },
        { field: 'instanceNumber', op: 'eq', value: instanceNumber },
      ],
    });
    return resourceId(object!.id, rid, riid);
  }

  async latest(id: string): Promise<number | string | boolean | undefined> {
    return (await this.store.measurements.latest([id])).get(id)?.value;
  }

  async close(): Promise<void> {
    this.#endRevocations();
    await this.domain.close();
    await this.#gateway?.close();
  }
}
