import { Actuation } from '../features/actuators/actuation.ts';
import { EventActuation } from '../features/actuators/event-actuation.ts';
import { AttributeReadService, ResourceService } from '../features/commands/resource-service.ts';
import { CommandQueue } from '../features/commands/command-queue.ts';
import { AttributeStore } from '../features/commands/attribute-store.ts';
import { CommandRunner } from '../features/commands/command-runner.ts';
import { CommandService, QueuedCommands } from '../features/commands/command-service.ts';
import { DeviceObjects } from '../features/device-objects/device-objects.ts';
import { DeviceCreation, DeviceDeletion, DeviceUpdate } from '../features/devices/devices.ts';
import { DiscoveredShapes } from '../features/registration/discovered-shapes.ts';
import { DiscoveryService } from '../features/registration/discovery.ts';
import { createFirmwareDomain } from '../features/firmware/firmware.ts';
import type { FirmwareDomain } from '../features/firmware/firmware.ts';
import { Blacklisting } from '../features/gateways/uplink.ts';
import { foreignTypeOf } from '../features/catalogue/device-types.ts';
import { createLegacyDeviceDomain } from '../features/legacy-devices/legacy-devices.ts';
import type { LegacyDeviceDomain } from '../features/legacy-devices/legacy-devices.ts';
import { LearnedFormatsService } from '../features/registration/learned-formats.ts';
import { LiveRegistrations } from '../features/presence/live-registrations.ts';
import { MassRegistration } from '../features/devices/mass-registration.ts';
import { MeasurementService } from '../features/measurements/measurement-service.ts';
import { createObservationDomain } from '../features/observation/observation-service.ts';
import type { ObservationService } from '../features/observation/observation-service.ts';
import { ConnectedDevices, Presence, PresenceLink } from '../features/presence/presence.ts';
import { createMqttDeviceDomain } from '../features/mqtt-devices/mqtt-devices.ts';
import type { MqttDeviceDomain } from '../features/mqtt-devices/mqtt-devices.ts';
import { createRegistrationDomain } from '../features/registration/registration.ts';
import type { RegistrationService } from '../features/registration/registration.ts';
import type { SettingService } from '../features/settings/settings.ts';
import { InstanceCommands } from '../features/smart-objects/instances.ts';
import { SmartObjectService } from '../features/smart-objects/smart-objects.ts';
import { SmartObjectResources, TypeChanges } from '../features/smart-objects/smart-object-resources.ts';
import { VirtualObjects } from '../features/smart-objects/virtual-objects.ts';
import { createTemplateRollout } from '../features/template-rollout/template-rollout.ts';
import { StoreRetry } from '../kernel/timers.ts';
import { noOutbox } from '../features/events/events.ts';
import type { RaisedEventService } from '../features/rules/raised-events.ts';
import type { MonitorSetup } from '../features/rules/monitors.ts';
import { createRuleDomain } from '../features/rules/rules.ts';
import type { RuleService } from '../features/rules/rules.ts';
import type { DeviceDomainOptions } from './device-options.ts';
import { DownlinkQueue } from '../features/downlink/downlink-queue.ts';
import { omitUndefined } from '../kernel/data.ts';
import type { ActivityLog } from '../features/activity/activity.ts';
import type { Clock } from '../kernel/timers.ts';
import type { Store } from '../store/port.ts';

/** The services for devices, connected to each other. */
export interface DeviceDomain {
  readonly live: LiveRegistrations;
  readonly registrations: RegistrationService;
  readonly deviceCreation: DeviceCreation;
  readonly deviceUpdate: DeviceUpdate;
  readonly deviceDeletion: DeviceDeletion;
  readonly massRegistration: MassRegistration;
  readonly settings: SettingService;
  readonly smartObjects: SmartObjectService;
  readonly instanceCommands: InstanceCommands;
  readonly smartObjectResources: SmartObjectResources;
  readonly resources: ResourceService;
  /** Smart objects whose values the service computes. */
  readonly virtualObjects: VirtualObjects;
  /** The smart objects of devices, in memory. */
  readonly objects: DeviceObjects;
  readonly measurements: MeasurementService;
  readonly rules: RuleService;
  readonly monitorSetup: MonitorSetup;
  /** Events raised by rules. */
  readonly raisedEvents: RaisedEventService;
  readonly actuation: Actuation;
  readonly attributeReads: AttributeReadService;
  /** Smart objects that follow changes of their types. */
  readonly typeChanges: TypeChanges;
  /** Devices that do not speak LwM2M. */
  readonly legacyDevices: LegacyDeviceDomain;
  readonly mqttDevices: MqttDeviceDomain;
  readonly formats: LearnedFormatsService;
  readonly observations: ObservationService;
  readonly commands: CommandService;
  /** Queue items for sleeping devices. */
  readonly waiting: CommandQueue;
  readonly presence: Presence;
  readonly firmware: FirmwareDomain;
  /** Files that devices download from the gateway. */
  readonly downloads: FirmwareDomain['downloads'];
  /** Number of devices with requests in progress or about to be sent. */
  readonly requestsPending: number;
  /** Loads registrations, observations and queue items of an earlier run. Must be called before the gateway listens. */
  load(): Promise<void>;
  /** Resumes observations and commands. Must be called in the turn in which the link is attached. */
  resume(): void;
  /** See `DownlinkQueue.finish`. */
  finish(maxMs: number): Promise<void>;
  /** Ends all operations. Must be called while the device link and the store are open. */
  close(): Promise<void>;
}

