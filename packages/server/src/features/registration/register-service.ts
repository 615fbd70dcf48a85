import type { Clock } from '../../kernel/clock.ts';
import { listedBy } from '../../gateway/ports/uplink-requests.ts';
import type { RegisterDevice, UplinkReply } from '../../gateway/ports/uplink-requests.ts';
import { insertOperation, replaceOperation } from '../../store/port.ts';
import type { WriteOperation } from '../../store/port.ts';
import { devices } from '../devices/model/device.ts';
import type { Device } from '../devices/model/device.ts';
import type { EventOutbox } from '../events/events.ts';
import type { EndpointDevices } from './endpoint-devices.ts';
import { isLwm2m } from './model/registration.ts';
import type { EnrolmentQuota } from './enrolment-quota.ts';
import { instancesOf } from './object-lists.ts';
import type { ObjectLists } from './object-lists.ts';
import type { DeviceMeter } from '../../kernel/usage-counter.ts';
import type { RegistrationAdmission } from './registration-admission.ts';
import { newRegistration, registeredDevice } from './registration-documents.ts';
import { availabilityEvents, registeredEvent } from './registration-events.ts';
import type { RegistrationFollowUp } from './registration-follow-up.ts';
import type { RegistrationLifetimes } from './registration-lifetimes.ts';
import { insertRegistration, replaceRegistration } from './stored-registrations.ts';
import type { UpdateService } from './update-service.ts';

export interface RegisterDependencies {
  readonly clock: Clock;
  readonly endpoints: EndpointDevices;
  readonly admission: RegistrationAdmission;
  readonly objectLists: ObjectLists;
  readonly quota: EnrolmentQuota;
  readonly outbox: Pick<EventOutbox, 'write'>;
  readonly lifetimes: RegistrationLifetimes;
  readonly updates: Pick<UpdateService, 'repeat'>;
  readonly followUp: RegistrationFollowUp;
  /** Milliseconds after the lifetime during which a device still counts as online, >= 0. */
  readonly graceMs: number;
  /** Counts new devices, if given. */
  readonly usage?: Pick<DeviceMeter, 'devicesChanged'> | undefined;
}

export type Registered = UplinkReply & { readonly location: string };

/**
 * Handles Register (OMA-TS-LightweightM2M_Core-V1_1 6.2.1). All changes are one commit, before the response.
 */
export class RegisterService {
  readonly #deps: RegisterDependencies;

  constructor(deps: RegisterDependencies) {
    this.#deps = deps;
  }

  /**
   * @throws UplinkRefusal 4.03 if the source is not permitted, or if the device does not exist and is not
   *   enrolled; 4.13 for too many object instances; 5.03 if too many devices are being enrolled
   */
  register(request: RegisterDevice): Promise<Registered> {
    return this.#deps.endpoints.run(request, (device, isNew) => this.#register(request, device, isNew));
  }

  /** Runs in the lane of the device. */
  async #register(request: RegisterDevice, found: Device | undefined, isNew: boolean): Promise<Registered> {
    const { clock, admission, objectLists, outbox, lifetimes, updates, followUp, graceMs, usage } =
      this.#deps;
    const device = await admission.admit(request, found, isNew);
    const old = lifetimes.ofDevice(device.id);
    const isForeign = request.relay !== undefined || request.mqtt !== undefined;
    if (isForeign && old !== undefined && !isLwm2m(old)) {
      // A repeated request updates the registration.
      return { location: old.id, ...(await updates.repeat(old, request)) };
    }
    const now = clock.now();
    const registration = newRegistration(request, device, old, now, graceMs);
    const change = await objectLists.reconcile(device, registration.objects, isNew);
    if (isNew) this.#countEnrolment(request, device);
    const registered = registeredDevice(device, now);
    const writes = [
      ...deviceWrites(device, registered, isNew),
      old === undefined ? insertRegistration(registration) : replaceRegistration(old, registration),
      ...change.writes,
    ];
    const events = [
      registeredEvent(registration, registered.name),
      ...availabilityEvents(registration, change.objects),
    ];
    await outbox.write(writes, events);
    if (isNew) usage?.devicesChanged(device.deviceNetworkId, 1);
    lifetimes.begin(registration, old);
    objectLists.committed(device.id, change);
    const discover = await objectLists.mustDiscover(registered, registration, change);
    return {
      location: registration.id,
      afterSent: () => {
        followUp.publish(events);
        objectLists.noteUnknown(registered, change);
        const isUnobserved = isNew && !change.hasSetUp;
        followUp.start({
          ...listedBy(registered),
          kind: 'registered',
          moved: true,
          discover,
          ...(isUnobserved && { isUnobserved }),
        });
      },
    };
  }

  /** Counts an enrolment, except for a gateway that reports for devices, because it has a key. */
  #countEnrolment({ relay, source, objects }: RegisterDevice, { deviceNetworkId }: Device): void {
    if (relay === undefined) this.#deps.quota.take(source.address, deviceNetworkId, 1 + instancesOf(objects));
  }
}

/** Leaves a registered device unchanged: the time of its latest Register is in its registration. */
function deviceWrites(device: Device, registered: Device, isNew: boolean): WriteOperation[] {
  if (isNew) return [insertOperation(devices, registered)];
  return device.status === 'online' ? [] : [replaceOperation(devices, device, registered)];
}
