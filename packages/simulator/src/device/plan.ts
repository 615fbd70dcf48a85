import type { DeviceFault, NetworkSetting } from '../scenario/faults.ts';
import type { FaultSetting, FirmwareSetting, SecuritySetting } from '../scenario/fleet-file.ts';
import type { LinkPlan } from '../security/secure-link.ts';
import type { ReadValue, ResourceBehaviour, ResourceContext, SimulatedObject } from './simulated-object.ts';

/** An object as the devices of one cohort have it. */
export interface PlannedObject {
  readonly object: SimulatedObject;
  /** Instances of a fresh device, ascending. */
  readonly instanceIds: readonly number[];
  /** Ascending. */
  readonly resourceIds: readonly number[];
}

/** An instance that comes and one that goes, in turn: the next time the other way round. */
export interface ChurnPlan {
  readonly everySeconds: number;
  readonly objectId: number;
  readonly appears: number;
  readonly goes: number;
}

export type ValueSource = (at: ResourceContext) => ReadValue;

/** A value that the fleet file puts in the place of the object's own. */
export interface PlannedValue {
  readonly source: ValueSource;
  readonly changes: boolean;
}

/** How the devices secure their links, and what happens to these. */
export interface SecurityPlan extends LinkPlan {
  /** Undefined: by the server's scheme. */
  readonly mode: SecuritySetting | undefined;
  readonly faults: FaultSetting;
}

/**
 * Everything that the devices of one cohort with the same outcome share. A device refers to it, and stores only what
 * differs from it.
 */
export interface DevicePlan {
  readonly cohort: string;
  readonly lifetimeSeconds: number;
  /** Undefined: the client updates by itself before the lifetime ends. */
  readonly updateIntervalSeconds: number | undefined;
  /** Undefined: values change all the same, but nobody is notified unless asked for by pmax. */
  readonly notifyIntervalSeconds: number | undefined;
  readonly lwm2mVersion: '1.0' | '1.1';
  readonly confirmableNotifications: boolean;
  /** Announced in Register; undefined: all that the device speaks. */
  readonly contentFormats: readonly number[] | undefined;
  /** Register and Bootstrap-Request go without `ep`. */
  readonly omitEndpoint: boolean;
  /** In queue mode: how long the device listens after a message. Undefined: it always does. */
  readonly awakeSeconds: number | undefined;
  readonly churn: ChurnPlan | undefined;
  /** In the place of the fleet's. */
  readonly server: string | undefined;
  readonly security: SecurityPlan;
  readonly firmware: FirmwareSetting;
  /** Conditions between the device and its server; empty for a good network. */
  readonly network: readonly NetworkSetting[];
  /** What the device does wrong. */
  readonly deviceFaults: readonly DeviceFault[];
  readonly objects: ReadonlyMap<number, PlannedObject>;
  /** By `3303/0/5700` for one instance or with `*` as the instance for each. */
  readonly values: ReadonlyMap<string, PlannedValue>;
}

/** The value that the plan has for a resource, if any; one instance's own goes before all instances'. */
export function plannedValue(
  plan: DevicePlan,
  objectId: number,
  instanceId: number,
  resourceId: number,
): PlannedValue | undefined {
  if (plan.values.size === 0) return undefined;
  return (
    plan.values.get(`${objectId}/${instanceId}/${resourceId}`) ??
    plan.values.get(`${objectId}/*/${resourceId}`)
  );
}

/** Whether a resource moves by itself. */
export function changesByItself(
  plan: DevicePlan,
  objectId: number,
  instanceId: number,
  resourceId: number,
  behaviour: ResourceBehaviour,
): boolean {
  const value = plannedValue(plan, objectId, instanceId, resourceId);
  return value ? value.changes : behaviour.changes === true;
}
