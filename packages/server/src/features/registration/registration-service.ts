import type { Lwm2mPath } from '@muster/lwm2m/core';
import type {
  DeregisterDevice,
  RegisterDevice,
  UpdateRegistration,
  UplinkReply,
} from '../../gateway/ports/uplink-requests.ts';
import type { Deregistration } from './deregistration.ts';
import type { Registration } from './model/registration.ts';
import type { Registered, RegisterService } from './register-service.ts';
import type { RegistrationLifetimes } from './registration-lifetimes.ts';
import type { UpdateService } from './update-service.ts';

export interface RegistrationDependencies {
  readonly registers: Pick<RegisterService, 'register'>;
  readonly updates: Pick<UpdateService, 'update' | 'created'>;
  readonly deregistration: Deregistration;
  readonly lifetimes: RegistrationLifetimes;
}

/** The registration interface for other features. Everything is stored before the response to the device. */
export class RegistrationService {
  readonly #deps: RegistrationDependencies;

  constructor(deps: RegistrationDependencies) {
    this.#deps = deps;
  }

  /** Loads the registrations of an earlier run. Those whose lifetime has passed expire immediately. */
  start(): Promise<void> {
    return this.#deps.lifetimes.load();
  }

  /** Stops the expiry of registrations without changing them. */
  stop(): void {
    this.#deps.lifetimes.stop();
  }

  /** @see RegisterService.register */
  register(request: RegisterDevice): Promise<Registered> {
    return this.#deps.registers.register(request);
  }

  /** @see UpdateService.update */
  update(request: UpdateRegistration): Promise<UplinkReply> {
    return this.#deps.updates.update(request);
  }

  /** @see UpdateService.created */
  created(deviceId: string, path: Lwm2mPath): Promise<void> {
    return this.#deps.updates.created(deviceId, path);
  }

  /** @see Deregistration.deregister */
  deregister(request: DeregisterDevice): Promise<UplinkReply> {
    return this.#deps.deregistration.deregister(request);
  }

  /** Ends the registration of a device early, if it has one, and marks it offline. */
  disconnect(deviceId: string): Promise<void> {
    return this.#deps.deregistration.disconnect(deviceId);
  }

  /** Removes a registration whose document has been deleted, for example together with its device. */
  forget(registration: Registration): void {
    this.#deps.lifetimes.forget(registration);
  }
}
