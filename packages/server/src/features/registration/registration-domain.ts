import { isLegacyDevice } from '../devices/model/device.ts';
import type { Device, DeviceStandard } from '../devices/model/device.ts';
import { isRelayed } from './model/registration.ts';
import type { Registration } from './model/registration.ts';
import { invalidMember } from '../../kernel/errors.ts';
import { omitUndefined } from '../../kernel/omit-undefined.ts';
import type { DeviceLink } from '../../gateway/ports/device-link.ts';
import { UplinkRefusal } from '../../kernel/refusal.ts';
import type { ActivityLog } from '../activity/activity.ts';
import type { DownlinkQueue } from '../downlink/downlink-queue.ts';
import { demandDeviceOf } from '../devices/model/legacy-device.ts';
import type { CredentialService } from '../security/credential-service.ts';
import { SecurityPolicy } from './security-policy.ts';
import type { SecurityDemand, SecurityRefusal } from './security-policy.ts';
import type { ObservationService } from '../observation/observation-service.ts';
import { UnknownObjectNotes } from './unknown-object-notes.ts';
import type { TemplateSetup } from '../templates/template-setup.ts';
import { addressOf, isElsewhere } from '../presence/live-registrations.ts';
import type { Presence } from '../presence/presence.ts';
import { RegistrationService } from './registration-service.ts';
import type { RegistrationDependencies } from './registration-dependencies.ts';
import type { RegisterDevice, RegistrationChange, Relay } from '../../gateway/ports/uplink-requests.ts';

/** What goes on with a device after a Register or an Update. It must not throw. */
interface Follower {
  followUp(change: RegistrationChange): void;
}

/** What keeps something of a device as long as it is registered. It must not throw. */
interface Attendant {
  left(deviceId: string): void;
}

/** Builds the document of a device that enrols, without storing it. */
interface DeviceBuilder {
  build(
    deviceNetworkId: string,
    device: {
      readonly deviceIdentifier: string;
      readonly deviceTypeId: string;
      readonly dataCollectorId?: string;
      readonly deviceStandard?: DeviceStandard;
      readonly name?: string;
    },
  ): Promise<Device>;
}

/** The gateways that devices report through. They may refuse a device, and log its registrations. Only `admit` may throw. */
interface GatewayWatch {
  /** @throws UplinkRefusal */
  admit(request: RegisterDevice, device: Device): Promise<void>;
  /** Called for an endpoint name without a device. */
  unknown(request: RegisterDevice): void;
  note(device: Device, level: 'Warning', message: string): void;
  /** Called when the device is no longer registered. */
  left(deviceId: string): void;
}

type Own =
  | 'enrol'
  | 'wantsDiscovery'
  | 'followUp'
  | 'ended'
  | 'admit'
  | 'setUp'
  | 'endObservations'
  | 'noteUnknownObjects';

export interface RegistrationDomainOptions extends Omit<RegistrationDependencies, Own> {
  readonly link: DeviceLink;
  readonly queue: DownlinkQueue;
  readonly presence: Presence;
  readonly activityLog: ActivityLog;
  readonly credentials: CredentialService;
  readonly devices: DeviceBuilder;
  readonly references: Pick<RegistrationDependencies, 'wantsDiscovery'>;
  readonly setup: Pick<TemplateSetup, 'writesFor'>;
  readonly observations: Pick<ObservationService, 'endOf'>;
  /** In the order of their calls. */
  readonly followers: readonly Follower[];
  readonly attendants: readonly Attendant[];
  /** Absent: gateways admit all devices, and keep no log of them. */
  readonly uplink: GatewayWatch | undefined;
  readonly enrolInto?:
    (() => Promise<{ readonly deviceNetworkId: string; readonly deviceTypeId: string }>) | undefined;
  /** The device type of Legacy devices that name none. */
  readonly legacyTypeOf: (deviceNetworkId: string) => Promise<string>;
  readonly requireSecurity?: SecurityDemand | undefined;
  readonly onRefused?: ((refusal: SecurityRefusal) => void) | undefined;
}

export interface RegistrationDomain {
  readonly registrations: RegistrationService;
  /** Ends the notes that are being written. */
  close(): Promise<void>;
}

