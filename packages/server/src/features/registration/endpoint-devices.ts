import type { Lanes } from '../../kernel/lanes.ts';
import type { RegisterDevice } from '../../gateway/ports/uplink-requests.ts';
import { UniqueViolationError } from '../../store/port.ts';
import type { Store } from '../../store/port.ts';
import { devices } from '../devices/model/device.ts';
import type { Device } from '../devices/model/device.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { DeviceEnrolment } from './device-enrolment.ts';

export interface EndpointDependencies {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly live: LiveRegistrations;
  readonly enrolment: Pick<DeviceEnrolment, 'build'>;
}

/** @param isNew whether the device is being enrolled: then the work stores it */
type DeviceWork<R> = (device: Device | undefined, isNew: boolean) => Promise<R>;

/** Finds the device of an endpoint name. */
export class EndpointDevices {
  readonly #deps: EndpointDependencies;

  constructor(deps: EndpointDependencies) {
    this.#deps = deps;
  }

  /**
   * Runs `work` with the device that has the endpoint name of a Register, or a new one, in the lanes of both.
   * If the API creates the device during its enrolment, `work` fails with a UniqueViolationError, and runs
   * again with that device.
   *
   * @param work receives undefined if no device has the endpoint name and none is enrolled
   */
  async run<R>(request: RegisterDevice, work: DeviceWork<R>): Promise<R> {
    const attempt = (): Promise<R> =>
      this.#deps.lanes.run(`endpoint ${request.endpointName}`, () => this.#runEndpoint(request, work));
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof UniqueViolationError) return attempt();
      throw error;
    }
  }

  async #runEndpoint<R>(request: RegisterDevice, work: DeviceWork<R>): Promise<R> {
    const id = this.#deps.live.deviceOf(request.endpointName);
    const found = id === undefined ? undefined : await this.#runAs(id, request, work);
    return found === undefined ? this.#runStored(request, work) : found.result;
  }

  async #runStored<R>(request: RegisterDevice, work: DeviceWork<R>): Promise<R> {
    const id = await this.#idOf(request.endpointName);
    if (id === undefined) {
      const enrolled = await this.#deps.enrolment.build(request);
      return this.#deps.lanes.run(enrolled?.id ?? request.endpointName, () => work(enrolled, true));
    }
    const found = await this.#runAs(id, request, work);
    return found === undefined ? this.#runStored(request, work) : found.result;
  }

  /** @returns undefined if the device was renamed or deleted */
  async #runAs<R>(
    deviceId: string,
    request: RegisterDevice,
    work: DeviceWork<R>,
  ): Promise<{ readonly result: R } | undefined> {
    return this.#deps.lanes.run(deviceId, async () => {
      const device = await this.#deps.store.collection(devices).get(deviceId);
      if (device?.deviceIdentifier !== request.endpointName) return undefined;
      return { result: await work(device, false) };
    });
  }

  async #idOf(endpointName: string): Promise<string | undefined> {
    const where = [{ field: 'deviceIdentifier', op: 'eq', value: endpointName }] as const;
    return (await this.#deps.store.collection(devices).findOne(where))?.id;
  }
}
