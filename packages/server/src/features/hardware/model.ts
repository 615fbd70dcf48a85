import type { ObjectModel } from '@muster/lwm2m/core';
import { invalidMember } from '../../kernel/errors.ts';
import { shownValue } from '../../kernel/texts.ts';
import type { DiscoveryMode } from '../catalogue/model.ts';
import type { DeviceStandard } from '../devices/model.ts';
import type { DefaultSetting } from '../settings/model.ts';

/*
 * The exchange format of device types and templates between device networks. IDs belong to their network, so the
 * format refers to entities by name and to objects by ID and URN. It has no attributes, attribute values or resource
 * templates (spec 2 and 8).
 */

/** An object definition by identifiers that are the same in all networks. */
export interface ObjectName {
  readonly objectId: number;
  readonly objectUrn: string;
}

export interface CarriedObjectTemplate extends ObjectName {
  readonly name: string;
  readonly isDefault: boolean;
  /** Names of tags. */
  readonly tags: readonly string[];
}

export interface CarriedCategory {
  readonly name: string;
  readonly isHardwareSettings: boolean;
  readonly isSecuritySettings: boolean;
  readonly defaultSettings: readonly Omit<DefaultSetting, 'id'>[];
}

export interface CarriedInstance extends ObjectName {
  readonly instanceId: number;
  readonly label?: string;
}

export interface CarriedTemplateInstance extends ObjectName {
  readonly instanceId: number;
  /** Name of a smart object template of the object. If absent, the default template applies. */
  readonly smartObjectTemplate?: string;
}

export interface CarriedDeviceTemplate {
  readonly name: string;
  readonly isDefault: boolean;
  readonly contactLostThreshold?: number;
  /** If absent, the instances of the device type apply. */
  readonly instances?: readonly CarriedTemplateInstance[];
  /** Names of tags. */
  readonly tags: readonly string[];
}

export interface CarriedDeviceType {
  readonly name: string;
  readonly deviceStandard: DeviceStandard;
  readonly hardwareTypeId?: number;
  readonly discovery: DiscoveryMode;
  readonly instances: readonly CarriedInstance[];
  /** Names of its setting categories. */
  readonly settingCategories: readonly string[];
  readonly templates: readonly CarriedDeviceTemplate[];
}

export interface HardwareDefinitions {
  /** Label of the release that exported the definitions. */
  readonly release: string;
  /** The objects that the other members refer to. */
  readonly objects: readonly ObjectModel[];
  readonly smartObjectTemplates: readonly CarriedObjectTemplate[];
  readonly settingCategories: readonly CarriedCategory[];
  readonly deviceTypes: readonly CarriedDeviceType[];
  readonly tags: readonly string[];
}

/** Returns a key for maps and results that is equal for the same object. */
export function objectKey({ objectId, objectUrn }: ObjectName): string {
  return `${objectId} ${objectUrn}`;
}

/**
 * Releases of the service, as exports name them: `2018_35` is a year and a week. From 2019 on, `19A1` is a
 * year, a letter that counts up in the year, and a number. 2018_35 precedes 2018_48, which precedes 19A1
 * (spec 9.2).
 */
export const PRESENT_RELEASE = '19A1';

/** Exports of earlier releases cannot be imported (spec 8). */
const OLDEST_RELEASE = '2018_35';

const WEEKLY = /^(?<year>20\d{2})_(?<week>0[1-9]|[1-4]\d|5[0-3])$/u;
const LETTERED = /^(?<year>\d{2})(?<letter>[A-Z])(?<number>[1-9]\d{0,2})$/u;
/** First year of labels with a letter. Labels with a week ended in the year before. */
const FIRST_LETTERED = 19;

/** Returns a number that is larger for a later release, or undefined if the text is not a release label. */
function releaseOrder(label: string): number | undefined {
  const weekly = WEEKLY.exec(label)?.groups;
  if (weekly !== undefined) {
    const year = Number(weekly['year']);
    return year < 2000 + FIRST_LETTERED ? year * 1e6 + Number(weekly['week']) : undefined;
  }
  const lettered = LETTERED.exec(label)?.groups;
  if (lettered === undefined || Number(lettered['year']) < FIRST_LETTERED) return undefined;
  const letter = (lettered['letter'] ?? '').charCodeAt(0);
  return (2000 + Number(lettered['year'])) * 1e6 + letter * 1e3 + Number(lettered['number']);
}

/**
 * @param member member with the label
 * @throws MusterError `invalid-request` for an invalid label, and for releases too old or too new
 */
export function checkRelease(label: string, member: string): void {
  const order = releaseOrder(label);
  if (order === undefined) {
    throw invalidMember(
      member,
      `Must be the label of a release such as 2018_35 or 19A1, not ${shownValue(label)}.`,
    );
  }
  if (order < (releaseOrder(OLDEST_RELEASE) ?? 0)) {
    const message = `The file comes from release ${label}. Files from releases before ${OLDEST_RELEASE} cannot be imported.`;
    throw invalidMember(member, message);
  }
  if (order > (releaseOrder(PRESENT_RELEASE) ?? 0)) {
    const message = `The file comes from release ${label}, which is later than that of this service (${PRESENT_RELEASE}). Update the service first.`;
    throw invalidMember(member, message);
  }
}