/** Wires who may register, what a registration brings about, and what its end does. */
export function createRegistrationDomain(options: RegistrationDomainOptions): RegistrationDomain {
  const { live, presence, activityLog, references, setup, uplink, onError } = options;
  const notes = new UnknownObjectNotes({ activityLog, onError });
  const policy = createPolicy(options);
  const registrations = new RegistrationService({
    ...options,
    enrol: (request) => enrol(options, request),
    wantsDiscovery: (deviceTypeId) => references.wantsDiscovery(deviceTypeId),
    followUp: (change) => {
      // The followers send requests to the device.
      if (!live.isRelayed(change.deviceId)) {
        for (const follower of options.followers) follower.followUp(change);
      }
      presence.heard(change.deviceId);
    },
    ended: (registration) => {
      leave(options, registration);
      if (live.ofDevice(registration.deviceId) === undefined) {
        for (const attendant of [...options.attendants, policy]) attendant.left(registration.deviceId);
        uplink?.left(registration.deviceId);
      }
    },
    admit: async (request, device, isNew) => {
      if (request.relay !== undefined) {
        if (device !== undefined) await admitRelayed(request.relay, request, device, uplink);
        return;
      }
      if (device !== undefined && isLegacyDevice(device)) {
        throw new UplinkRefusal(
          '4.03',
          'The device with this endpoint name does not speak LwM2M. Its gateway reports for it.',
        );
      }
      if (device === undefined && request.source.identity === undefined) uplink?.unknown(request);
      await policy.admit(request.endpointName, device, request.source, isNew);
      if (device !== undefined) await uplink?.admit(request, device);
    },
    setUp: (device, made) => setup.writesFor(device, made),
    endObservations: (gone) => options.observations.endOf(gone),
    noteUnknownObjects: (device, objectIds) => notes.note(device, objectIds),
  });
  return {
    registrations,
    close: async () => {
      await notes.close();
      await policy.close();
    },
  };
}

/** @throws MusterError when the device is not one that the gateway reports for */
async function admitRelayed(
  relay: Relay,
  request: RegisterDevice,
  device: Device,
  uplink: GatewayWatch | undefined,
): Promise<void> {
  demandDeviceOf(relay, device);
  if (relay.deviceTypeId !== undefined && relay.deviceTypeId !== device.deviceTypeId) {
    throw invalidMember(
      'DeviceTypeId',
      `The device has the type ${device.deviceTypeId}, which cannot be changed. Send that ID, or leave it out.`,
    );
  }
  await uplink?.admit(request, device);
}

function createPolicy(options: RegistrationDomainOptions): SecurityPolicy {
  const { store, clock, credentials, activityLog, onError } = options;
  return new SecurityPolicy({
    store,
    clock,
    credentials,
    activityLog,
    onError,
    onRefused: (refusal) => {
      const { device, message } = refusal;
      if (device !== undefined) options.uplink?.note(device, 'Warning', `Register refused: ${message}`);
      options.onRefused?.(refusal);
    },
    ...omitUndefined({ demand: options.requireSecurity }),
  });
}

async function enrol(
  { devices, enrolInto, legacyTypeOf }: RegistrationDomainOptions,
  { endpointName, relay }: RegisterDevice,
): Promise<Device | undefined> {
  if (relay !== undefined) {
    const { deviceNetworkId, dataCollectorId, name } = relay;
    const deviceTypeId = relay.deviceTypeId ?? (await legacyTypeOf(deviceNetworkId));
    return devices.build(deviceNetworkId, {
      deviceIdentifier: endpointName,
      deviceTypeId,
      dataCollectorId,
      deviceStandard: 'Legacy',
      ...omitUndefined({ name }),
    });
  }
  const into = await enrolInto?.();
  return into === undefined
    ? undefined
    : devices.build(into.deviceNetworkId, {
        deviceIdentifier: endpointName,
        deviceTypeId: into.deviceTypeId,
      });
}

/** Ends the requests to the address of a registration that was replaced or has ended. */
function leave(
  { live, link, queue }: Pick<RegistrationDomainOptions, 'live' | 'link' | 'queue'>,
  ended: Registration,
): void {
  if (isRelayed(ended)) return;
  const now = live.ofDevice(ended.deviceId);
  if (now === undefined) {
    link.leave(addressOf(ended));
    queue.interrupt(ended.deviceId, 'The device went offline.');
  } else if (isElsewhere(now, ended)) {
    link.leave(addressOf(ended));
    queue.interrupt(
      ended.deviceId,
      'The device registered from another address in the meantime. Send the command again.',
    );
  }
}
