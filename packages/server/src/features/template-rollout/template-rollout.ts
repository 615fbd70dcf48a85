import type { RegistrationChange } from '../../gateway/ports/uplink-requests.ts';
import type { Catalogues } from '../../kernel/ports.ts';
import type { Clock } from '../../kernel/timers.ts';
import { FairWork, reserveFor } from '../../kernel/fair-queue.ts';
import { inNetwork } from '../../kernel/entities.ts';
import { Reconciler } from '../../kernel/reconciler.ts';
import type { PassResult } from '../../kernel/reconciler.ts';
import { nextTurn } from '../../kernel/tasks.ts';
import { runsOf } from '../../kernel/data.ts';
import type { Condition, Store } from '../../store/port.ts';
import type { ActivityLog } from '../activity/activity.ts';
import { deviceTemplates } from '../catalogue/model.ts';
import { smartObjects } from '../device-objects/model.ts';
import { devices } from '../devices/model.ts';
import type { ObservationRenewals } from '../observation/observation-renewals.ts';
import { distributionEntry } from '../templates/attribute-jobs.ts';
import type { AttributeJobs } from '../templates/attribute-jobs.ts';
import { attributeJobs, smartObjectTemplates } from '../templates/model.ts';
import type { AttributeJob } from '../templates/model.ts';
import { AttributePlans, TemplateSetup } from '../templates/template-plans.ts';
import { AttributeDistribution } from './attribute-distribution.ts';
import type { DistributionDependencies } from './attribute-distribution.ts';
import { DesiredAttributes } from './desired-attributes.ts';
import type { DesiredAttributesDependencies } from './desired-attributes.ts';
import { InitialValues } from './initial-values.ts';

interface TemplateRolloutOptions
  extends Omit<DistributionDependencies, 'desired'>, Omit<DesiredAttributesDependencies, 'plans'> {
  readonly catalogues: Catalogues;
  readonly renewals: ObservationRenewals;
  readonly jobs: AttributeJobs;
}

/** Applies templates to devices. */
interface TemplateRollout {
  /** Sets up smart objects that are created from templates. */
  readonly setup: TemplateSetup;
  followUp(change: RegistrationChange): void;
  /** Loads unfinished work of an earlier run. */
  load(): Promise<void>;
  /** Resumes the work. Call it when the link is up. */
  resume(): void;
  close(): Promise<void>;
}

export function createTemplateRollout(options: TemplateRolloutOptions): TemplateRollout {
  const { store, clock, catalogues, renewals } = options;
  const plans = new AttributePlans(store);
  const desired = new DesiredAttributes({ ...options, plans });
  const distribution = new AttributeDistribution({ ...options, desired });
  const fanOut = new AttributeFanOut({ ...options, plans, distribution });
  const setup = new TemplateSetup(store, clock, catalogues, plans);
  const values = new InitialValues({ ...options, setup });
  /** Devices with desired observations that have not been requested. */
  const unrequested = new Set<string>();
  setup.listen((deviceId) => {
    unrequested.add(deviceId);
    renewals.noteRequested(deviceId);
  });
  return {
    setup,
    followUp: (change) => {
      const { deviceId, kind, moved, hasNewObjects = false } = change;
      // Most Updates: the device has what its templates want.
      if (kind === 'updated' && !hasNewObjects && !desired.differing.has(deviceId)) return;
      distribution.followUp(change);
      values.followUp(change);
      // After a Register or a change of address, all desired observations are requested in any case.
      if (hasNewObjects && unrequested.delete(deviceId) && !moved) renewals.renewMissing(deviceId);
    },
    load: async () => {
      await desired.load();
      await values.load();
    },
    resume: () => {
      values.resume();
      distribution.resume();
      fanOut.resume();
    },
    close: async () => {
      await Promise.all([fanOut.close(), distribution.close(), values.close()]);
    },
  };
}

interface FanOutDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly jobs: AttributeJobs;
  readonly plans: AttributePlans;
  readonly distribution: AttributeDistribution;
  readonly activityLog: ActivityLog;
  readonly onError: (error: unknown) => void;
}

interface Parent {
  readonly id: () => Promise<string>;
  readonly end: (responseMessage: string) => Promise<unknown>;
}

/** Number of devices per step. */
const BATCH = 8;
/** Maximum number of concurrent steps. A network has one at a time. */
const MAX_STEPS = 4;
/**
 * Maximum number of devices of one network with a pass in progress. A quarter more is reserved for networks with few.
 */
