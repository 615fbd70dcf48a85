import { randomUUID } from 'node:crypto';
import { attributeJobs } from './model/attribute-job.ts';
import type { AttributeJob, AttributeJobSubject } from './model/attribute-job.ts';
import { omitUndefined } from '../../kernel/omit-undefined.ts';
import { putOperation } from '../../store/port.ts';
import type { Transaction, WriteOperation } from '../../store/port.ts';

interface Subject {
  readonly id: string;
  readonly deviceNetworkId: string;
  readonly name: string;
}

/**
 * Schedules the distribution of attributes to devices. A job is stored together with the change that causes it.
 * `committed` is called after the commit and wakes the worker.
 */
export class AttributeJobs {
  readonly #listeners: ((deviceNetworkId: string) => void)[] = [];

  listen(task: (deviceNetworkId: string) => void): void {
    this.#listeners.push(task);
  }

  /** Call it after the commit of jobs of a device network. */
  committed(deviceNetworkId: string): void {
    this.#listeners.forEach((task) => task(deviceNetworkId));
  }

  /** The job of an object template that is not distributed. */
  pendingOfObjectTemplate(
    tx: Pick<Transaction, 'collection'>,
    template: Subject,
  ): Promise<AttributeJob | undefined> {
    return tx.collection(attributeJobs).get(jobOf('SmartObjectTemplate', template).id);
  }

  /**
   * @param replaced the job that the template has
   * @param activityId the entry of the request
   */
  ofObjectTemplate(
    template: Subject,
    replaced: AttributeJob | undefined,
    activityId?: string,
  ): WriteOperation {
    const replacedActivityIds = [
      ...(replaced?.replacedActivityIds ?? []),
      ...(replaced?.activityId === undefined ? [] : [replaced.activityId]),
    ];
    const job = jobOf('SmartObjectTemplate', template);
    return putOperation(attributeJobs, { ...job, ...omitUndefined({ activityId }), replacedActivityIds });
  }

  ofDeviceTemplate(template: Subject): WriteOperation {
    return putOperation(attributeJobs, jobOf('DeviceTemplate', template));
  }

  ofDeviceType(type: Subject): WriteOperation {
    return putOperation(attributeJobs, jobOf('DeviceType', type));
  }

  ofDevice(device: Subject): WriteOperation {
    return putOperation(attributeJobs, jobOf('Device', device));
  }
}

/** The Activity Log entry of a distribution. The next run of the service continues it. */
export interface DistributionEntry {
  readonly deviceNetworkId: string;
  readonly entityType: 'Multiple';
  readonly entityId: string;
  readonly entityName: string;
  readonly description: string;
  readonly isRedone: true;
}

/** Starts an entry in a commit of the caller, which has the writes in the same turn of the event loop. */
export interface DistributionLog {
  startWithin(
    work: (
      start: (entry: DistributionEntry) => {
        readonly id: string;
        readonly writes: readonly WriteOperation[];
      },
    ) => Promise<void>,
  ): Promise<string | undefined>;
}

export function distributionEntry(
  deviceNetworkId: string,
  { id, name }: Pick<Subject, 'id' | 'name'>,
): DistributionEntry {
  return {
    deviceNetworkId,
    entityType: 'Multiple',
    entityId: id,
    entityName: name,
    description: `Write the attributes of ${name} to its devices`,
    isRedone: true,
  };
}

function jobOf(subject: AttributeJobSubject, { id, deviceNetworkId, name }: Subject): AttributeJob {
  return {
    id: `${subject} ${id}`,
    deviceNetworkId,
    subject,
    subjectId: id,
    name,
    stamp: randomUUID(),
  };
}
