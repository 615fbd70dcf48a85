import type { DeviceFault, NetworkSetting } from '../scenario/faults.ts';
import type { FirmwareSetting } from '../scenario/firmware-setting.ts';
import type { FaultSetting, SecuritySetting } from '../scenario/fleet-file.ts';
import type { Qos } from '../mqtt/mqtt-message.ts';
import type { LinkPlan } from '../security/secure-link.ts';
import type { DeviceBehaviour } from './respond/behaviour.ts';
import type { PlannedResponse } from './respond/responder.ts';
import type { ReadValue, ResourceBehaviour, ResourceContext, SimulatedObject } from './simulated-object.ts';

/** An object of the devices of one cohort. */
export interface PlannedObject {
  readonly object: SimulatedObject;
  /** Instances of a new device, in ascending order. */
  readonly instanceIds: readonly number[];
  /** Resource IDs in ascending order. */
  readonly resourceIds: readonly number[];
}

/** An object instance that appears while another disappears. The next change reverses it. */
export interface ChurnPlan {
  readonly everySeconds: number;
  readonly objectId: number;
  readonly appears: number;
  readonly goes: number;
}

export type ValueSource = (at: ResourceContext) => ReadValue;

/** A value from the fleet file that replaces the object's own. */
export interface PlannedValue {
  readonly source: ValueSource;
  readonly changes: boolean;
}

/** Security of the links of devices, and disturbances of secured links. */
export interface SecurityPlan extends LinkPlan {
  /** Undefined: determined by the scheme of the server. */
  readonly mode: SecuritySetting | undefined;
  readonly faults: FaultSetting;
}

/** MQTT settings of devices. Without effect on LwM2M devices. */
export interface MqttPlan {
  readonly payload: 'json' | 'sparkplug';
  /** ID of the device below a Sparkplug edge node that has the metrics. Undefined: the edge node. */
  readonly device: string | undefined;
  readonly qos: Qos;
  readonly keepAliveSeconds: number;
  /** Pattern of user names. Undefined: the endpoint name. */
  readonly username: string | undefined;
  /** Pattern of passwords. Undefined: derived from the seed. */
  readonly password: string | undefined;
  /** Whether devices answer commands on the topic `result`. */
  readonly results: boolean;
  /** Whether a lost connection ends the registration. */
  readonly will: boolean;
}

/** Settings shared by the devices of a cohort with the same outcome. A device stores only its differences. */
export interface DevicePlan {
  readonly cohort: string;
  readonly lifetimeSeconds: number;
  /** Undefined: the client sends an Update before the lifetime ends. */
  readonly updateIntervalSeconds: number | undefined;
  /** Undefined: values change, but only pmax causes notifications. */
  readonly notifyIntervalSeconds: number | undefined;
  readonly lwm2mVersion: '1.0' | '1.1';
  readonly confirmableNotifications: boolean;
  /** Content-Formats in Register. Undefined: all that the device supports. */
  readonly contentFormats: readonly number[] | undefined;
  /** Register and Bootstrap-Request omit `ep`. */
  readonly omitEndpoint: boolean;
  /** In queue mode, seconds for which the device listens after a message. Undefined: it always listens. */
  readonly awakeSeconds: number | undefined;
  readonly churn: ChurnPlan | undefined;
  /** Overrides the server of the fleet. */
  readonly server: string | undefined;
  readonly security: SecurityPlan;
  readonly mqtt: MqttPlan;
  readonly firmware: FirmwareSetting;
  /** Conditions between the device and its server. Empty for a perfect network. */
  readonly network: readonly NetworkSetting[];
  /** Faults of the device. */
  readonly deviceFaults: readonly DeviceFault[];
  /** Responses that replace the device's own. */
  readonly respond: readonly PlannedResponse[];
  /** Behaviour of the device in code, or the path of its module. */
  readonly behaviour: string | DeviceBehaviour | undefined;
  /** Seconds by which the clock of the device is ahead; negative if it is behind. */
  readonly clockOffsetSeconds: number;
  readonly objects: ReadonlyMap<number, PlannedObject>;
  /** Values by path: `3303/0/5700` for one instance, or `*` for all instances. */
  readonly values: ReadonlyMap<string, PlannedValue>;
}

/**
 * Returns the planned value of a resource, if any. The value of one instance takes precedence over that of all
 * instances.
 */
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

/** Whether a resource changes without a Write. */
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
