import { attributeJobs } from '../../entities/attribute-job.ts';
import type { AttributeJob } from '../../entities/attribute-job.ts';
import { deviceTemplates } from '../../entities/device-template.ts';
import { devices } from '../../entities/device.ts';
import { smartObjects } from '../../entities/smart-object.ts';
import { smartObjectTemplates } from '../../entities/smart-object-template.ts';
import { inNetwork } from '../../list-query.ts';
import type { Condition, Store } from '../../ports/store.ts';
import { nextTurn } from '../../turns.ts';
import type { ActivityLog } from '../activity/activity.ts';
import type { AttributeDistribution } from './attribute-distribution.ts';
import type { AttributeJobs } from './attribute-jobs.ts';
import type { AttributePlans } from './attribute-plans.ts';

export interface FanOutDependencies {
  readonly store: Store;
  readonly jobs: AttributeJobs;
  readonly plans: AttributePlans;
  readonly distribution: AttributeDistribution;
  readonly activityLog: ActivityLog;
  readonly onError: (error: unknown) => void;
}

/** Devices that are looked after at a time. */
const BATCH = 8;
/** Devices that are being asked, beyond which the next ones wait. */
const MAX_ASKED = 1_024;

/**
 * Tells the devices of a template that it has changed, however many they are: a few at a time, one change after the
 * other. A change is done with when every device has its wishes written down; a run that ends before starts it anew.
 */
export class AttributeFanOut {
  readonly #deps: FanOutDependencies;
  #running: Promise<void> | undefined;
  #isStopped = true;

  constructor(deps: FanOutDependencies) {
    this.#deps = deps;
    deps.jobs.listen(() => {
      deps.plans.forget();
      this.#start();
    });
  }

  /** Takes up what an earlier run left; call it when the link is up. */
  resume(): void {
    this.#isStopped = false;
    this.#start();
  }

  async close(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  #start(): void {
    if (this.#isStopped || this.#running !== undefined) {
      return;
    }
    let failed = false;
    this.#running = this.#run()
      .catch((error: unknown) => {
        failed = true;
        this.#deps.onError(error);
      })
      .then(async () => {
        this.#running = undefined;
        // One that was stored while the last one ended; after a failure the next change, or run, tries again.
        if (!failed && !this.#isStopped && (await this.#next()) !== undefined) {
          this.#start();
        }
      });
  }

  #next(): Promise<AttributeJob | undefined> {
    return this.#deps.store.collection(attributeJobs).findOne([]);
  }

  async #run(): Promise<void> {
    for (let job = await this.#next(); job !== undefined && !this.#isStopped; job = await this.#next()) {
      await this.#distribute(job);
    }
  }

  async #distribute(job: AttributeJob): Promise<void> {
    const { store, distribution } = this.#deps;
    const parent = this.#parentOf(job);
    let batch: Promise<boolean>[] = [];
    const settled = async (): Promise<void> => {
      await Promise.all(batch);
      batch = [];
      await distribution.room(MAX_ASKED);
      await nextTurn();
    };
    for await (const deviceId of this.#devicesOf(job)) {
      if (this.#isStopped) {
        break;
      }
      batch.push(distribution.changed(deviceId, parent.id));
      if (batch.length === BATCH) {
        await settled();
      }
    }
    await settled();
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
