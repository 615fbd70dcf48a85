import { randomUUID } from 'node:crypto';
import { MusterError } from '../errors.ts';
import type { ActivityLog } from './activity.ts';
import type { DeviceInput, DeviceService } from './device-service.ts';

/** Rows that are worked on beside each other: enough for the store to commit them in groups. */
const CHUNK = 64;

export interface MassRegistrationDependencies {
  readonly devices: Pick<DeviceService, 'create'>;
  readonly activityLog: ActivityLog;
  readonly onError: (error: unknown) => void;
}

interface Row {
  readonly activityId: string;
  readonly input: DeviceInput;
}

/** Creates many devices at a request. Each row succeeds or fails on its own, with an Activity Log entry of its own. */
export class MassRegistration {
  readonly #deps: MassRegistrationDependencies;
  readonly #underWay = new Set<Promise<void>>();
  #closing = false;

  constructor(deps: MassRegistrationDependencies) {
    this.#deps = deps;
  }

  /** Resolves with the correlation id of the Activity Log entries once the first of them is stored. */
  async start(deviceNetworkId: string, inputs: readonly DeviceInput[]): Promise<string> {
    if (this.#closing) {
      throw new MusterError('shutting-down');
    }
    const correlationId = randomUUID();
    const parent = await this.#deps.activityLog.start({
      deviceNetworkId,
      entityType: 'Multiple',
      entityName: `${inputs.length} devices`,
      description: `Create ${inputs.length} devices`,
      correlationId,
    });
    const work: Promise<void> = this.#run(deviceNetworkId, inputs, parent.id, correlationId)
      .catch(this.#deps.onError)
      .finally(() => this.#underWay.delete(work));
    this.#underWay.add(work);
    return correlationId;
  }

  async #run(
    deviceNetworkId: string,
    inputs: readonly DeviceInput[],
    parentId: string,
    correlationId: string,
  ): Promise<void> {
    // All rows are noted before the first is tried, so that the parent is not complete too early.
    const rows: Row[] = [];
    for (const chunk of chunks(inputs)) {
      const entries = await Promise.all(
        chunk.map((input) =>
          this.#deps.activityLog.start({
            deviceNetworkId,
            entityType: 'Device',
            entityIdentifier: input.deviceIdentifier,
            entityName: input.name ?? input.deviceIdentifier,
            description: `Create device ${input.deviceIdentifier}`,
            parentId,
            correlationId,
          }),
        ),
      );
      entries.forEach((entry, index) => {
        const input = chunk[index];
        if (input !== undefined) {
          rows.push({ activityId: entry.id, input });
        }
      });
    }
    for (const chunk of chunks(rows)) {
      await Promise.all(chunk.map((row) => this.#create(deviceNetworkId, row)));
    }
  }

  async #create(deviceNetworkId: string, { activityId, input }: Row): Promise<void> {
    const { activityLog, devices, onError } = this.#deps;
    if (this.#closing) {
      await activityLog.fail(activityId, { responseMessage: 'The server went down before this row.' });
      return;
    }
    try {
      await activityLog.progress(activityId);
      await devices.create(deviceNetworkId, input);
      await activityLog.complete(activityId, { responseCode: '201' });
    } catch (error) {
      if (!(error instanceof MusterError)) {
        onError(error);
      }
      const known = error instanceof MusterError ? error : new MusterError('internal');
      await activityLog.fail(activityId, {
        responseCode: String(known.status),
        responseMessage: known.message,
      });
    }
  }

  /** Fails the rows that have not begun, and resolves when the rest has ended. */
  async close(): Promise<void> {
    this.#closing = true;
    await Promise.all(this.#underWay);
  }
}

function* chunks<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += CHUNK) {
    yield items.slice(start, start + CHUNK);
  }
}
