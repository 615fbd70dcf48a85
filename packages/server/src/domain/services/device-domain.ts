import type { Device } from '../entities/device.ts';
import type { Registration } from '../entities/registration.ts';
import type { EventBus } from '../events.ts';
import { Lanes } from '../lanes.ts';
import type { Catalogues } from '../ports/catalogue.ts';
import type { Clock } from '../ports/clock.ts';
import type { DeviceLink } from '../ports/device-link.ts';
import type { Store } from '../ports/store.ts';
import type { ActivityLog } from './activity.ts';
import { CommandService } from './command-service.ts';
import { DeviceObjects } from './device-objects.ts';
import type { DeviceReferences } from './device-references.ts';
import { DeviceService } from './device-service.ts';
import { DiscoveryService } from './discovery-service.ts';
import { DownlinkQueue } from './downlink-queue.ts';
import { addressOf, LiveRegistrations } from './live-registrations.ts';
import { MassRegistration } from './mass-registration.ts';
import { MeasurementService } from './measurement-service.ts';
import { ObservationService } from './observation-service.ts';
import { RegistrationService } from './registration-service.ts';
import { ResourceService } from './resource-service.ts';
import { SmartObjectService } from './smart-object-service.ts';
import { UnknownObjectNotes } from './unknown-object-notes.ts';
import type { RegistrationChange } from './uplink-requests.ts';

export interface DeviceDomainOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly link: DeviceLink;
  readonly events: EventBus;
  readonly catalogues: Catalogues;
  readonly activityLog: ActivityLog;
  readonly references: DeviceReferences;
  /** Where endpoints that no device names are enrolled; absent: they are refused. */
  readonly enrolInto?: () => Promise<{ readonly deviceNetworkId: string; readonly deviceTypeId: string }>;
  /** Default {@link DEFAULT_EXPIRY_GRACE_SECONDS}. */
  readonly expiryGraceSeconds?: number | undefined;
  readonly maxWaitingCommandsPerDevice?: number | undefined;
  readonly maxBackgroundDevices?: number;
  /** Unexpected failures of work that nobody waits for. */
  readonly onError: (error: unknown) => void;
}

/** The services around devices, wired to each other. */
export interface DeviceDomain {
  readonly live: LiveRegistrations;
  readonly registrations: RegistrationService;
  readonly devices: DeviceService;
  readonly massRegistration: MassRegistration;
  readonly smartObjects: SmartObjectService;
  readonly resources: ResourceService;
  readonly measurements: MeasurementService;
  readonly observations: ObservationService;
  readonly commands: CommandService;
  /** Loads the registrations and observations of an earlier run; call it before the gateway listens. */
  load(): Promise<void>;
  /** Takes up its observations; call it in the turn in which the link comes up. */
  resume(): void;
  /** Ends what is under way; call it while the link and the store are still up. */
  close(): Promise<void>;
}

/** Wires the services around devices. */
export function createDeviceDomain(options: DeviceDomainOptions): DeviceDomain {
  const { store, clock, link, events, catalogues, activityLog, references, onError } = options;
  const live = new LiveRegistrations();
  const lanes = new Lanes();
  const objects = new DeviceObjects(store);
  const queue = new DownlinkQueue({
    live,
    clock,
    onError,
    ...(options.maxWaitingCommandsPerDevice === undefined
      ? {}
      : { maxWaitingPerDevice: options.maxWaitingCommandsPerDevice }),
    ...(options.maxBackgroundDevices === undefined ? {} : { maxBackground: options.maxBackgroundDevices }),
  });
  const base = { store, clock, lanes, live, objects, events, catalogues, link, queue, onError };
  const measurements = new MeasurementService(base);
  const observations = new ObservationService({ ...base, measurements, activityLog });
  const discovery = new DiscoveryService(base);
  const commands = new CommandService({ ...base, activityLog, measurements, observations });
  const smartObjects = new SmartObjectService({ ...base, commands, observations, measurements });
  const resources = new ResourceService({ ...base, commands, observations, measurements });
  const devices: DeviceService = new DeviceService({
    ...base,
    references,
    observations,
    registrations: () => registrations,
  });
  const notes = new UnknownObjectNotes({ activityLog, onError });
  const registrations = new RegistrationService({
    ...base,
    enrol: (endpointName) => enrol(options, devices, endpointName),
    wantsDiscovery: (deviceTypeId) => references.wantsDiscovery(deviceTypeId),
    followUp: (change: RegistrationChange) => {
      discovery.followUp(change);
      observations.followUp(change).catch(onError);
    },
    ended: (registration) => leave(registration, live, link, queue),
    noteUnknownObjects: (device, objectIds) => notes.note(device, objectIds),
    ...(options.expiryGraceSeconds === undefined ? {} : { expiryGraceSeconds: options.expiryGraceSeconds }),
  });
  const massRegistration = new MassRegistration({ devices, activityLog, onError });
  return {
    live,
    registrations,
    devices,
    massRegistration,
    smartObjects,
    resources,
    measurements,
    observations,
    commands,
    load: async () => {
      await registrations.start();
      await observations.load();
      // The values of notifications are read with the types of their network, and those come from memory.
      const networks = new Set(live.all().map((one) => one.deviceNetworkId));
      await Promise.all(Array.from(networks, (id) => catalogues.forNetwork(id)));
    },
    resume: () => observations.resume(),
    close: async () => {
      registrations.stop();
      observations.stop();
      await massRegistration.close();
      await queue.close();
      await notes.close();
      await lanes.idle();
    },
  };
}

async function enrol(
  options: DeviceDomainOptions,
  devices: DeviceService,
  endpointName: string,
): Promise<Device | undefined> {
  const into = await options.enrolInto?.();
  return into === undefined
    ? undefined
    : devices.build(into.deviceNetworkId, {
        deviceIdentifier: endpointName,
        deviceTypeId: into.deviceTypeId,
      });
}

/** A registration has been replaced or has ended: what is under way at an address that is no longer right ends too. */
function leave(ended: Registration, live: LiveRegistrations, link: DeviceLink, queue: DownlinkQueue): void {
  const now = live.ofDevice(ended.deviceId);
  if (now === undefined) {
    link.leave(addressOf(ended));
    queue.interrupt(ended.deviceId, 'The device is not online any more.');
  } else if (now.address !== ended.address || now.port !== ended.port || now.listener !== ended.listener) {
    link.leave(addressOf(ended));
    queue.interrupt(ended.deviceId, 'The device came back from another address meanwhile.');
  }
}
