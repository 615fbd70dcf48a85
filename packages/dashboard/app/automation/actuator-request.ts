/** The request that the actuator form sends. */
import type { Actuator, ActuatorRequest } from '@muster/sdk/core';

/** An action for the resources of one type. Empty values are not written. */
export interface Action {
  /** Undefined for a new action. */
  readonly id: string | undefined;
  readonly name: string;
  readonly objectId: string;
  readonly resourceId: string;
  readonly executes: boolean;
  readonly executesOnReset: boolean;
  readonly value: string;
  readonly resetValue: string;
}

/** An entity chosen by name. */
interface Chosen {
  readonly Id: string;
  readonly Name: string;
}

export interface ActuatorFields {
  readonly name: string;
  readonly category: Chosen | undefined;
  readonly collection: Chosen | undefined;
  readonly actions: readonly Action[];
}

export function actionOf(value: Actuator['ActuatorResourceValues'][number], name: string): Action {
  return {
    id: value.Id,
    name,
    objectId: value.SmartObjectTypeId,
    resourceId: value.ResourceTypeId,
    executes: value.ExecuteOnActivate,
    executesOnReset: value.ExecuteOnReset,
    value: value.Value ?? '',
    resetValue: value.ResetValue ?? '',
  };
}

export function actuatorRequest(fields: ActuatorFields): ActuatorRequest {
  return {
    Name: fields.name,
    EventCategoryId: fields.category?.Id ?? '',
    ResourceCollectionId: fields.collection?.Id ?? '',
    ActuatorResourceValues: fields.actions.map((action) => ({
      ...(action.id === undefined ? {} : { Id: action.id }),
      SmartObjectTypeId: action.objectId,
      ResourceTypeId: action.resourceId,
      ...(action.executes ? { ExecuteOnActivate: true } : {}),
      ...(action.executesOnReset ? { ExecuteOnReset: true } : {}),
      ...(action.value === '' || action.executes ? {} : { Value: action.value }),
      ...(action.resetValue === '' || action.executesOnReset ? {} : { ResetValue: action.resetValue }),
    })),
  };
}
