import { randomUUID } from 'node:crypto';
import { putOperation } from '../../store/port.ts';
import type { Transaction, WriteOperation } from '../../store/port.ts';
import { attributeJobs } from './model.ts';
import type { AttributeJob, AttributeJobSubject } from './model.ts';

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

  /** Wakes the worker. Call it after the commit of jobs of a device network. */
  committed(deviceNetworkId: string): void {
    this.#listeners.forEach((task) => task(deviceNetworkId));
  }

  /** Returns the unfinished job of an object template. */
  pendingOfObjectTemplate(tx: Transaction, template: Subject): Promise<AttributeJob | undefined> {
    return tx.collection(attributeJobs).get(jobOf('SmartObjectTemplate', template).id);
  }

  /** @param replaced current job of the template */
  ofObjectTemplate(template: Subject, replaced: AttributeJob | undefined): WriteOperation {
    const job = jobOf('SmartObjectTemplate', template);
    return putOperation(attributeJobs, { ...job, replacedActivityIds: activitiesOf(replaced) });
  }

  /**
   * Returns the writes of a job with an activity log entry of its own. The job replaces the current job of the subject.
   *
   * @param start function passed by {@link DistributionLog}
   */
  async withEntry(
    tx: Transaction,
    kind: AttributeJobSubject,
    subject: Subject,
    start: StartEntry,
  ): Promise<readonly WriteOperation[]> {
    const job = jobOf(kind, subject);
    const replaced = await tx.collection(attributeJobs).get(job.id);
    const { id, writes } = start(distributionEntry(subject.deviceNetworkId, subject));
    const replacedActivityIds = activitiesOf(replaced);
    return [putOperation(attributeJobs, { ...job, activityId: id, replacedActivityIds }), ...writes];
  }

  ofDevice(device: Subject): WriteOperation {
    return putOperation(attributeJobs, jobOf('Device', device));
  }
}

/** Activity Log entry of a distribution. The next run of the service continues it. */
interface DistributionEntry {
  readonly deviceNetworkId: string;
  readonly entityType: 'Multiple';
  readonly entityId: string;
  readonly entityName: string;
  readonly description: string;
  readonly isRedone: true;
}

/** Creates an entry. The caller commits its writes in the same turn of the event loop. */
type StartEntry = (entry: DistributionEntry) => {
  readonly id: string;
  readonly writes: readonly WriteOperation[];
};

/** Starts an entry in a commit of the caller. */
export interface DistributionLog {
  /** @returns ID of the entry; undefined if the work has not started one */
  startWithin(work: (start: StartEntry) => Promise<void>): Promise<string | undefined>;
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

/** Returns the entries that a job replaces. */
function activitiesOf(replaced: AttributeJob | undefined): readonly string[] {
  const { activityId, replacedActivityIds = [] } = replaced ?? {};
  return activityId === undefined ? replacedActivityIds : [...replacedActivityIds, activityId];
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
