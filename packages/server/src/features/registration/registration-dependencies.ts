import type { Device } from '../devices/model/device.ts';
import type { Registration } from './model/registration.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import type { EventBus } from '../events/events.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import type { Catalogues } from '../../kernel/catalogue.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Store, WriteOperation } from '../../store/port.ts';
import type { EndedObservations } from '../observation/lost-instances.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import type { EventOutbox } from '../events/event-outbox.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { RegisterDevice, RegistrationChange } from '../../gateway/ports/uplink-requests.ts';

export interface RegistrationDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly lanes: Lanes;
  readonly live: LiveRegistrations;
  readonly objects: DeviceObjects;
  readonly events: EventBus;
  readonly outbox: EventOutbox;
  readonly catalogues: Catalogues;
  /** A document for an endpoint that no device names; undefined when the server does not enrol. Not stored by it. */
  readonly enrol: (request: RegisterDevice) => Promise<Device | undefined>;
  /** Whether devices of this type get a Discover when they register. */
  readonly wantsDiscovery: (deviceTypeId: string) => Promise<boolean>;
  /** Called once the device has its answer. It must not throw. */
  readonly followUp: (change: RegistrationChange) => void;
  /** The registration has ended: nothing can be sent to the device. It must not throw. */
  readonly ended: (registration: Registration) => void;
  /**
   * Whether a source may register so.
   *
   * @param isNew the device is being enrolled, and not stored yet
   * @throws UplinkRefusal 4.03
   */
  readonly admit: (request: RegisterDevice, device: Device | undefined, isNew: boolean) => Promise<void>;
  /** Returns the writes to store together with new smart objects. */
  readonly setUp: (device: Device, made: readonly SmartObject[]) => Promise<WriteOperation[]>;
  /** Ends the observations of smart objects that the device no longer has. They stay desired. */
  readonly endObservations: (gone: readonly SmartObject[]) => Promise<EndedObservations>;
  readonly noteUnknownObjects: (device: Device, objectIds: readonly number[]) => void;
  readonly onError: (error: unknown) => void;
  /** Seconds after the lifetime during which a device still counts as online, >= 0. */
  readonly expiryGraceSeconds?: number | undefined;
}