const MAX_ASKED = 1_024;

/**
 * Distributes changes of templates to their devices, a few devices at a time. Changes of one device network are
 * distributed one after the other; different networks take turns. A change is complete when the desired attributes of
 * every device are stored. If the process ends before that, the next one starts the change again.
 */
class AttributeFanOut {
  readonly #deps: FanOutDependencies;
  readonly #steps = new FairWork({ max: 1, reserved: MAX_STEPS - 1 });
  readonly #asked = new FairWork({ max: MAX_ASKED, reserved: reserveFor(MAX_ASKED) });
  /** Keys are device networks. */
  readonly #reconciler: Reconciler;

  constructor(deps: FanOutDependencies) {
    this.#deps = deps;
    this.#reconciler = new Reconciler({
      clock: deps.clock,
      reconcile: (deviceNetworkId) => this.#reconcile(deviceNetworkId),
      onError: deps.onError,
    });
    deps.jobs.listen(() => deps.plans.forget());
  }

  /** Continues the changes of an earlier run. Call it when the link is up. */
  resume(): void {
    const { jobs, store } = this.#deps;
    jobs.listen((deviceNetworkId) => this.#reconciler.wake(deviceNetworkId));
    this.#reconciler.resume(store.collection(attributeJobs).iterate({}), (job) => job.deviceNetworkId);
  }

  close(): Promise<void> {
    return this.#reconciler.close();
  }

  /** Distributes the next change of a device network. */
  async #reconcile(deviceNetworkId: string): Promise<PassResult> {
    const where = [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }] as const;
    const job = await this.#deps.store.collection(attributeJobs).findOne(where);
    if (job === undefined) return 'done';
    await this.#distribute(job);
    return 'again';
  }

  async #distribute(job: AttributeJob): Promise<void> {
    const { store, distribution } = this.#deps;
    const { deviceNetworkId } = job;
    const parent = await this.#parentOf(job);
    let count = 0;
    for await (const batch of runsOf(this.#devicesOf(job), BATCH)) {
      if (this.#reconciler.isClosed) break;
      await this.#steps.run(deviceNetworkId, () =>
        Promise.all(
          batch.map(async (deviceId) => {
            if (await distribution.changed(deviceId, parent.id)) count += 1;
          }),
        ),
      );
      for (const deviceId of batch) {
        const end = await this.#asked.begin(deviceNetworkId);
        void distribution.idle(deviceId).then(() => end());
      }
      await nextTurn();
    }
    if (this.#reconciler.isClosed) return;
    await parent.end(`${count} devices have other attributes`);
    await store.transaction(async (tx) => {
      const now = await tx.collection(attributeJobs).get(job.id);
      if (now?.stamp === job.stamp) {
        await tx.collection(attributeJobs).delete(job.id);
      }
    });
  }

  /** Returns the Activity Log entry of a change. If the job has none, the first device with a difference creates it. */
  async #parentOf(job: AttributeJob): Promise<Parent> {
    const { activityLog } = this.#deps;
    const { deviceNetworkId, activityId, subjectId, name, replacedActivityIds = [] } = job;
    for (const replacedId of replacedActivityIds) {
      await activityLog.withdraw(replacedId, {
        responseMessage: 'A later change of the template replaced this one.',
      });
    }
    const entry = distributionEntry(deviceNetworkId, { id: subjectId, name });
    if (activityId === undefined) {
      let made: Promise<string> | undefined;
      return {
        id: () => (made ??= activityLog.start(entry).then(({ id }) => id)),
        end: async () => {
          await made;
        },
      };
    }
    // Keeps the entry open until all devices have been checked, because its status follows from its children.
    const description = 'Find the devices with other attributes';
    const search = await activityLog.start({ ...entry, description, parentId: activityId });
    await activityLog.progress(search.id);
    return {
      id: async () => activityId,
      end: (responseMessage) => activityLog.complete(search.id, { responseMessage }),
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

  /** Yields a device once per matching smart object. Planning it again changes nothing. */
  async *#devicesWithObjects(condition: Condition): AsyncIterable<string> {
    for await (const { deviceId } of this.#deps.store
      .collection(smartObjects)
      .iterate({ where: [condition] })) {
      yield deviceId;
    }
  }
}
