import { findArgumentsProblem, parseTextValue, ValueError } from '@muster/lwm2m/core';
import type { DeviceOperation, ResourceValue } from '@muster/lwm2m/core';
import { newObservation } from '../observation/model/observation.ts';
import type { Observation } from '../observation/model/observation.ts';
import { invalidMember, MusterError } from '../../kernel/errors.ts';
import type { Catalogues } from '../../kernel/catalogue.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Store } from '../../store/port.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { CommandService } from './command-service.ts';
import { refuseForeign, refuseLegacy } from '../devices/model.ts';
import type { ObservationService, ObservationState } from '../observation/observation-service.ts';
import { resolveResource, refuseVirtual } from '../device-objects/resource-views.ts';
import type { ResolvedResource, ResourceView } from '../device-objects/resource-views.ts';

export interface ResourceDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly catalogues: Catalogues;
  readonly commands: CommandService;
  readonly observations: ObservationService;
}

/** Commands to resources. Each command resolves with the ID of its Activity Log entry. */
export class ResourceService {
  readonly #deps: ResourceDependencies;

  constructor(deps: ResourceDependencies) {
    this.#deps = deps;
  }

  #resolve(deviceNetworkId: string, id: string): Promise<ResolvedResource> {
    const { catalogues, store } = this.#deps;
    return resolveResource(store, catalogues, deviceNetworkId, id);
  }

  /**
   * Resolves a resource of a real device.
   *
   * @throws MusterError `resource-not-found`, `operation-not-allowed`, `legacy-device`
   */
  async #resolveReal(deviceNetworkId: string, id: string): Promise<ResolvedResource> {
    const resolved = await this.#resolve(deviceNetworkId, id);
    refuseVirtual(resolved.smartObject, resolved.view.url);
    refuseLegacy(resolved.device);
    return resolved;
  }

  /**
   * @throws MusterError `resource-not-found`, `operation-not-allowed`, `legacy-device`, `mqtt-device`,
   *   `too-many-requests`
   */
  async read(deviceNetworkId: string, id: string): Promise<string> {
    const resolved = await this.#resolveReal(deviceNetworkId, id);
    refuseForeign(resolved.device, 'Read');
    requireOperation(resolved.view, 'R', 'read');
    return this.#submit(resolved, { type: 'read', path: resolved.view.path }, 'Read');
  }

  /**
   * @param text the value in the text form of the resource's type: see `parseTextValue`
   * @throws MusterError `resource-not-found`, `operation-not-allowed`, `legacy-device`, `invalid-request`
   *   (the value), `too-many-requests`
   */
  async write(deviceNetworkId: string, id: string, text: string, unit?: UnitOfWork): Promise<string> {
    const resolved = await this.#resolveReal(deviceNetworkId, id);
    const { view } = resolved;
    requireOperation(view, 'W', 'written');
    if (view.model.multiple && view.path.resourceInstanceId === undefined) {
      const message = `${view.url} has several instances. Write one of them, such as ${view.url}/0.`;
      throw new MusterError('operation-not-allowed', message);
    }
    const value = valueOf(text, view);
    const records = [{ path: view.path, value }];
    return this.#submit(resolved, { type: 'write', path: view.path, mode: 'replace', records }, 'Write', {
      unit,
    });
  }

  /**
   * @param args arguments of the Execute operation, such as "0='text',1"
   * @throws MusterError `resource-not-found`, `operation-not-allowed`, `legacy-device`, `invalid-request`
   *   (the arguments), `too-many-requests`
   */
  async execute(deviceNetworkId: string, id: string, args?: string, unit?: UnitOfWork): Promise<string> {
    const resolved = await this.#resolveReal(deviceNetworkId, id);
    const { view } = resolved;
    requireOperation(view, 'E', 'executed');
    const problem = findArgumentsProblem(args ?? '');
    if (problem !== undefined) {
      throw invalidMember('Arguments', `${problem}.`);
    }
    const operation: DeviceOperation = {
      type: 'execute',
      path: view.path,
      ...(args === undefined || args === '' ? {} : { arguments: args }),
    };
    return this.#submit(resolved, operation, 'Execute', { unit });
  }

  /**
   * @param timeoutMs milliseconds until the observation ends by itself; 0 or absent: never
   * @throws MusterError `resource-not-found`, `operation-not-allowed`, `legacy-device`, `mqtt-device`,
   *   `too-many-requests`
   */
  async observe(deviceNetworkId: string, id: string, timeoutMs?: number): Promise<string> {
    const resolved = await this.#resolveReal(deviceNetworkId, id);
    const { view, device, smartObject } = resolved;
    refuseForeign(device, 'Observe');
    requireOperation(view, 'R', 'observed');
    const observation = newObservation({
      id: view.id,
      deviceId: device.id,
      deviceNetworkId,
      smartObjectId: smartObject.id,
      path: view.path,
      nowMs: this.#deps.clock.now(),
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    });
    return this.#submit(resolved, { type: 'observe', path: view.path }, 'Observe', { observation });
  }

  /**
   * Cancels the observation of a resource. Resolves with undefined if the resource is not observed.
   *
   * @throws MusterError `resource-not-found`, `too-many-requests`
   */
  async cancelObserve(deviceNetworkId: string, id: string): Promise<string | undefined> {
    const resolved = await this.#resolve(deviceNetworkId, id);
    const observation = await this.#deps.observations.get(resolved.view.id);
    if (observation === undefined) {
      return undefined;
    }
    const operation: DeviceOperation = { type: 'cancelObserve', path: resolved.view.path };
    return this.#submit(resolved, operation, 'Cancel observation of', { observation });
  }

  /** @throws MusterError `resource-not-found` */
  async observeState(deviceNetworkId: string, id: string): Promise<ObservationState> {
    const { view } = await this.#resolve(deviceNetworkId, id);
    return this.#deps.observations.state(view.id);
  }

  #submit(
    resolved: ResolvedResource,
    operation: DeviceOperation,
    verb: string,
    { observation, unit }: { observation?: Observation; unit?: UnitOfWork | undefined } = {},
  ): Promise<string> {
    const { device, view } = resolved;
    return this.#deps.commands.submit(
      {
        deviceId: device.id,
        deviceNetworkId: device.deviceNetworkId,
        operation,
        ...(observation === undefined ? {} : { observation }),
      },
      {
        entityType: 'Resource',
        entityId: view.id,
        entityIdentifier: view.url,
        entityName: view.model.name,
        description: `${verb} ${view.url} (${view.model.name}) on ${device.name}`,
      },
      { unit },
    );
  }
}

function requireOperation(view: ResourceView, operation: 'R' | 'W' | 'E', done: string): void {
  if (!view.model.operations.includes(operation)) {
    const allowed = view.model.operations === '' ? 'none' : view.model.operations;
    throw new MusterError(
      'operation-not-allowed',
      `${view.url} (${view.model.name}) cannot be ${done}. Its operations are ${allowed}.`,
    );
  }
}

function valueOf(text: string, view: ResourceView): ResourceValue {
  try {
    return parseTextValue(view.model.type, text);
  } catch (error) {
    if (error instanceof ValueError) {
      throw invalidMember('Value', `${view.url} is of type ${view.model.type}: ${error.message}.`);
    }
    throw error;
  }
}
