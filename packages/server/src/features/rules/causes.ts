import type { Store } from '../../store/port.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import type { ResourceView } from '../device-objects/resource-views.ts';
import { isVirtualDevice } from '../devices/model/device.ts';
import type { Device } from '../devices/model/device.ts';
import { firmwareUpdates } from '../firmware/model/firmware-update.ts';
import type { SelectedResources } from '../resource-collections/resource-selection.ts';
import type { Rule, TriggerCause } from './model/rule.ts';

/** Causes of events other than values. */
export type StateCause = Exclude<TriggerCause, 'Values'>;

/** A rule whose cause is not values. */
export type StateRule = Rule & { readonly cause: StateCause };

export const isStateRule = (rule: Rule): rule is StateRule => rule.cause !== 'Values';

/** A device, or a resource of a device, that a rule watches. */
export interface CauseSubject {
  /** ID of the device or resource. */
  readonly id: string;
  readonly device: Device;
  /** Absent if the cause is about devices. */
  readonly smartObject?: SmartObject;
}

/** Returns the subjects of a rule among the resources of a smart object that its collection selects. */
export function subjectsOf(
  { cause }: StateRule,
  { device, smartObject, resources }: SelectedResources,
): CauseSubject[] {
  if (cause === 'NoValue') {
    return resources.filter(hasValues).map(({ id }) => ({ id, device, smartObject }));
  }
  return resources.length === 0 || isVirtualDevice(device) ? [] : [{ id: device.id, device }];
}

/**
 * Returns whether values of a resource can be expected. Values of a multiple-instance resource are values of
 * its instances.
 */
function hasValues({ model, path }: ResourceView): boolean {
  return model.operations.includes('R') && (!model.multiple || path.resourceInstanceId !== undefined);
}

/** Seconds after which a cause counts if its rule does not set them. */
const DEFAULT_AFTER_SECONDS = 3_600;

/** Returns the milliseconds that NoValue and DeviceOffline must last. */
export const afterMsOf = ({ afterSeconds = DEFAULT_AFTER_SECONDS }: Rule): number => afterSeconds * 1000;

/**
 * Returns the IDs of the subjects for which the cause of a rule holds now.
 *
 * @param nowMs epoch milliseconds
 */
export async function holdingOf(
  store: Pick<Store, 'collection' | 'measurements'>,
  rule: StateRule,
  subjects: readonly CauseSubject[],
  nowMs: number,
): Promise<ReadonlySet<string>> {
  const latestStart = nowMs - afterMsOf(rule);
  switch (rule.cause) {
    case 'NoValue': {
      const latest = await store.measurements.latest(subjects.map(({ id }) => id));
      return idsOf(
        subjects,
        ({ id, device }) =>
          (latest.get(id)?.timeMs ?? Math.max(rule.revisedAt, device.createdAt)) <= latestStart,
      );
    }
    case 'DeviceOffline':
      return idsOf(subjects, ({ device }) => {
        const since = offlineSince(device);
        return since !== undefined && since <= latestStart;
      });
    case 'RegistrationLost':
      return idsOf(
        subjects,
        ({ device }) => device.status === 'offline' && device.contactLostTime !== undefined,
      );
    case 'FirmwareUpdateFailed': {
      const updates = await store.collection(firmwareUpdates).getMany(subjects.map(({ id }) => id));
      return idsOf(subjects, ({ id }) => updates.get(id)?.hasFailed === true);
    }
  }
}

/**
 * Returns the time since which a device has had no registration, in epoch milliseconds; undefined if it has
 * one.
 */
function offlineSince({
  status,
  contactLostTime,
  deregistrationTime,
  createdAt,
}: Device): number | undefined {
  return status === 'online' ? undefined : (contactLostTime ?? deregistrationTime ?? createdAt);
}

function idsOf(
  subjects: readonly CauseSubject[],
  holds: (subject: CauseSubject) => boolean,
): ReadonlySet<string> {
  return new Set(subjects.filter(holds).map(({ id }) => id));
}
