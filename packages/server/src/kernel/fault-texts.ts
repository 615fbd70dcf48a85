import { shownText } from './shown-value.ts';

/** Returns `There is no device type with the ID "…".` */
export function unknownId(entity: string, id: string | undefined): string {
  return id === undefined
    ? `There is no ${entity}. Give the ID of one.`
    : `There is no ${describeEntity(entity, id)}.`;
}

/** Returns `The device type has no template with the ID "…".` */
export function hasNoId(owner: string, entity: string, id: string): string {
  return `${owner} has no ${describeEntity(entity, id)}.`;
}

function describeEntity(entity: string, id: string): string {
  return `${entity} with the ID "${shownText(id)}"`;
}
