import { attributeJobs } from '../../entities/attribute-job.ts';
import type { AttributeJob } from '../../entities/attribute-job.ts';
import { deviceTemplates } from '../../entities/device-template.ts';
import { devices } from '../../entities/device.ts';
import { smartObjects } from '../../entities/smart-object.ts';
import { smartObjectTemplates } from '../../entities/smart-object-template.ts';
import { FairWork } from '../../fair-queue.ts';
import { inNetwork } from '../../list-query.ts';
import type { Condition, Store } from '../../ports/store.ts';
import { nextTurn, runsOf } from '../../turns.ts';
import type { ActivityLog } from '../activity/activity.ts';
import type { AttributeDistribution } from './attribute-distribution.ts';
import type { AttributeJobs } from '../templates/attribute-jobs.ts';
import type { AttributePlans } from '../templates/attribute-plans.ts';

export interface FanOutDependencies {
  readonly store: Store;
  readonly jobs: AttributeJobs;
  readonly plans: AttributePlans;
  readonly distribution: AttributeDistribution;
  readonly activityLog: ActivityLog;
  readonly onError: (error: unknown) => void;
}

/** Devices of one step. */
const BATCH = 8;
/** Steps of different Device Networks at a time: a network has one. */
const MAX_STEPS = 4;
/** Devices of one network that are being asked, beyond which its next ones wait. */
const MAX_ASKED = 1_024;

/**
 * Distributes a change of a template to its devices, a few at a time. Changes of one device network are distributed
 * one after the other, those of different networks in turns. A change is done when the desired attributes of every
 * device are stored. An interrupted run starts it again.
 */
export class AttributeFanOut {
  readonly #deps: FanOutDependencies;
  readonly #steps = new FairWork({ max: 1, reserved: MAX_STEPS - 1 });
  readonly #running = new Map<string, Promise<void>>();
  /** Networks with changes that were stored while an earlier one was being distributed. */
  readonly #again = new Set<string>();
  #resuming: Promise<void> | undefined;
  #isStopped = true;

  constructor(deps: FanOutDependencies) {
    this.#deps = deps;
    deps.jobs.listen((deviceNetworkId) => {
      deps.plans.forget();
      this.#start(deviceNetworkId);
    });
  }

  /** Takes up what an earlier run left; call it when the link is up. */
  resume(): void {
    this.#isStopped = false;
    this.#resuming = this.#startAll().catch(this.#deps.onError);
  }

  async #startAll(): Promise<void> {
    for await (const { deviceNetworkId } of this.#deps.store.collection(attributeJobs).iterate({})) {
      this.#start(deviceNetworkId);
    }
  }

  async close(): Promise<void> {
    this.#isStopped = true;
    await this.#resuming;
    await Promise.all(this.#running.values());
  }

  #start(deviceNetworkId: string): void {
    if (this.#isStopped) return;
    if (this.#running.has(deviceNetworkId)) {
      this.#again.add(deviceNetworkId);
      return;
    }
    const running = this.#run(deviceNetworkId)
      // After a failure the next change, or run, tries again.
      .catch((error: unknown) => {
        this.#again.delete(deviceNetworkId);
        this.#deps.onError(error);
      })
      .then(() => {
        this.#running.delete(deviceNetworkId);
        if (this.#again.delete(deviceNetworkId)) this.#start(deviceNetworkId);
      });
    this.#running.set(deviceNetworkId, running);
  }

  async #run(deviceNetworkId: string): Promise<void> {
    const jobs = this.#deps.store.collection(attributeJobs);
    const where = [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }] as const;
    while (!this.#isStopped) {
      this.#again.delete(deviceNetworkId);
      const job = await jobs.findOne(where);
      if (job === undefined) return;
      await this.#distribute(job);
    }
  }

  async #distribute(job: AttributeJob): Promise<void> {
    const { store, distribution } = this.#deps;
    const { deviceNetworkId } = job;
    const parent = this.#parentOf(job);
    const tell = async (batch: readonly string[]): Promise<void> => {
      await this.#steps.run(deviceNetworkId, () =>
        Promise.all(batch.map((deviceId) => distribution.changed(deviceId, parent.id))),
      );
      await distribution.room(deviceNetworkId, MAX_ASKED);
      await nextTurn();
    };
    for await (const batch of runsOf(this.#devicesOf(job), BATCH)) {
      if (this.#isStopped) break;
      await tell(batch);
    }
    await parent.end();
    if (this.#isStopped) {
      return;
    }
    await store.transaction(async (tx) => {
      const now = await tx.collection(attributeJobs).get(job.id);
      if (now?.stamp === job.stamp) {
        await tx.collection(attributeJobs).delete(job.id);
      }
    });
  }

  /** The Activity Log entry of a change, made when the first device is to be asked for something. */
  #parentOf(job: AttributeJob): { readonly id: () => Promise<string>; readonly end: () => Promise<void> } {
    const { activityLog } = this.#deps;
    let made: Promise<string> | undefined;
    const id = (): Promise<string> => {
      made ??= activityLog
        .start({
          deviceNetworkId: job.deviceNetworkId,
          entityType: 'Multiple',
          entityId: job.subjectId,
          entityName: job.name,
          description: `Write the attributes of ${job.name} to its devices`,
        })
        .then((entry) => entry.id);
      return made;
    };
    // Its children say how it goes on.
    return {
      id,
      end: async () => {
        await made;
      },
    };
  }

  async *#devicesOf(job: AttributeJob): AsyncIterable<string> {
    const { subject, subjectId } = job;
    switch (subject) {
      case 'Device':
        yield subjectId;
        return;
      case 'DeviceTemplate':
        yield* this.#devicesWhere({ field: 'deviceTemplateId', op: 'eq', value: subjectId });
        return;
      case 'DeviceType':
        yield* this.#devicesWhere({ field: 'deviceTypeId', op: 'eq', value: subjectId });
        return;
      case 'SmartObjectTemplate':
        yield* this.#devicesOfObjectTemplate(job);
    }
  }

  async *#devicesWhere(condition: Condition): AsyncIterable<string> {
    for await (const { id } of this.#deps.store.collection(devices).iterate({ where: [condition] })) {
      yield id;
    }
  }

  async *#devicesOfObjectTemplate({ subjectId, deviceNetworkId }: AttributeJob): AsyncIterable<string> {
    const { store, plans } = this.#deps;
    for await (const { id } of store.collection(deviceTemplates).iterate(inNetwork(deviceNetworkId, {}))) {
      const { instances } = await plans.ofDeviceTemplate(id);
      if (instances.some((one) => one.template.id === subjectId)) {
        yield* this.#devicesWhere({ field: 'deviceTemplateId', op: 'eq', value: id });
      }
    }
    yield* this.#devicesWithObjects({ field: 'smartObjectTemplateId', op: 'eq', value: subjectId });
    const template = await store.collection(smartObjectTemplates).get(subjectId);
    if (template?.isDefault === true) {
      const { smartObjectTypeId } = template;
      yield* this.#devicesWithObjects({ field: 'smartObjectTypeId', op: 'eq', value: smartObjectTypeId });
    }
  }

  /** A device with several such smart objects comes once for each: to plan it again changes nothing. */
  async *#devicesWithObjects(condition: Condition): AsyncIterable<string> {
    for await (const { deviceId } of this.#deps.store
      .collection(smartObjects)
      .iterate({ where: [condition] })) {
      yield deviceId;
    }
  }
}