/** Creates the services for devices, and connects them. */
export function createDeviceDomain(options: DeviceDomainOptions): DeviceDomain {
  const { store, clock, events, lanes, settings, catalogues, activityLog, references, usage, onError } =
    options;
  const live = new LiveRegistrations();
  const listening = new ConnectedDevices();
  const presence = new Presence({ live, clock, awakeSeconds: options.awakeSeconds, listening, usage });
  const link = new PresenceLink(options.link, presence, clock);
  const objects = new DeviceObjects(store, options.maxCachedDevices);
  const queue = createQueue(options, live);
  const waiting = createCommandQueue(options);
  const outbox = options.outbox ?? noOutbox(store);
  const base = {
    store,
    clock,
    lanes,
    live,
    presence,
    objects,
    events,
    outbox,
    catalogues,
    link,
    queue,
    usage,
    storeRetry: new StoreRetry(clock, onError),
    onError,
  };
  const ruling = createRuleDomain({ ...base, wakeActuators: (ids) => eventActuation.wake(ids) });
  options.resourceCollections?.listen((id) => void ruling.collectionChanged(id).catch(onError));
  const measurements = new MeasurementService({
    ...base,
    commits: ruling.commits,
    onFutureTime: options.onFutureTime,
  });
  const { observeComposite, compositeTimeoutMs } = options;
  const observing = createObservationDomain({
    ...base,
    measurements,
    activityLog,
    observeComposite,
    compositeTimeoutMs,
  });
  const { observations, renewals } = observing;
  const shapes = new DiscoveredShapes({ ...base, references, activityLog, onDeviation: options.onDeviation });
  const discovery = new DiscoveryService({ ...base, shapes });
  const attributeStore = new AttributeStore(base);
  const runner = new CommandRunner({
    ...base,
    activityLog,
    attributes: attributeStore,
    measurements,
    observations,
  });
  const queued = new QueuedCommands({ ...base, waiting, activityLog }, runner);
  const commands = new CommandService({ clock, queue, queued, runner, activityLog, observations });
  const templates = createTemplateRollout({
    ...base,
    jobs: options.attributeJobs,
    queued,
    commands,
    runner,
    waiting,
    activityLog,
    attributes: attributeStore,
    renewals,
  });
  const { setup } = templates;
  const { attributeJobs } = options;
  const typeChanges = new TypeChanges({ ...base, observations });
  const instances = new InstanceCommands({ commands, runner, waiting });
  const resources = new ResourceService({ ...base, commands, observations });
  const virtualObjects = new VirtualObjects({ ...base, measurements });
  const deviceCreation = new DeviceCreation({ ...base, settings, references, setup });
  const firmware = createFirmwareDomain({
    ...base,
    measurements,
    observations,
    activityLog,
    onUpdateChanged: ({ deviceNetworkId, id }) => ruling.firmwareChanged(deviceNetworkId, id),
    ...options.firmware,
  });
  const { registrations, ...registering } = createRegistrationDomain({
    ...options,
    ...base,
    devices: deviceCreation,
    setup,
    shapes,
    observations,
    followers: [renewals, discovery, queued, firmware, templates],
    departureListeners: [renewals, discovery, objects],
    uplink: options.gateways?.uplink,
    foreignTypeOf: (deviceNetworkId, standard) =>
      foreignTypeOf(store, options.deviceTypes, deviceNetworkId, standard),
  });
  instances.on('create', (deviceId, path) => registrations.created(deviceId, path));
  const legacyDevices = createLegacyDeviceDomain({
    ...base,
    measurements,
    registrations,
    keptMs: options.retentionDays ? options.retentionDays * 86_400_000 : undefined,
  });
  const { expiryGraceSeconds, requireSecurity, enrolInto, credentials } = options;
  const mqttDevices = createMqttDeviceDomain({
    ...base,
    listening,
    credentials,
    registrations,
    policy: registering.policy,
    requireSecurity,
    enrolInto,
    toDevice: legacyDevices.toDevice,
    graceMs: expiryGraceSeconds * 1000,
  });
  const blacklisting = new Blacklisting({ store, registrations, onError });
  options.gateways?.listen((collector) => blacklisting.enforce(collector));
  const deviceDeletion = new DeviceDeletion({
    ...base,
    observations,
    waiting,
    settings,
    forgetRegistration: (deviceId) => {
      const registration = live.ofDevice(deviceId);
      if (registration !== undefined) registrations.forget(registration);
    },
    resetEvents: (deviceId) => ruling.raisedEvents.resetOfDevice(deviceId),
  });
  const actuation = new Actuation({ ...base, commands, activityLog });
  const { actuationIntervalSeconds } = options;
  const eventActuation = new EventActuation({ store, clock, actuation, actuationIntervalSeconds, onError });
  const massRegistration = new MassRegistration({
    store,
    clock,
    creation: deviceCreation,
    activityLog,
    onError,
  });
  return {
    live,
    registrations,
    deviceCreation,
    deviceUpdate: new DeviceUpdate({ ...base, references, settings, attributeJobs }),
    deviceDeletion,
    massRegistration,
    settings,
    smartObjects: new SmartObjectService({ ...base, instances, observations, setup, attributeJobs }),
    instanceCommands: instances,
    smartObjectResources: new SmartObjectResources({ ...base, observations }),
    resources,
    virtualObjects,
    objects,
    measurements,
    rules: ruling.rules,
    monitorSetup: ruling.monitorSetup,
    raisedEvents: ruling.raisedEvents,
    actuation,
    attributeReads: new AttributeReadService({
      ...base,
      attributes: attributeStore,
      commands,
      activityLog,
    }),
    typeChanges,
    formats: new LearnedFormatsService(base),
    legacyDevices,
    mqttDevices,
    observations,
    commands,
    waiting,
    presence,
    firmware,
    downloads: firmware.downloads,
    get requestsPending() {
      return queue.size;
    },
    load: async () => {
      await options.credentials.load();
      await registrations.start();
      await observing.load();
      await waiting.load();
      await commands.load();
      await templates.load();
      await firmware.load();
      // The values of notifications are decoded with the types of their network, which must already be in memory.
      await Promise.all(Array.from(live.networks(), (id) => catalogues.forNetwork(id)));
      await ruling.load();
    },
    resume: () => {
      observing.resume();
      commands.resume();
      queued.resume();
      firmware.resume();
      templates.resume();
      typeChanges.resume();
      mqttDevices.devices.resume();
      eventActuation.resume();
    },
    finish: (maxMs) => queue.finish(maxMs),
    close: async () => {
      registrations.stop();
      mqttDevices.devices.stop();
      observing.stop();
      await massRegistration.close();
      await typeChanges.close();
      const ended = templates.close();
      eventActuation.stop();
      actuation.stop();
      firmware.stop();
      base.storeRetry.stop();
      await queue.close();
      await queued.close();
      await firmware.close();
      await ended;
      await eventActuation.close();
      await actuation.close();
      await waiting.close();
      await registering.close();
      await options.gateways?.close();
      await blacklisting.close();
      await ruling.close();
      await lanes.idle();
    },
  };
}

