import { randomUUID } from 'node:crypto';
import { attributeJobs } from './model/attribute-job.ts';
import type { AttributeJob, AttributeJobSubject } from './model/attribute-job.ts';
import { putOperation } from '../../store/port.ts';
import type { WriteOperation } from '../../store/port.ts';

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

  ofObjectTemplate(template: Subject): WriteOperation {
    return this.#note('SmartObjectTemplate', template);
  }

  ofDeviceTemplate(template: Subject): WriteOperation {
    return this.#note('DeviceTemplate', template);
  }

  ofDeviceType(type: Subject): WriteOperation {
    return this.#note('DeviceType', type);
  }

  ofDevice(device: Subject): WriteOperation {
    return this.#note('Device', device);
  }

  #note(subject: AttributeJobSubject, { id, deviceNetworkId, name }: Subject): WriteOperation {
    const job: AttributeJob = {
      id: `${subject} ${id}`,
      deviceNetworkId,
      subject,
      subjectId: id,
      name,
      stamp: randomUUID(),
    };
    return putOperation(attributeJobs, job);
  }
}
