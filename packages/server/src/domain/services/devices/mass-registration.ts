import { randomUUID } from 'node:crypto';
import { MusterError } from '../../errors.ts';
import type { ActivityLog } from '../activity/activity.ts';
import type { DeviceInput, DeviceService } from './device-service.ts';

/** Rows that are worked on beside each other: enough for the store to commit them in groups. */
const CHUNK = 64;

export interface MassRegistrationDependencies {
  readonly devices: Pick<DeviceService, 'create'>;
  readonly activityLog: ActivityLog;
  readonly onError: (error: unknown) => void;
}

/** A row as it arrives. */
export interface MassRow {
  /** Of the source, from 1. */
  readonly line: number;
  /** Empty when the row has none. */
  readonly deviceIdentifier: string;
  /** What is to be created. @throws MusterError when the row cannot be used */
  readonly input: () => Promise<DeviceInput>;
}

interface Batch {
  readonly deviceNetworkId: string;
  readonly correlationId: string;
  readonly parentId: string;
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

  /**
   * Creates devices as they arrive; rows are taken up no faster than devices are stored. Resolves with the correlation id
   * when the last row is over. What ends the reading fails its entry, and the rows before it stay.
   */
  async stream(deviceNetworkId: string, rows: AsyncIterable<MassRow>): Promise<string> {
    if (this.#closing) throw new MusterError('shutting-down');
    const { activityLog } = this.#deps;
    const correlationId = randomUUID();
    const common = { deviceNetworkId, entityType: 'Multiple', correlationId } as const;
    const parent = await activityLog.start({
      ...common,
      entityName: 'devices',
      description: 'Create devices from CSV',
    });
    // As long as this one is open, so is its parent.
    const description = 'Read the rows';
    const reading = await activityLog.start({ ...common, description, parentId: parent.id });
    const work = this.#readAll(rows, { deviceNetworkId, correlationId, parentId: parent.id }, reading.id);
    const settled: Promise<void> = work.finally(() => this.#underWay.delete(settled));
    this.#underWay.add(settled);
    await settled;
    return correlationId;
  }

  async #readAll(rows: AsyncIterable<MassRow>, batch: Batch, readingId: string): Promise<void> {
    const { activityLog } = this.#deps;
    let count = 0;
    let chunk: MassRow[] = [];
    const flush = async (): Promise<void> => {
      await Promise.all(chunk.splice(0).map((row) => this.#createRow(batch, row)));
    };
    try {
      await activityLog.progress(readingId);
      for await (const row of rows) {
        if (this.#closing) throw new MusterError('shutting-down');
        count += 1;
        chunk.push(row);
        if (chunk.length >= CHUNK) await flush();
      }
      await flush();
      await activityLog.complete(readingId, { responseMessage: `${count} rows` });
    } catch (error) {
      chunk = chunk.slice(0, 0);
      const known = error instanceof MusterError ? error : new MusterError('internal');
      if (known.status >= 500) this.#deps.onError(error);
      const responseMessage = `After ${count} rows: ${known.message}`;
      await activityLog.fail(readingId, { responseCode: String(known.status), responseMessage });
    }
  }

  async #createRow({ deviceNetworkId, correlationId, parentId }: Batch, row: MassRow): Promise<void> {
    const name = row.deviceIdentifier;
    const { id } = await this.#deps.activityLog.start({
      deviceNetworkId,
      entityType: 'Device',
      ...(name === '' ? {} : { entityIdentifier: name, entityName: name }),
      description: `Create device ${name} (line ${row.line})`,
      parentId,
      correlationId,
    });
    await this.#outcome(id, async () => {
      await this.#deps.devices.create(deviceNetworkId, await row.input());
    });
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
    const { activityLog, devices } = this.#deps;
    if (this.#closing) {
      await activityLog.fail(activityId, { responseMessage: 'The server went down before this row.' });
      return;
    }
    await this.#outcome(activityId, async () => {
      await activityLog.progress(activityId);
      await devices.create(deviceNetworkId, input);
    });
  }

  async #outcome(activityId: string, create: () => Promise<void>): Promise<void> {
    const { activityLog, onError } = this.#deps;
    try {
      await create();
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