/** The options of the device domain that the queues use. */
interface QueueOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly activityLog: ActivityLog;
  readonly onError: (error: unknown) => void;
  /** Maximum number of commands that wait for a device that is awake. */
  readonly maxWaitingCommandsPerDevice: number;
  readonly maxBackgroundDevices?: number;
  /** Seconds for which a command waits for a sleeping device. */
  readonly queueSeconds: number;
  /** Maximum number of commands that wait for one sleeping device. */
  readonly maxQueuedPerDevice: number;
}

/** Creates the queue of requests for devices that are awake. */
function createQueue(options: QueueOptions, live: LiveRegistrations): DownlinkQueue {
  const { clock, onError } = options;
  const { maxWaitingCommandsPerDevice: maxWaitingPerDevice, maxBackgroundDevices: maxBackground } = options;
  return new DownlinkQueue({
    live,
    clock,
    onError,
    maxWaitingPerDevice,
    ...omitUndefined({ maxBackground }),
  });
}

/** Creates the queue of commands for sleeping devices. */
function createCommandQueue(options: QueueOptions): CommandQueue {
  const { store, clock, activityLog, onError, queueSeconds, maxQueuedPerDevice } = options;
  return new CommandQueue({
    store,
    clock,
    activityLog,
    onError,
    queueSeconds,
    maxQueuedPerDevice,
  });
}
