import type { DataCollector, DataCollectorRequest } from '@muster/sdk/core';
import type { Choice } from '../layout/entity-select.tsx';

/** The fields of the gateway form. */
export interface GatewayDraft {
  readonly name: string;
  readonly mac: string;
  readonly externalId: string;
  readonly note: string;
  readonly location: Choice | undefined;
  readonly template: Choice | undefined;
  /** IDs of its own tags. */
  readonly tags: readonly string[];
  /** Its own configuration values by key. Empty: the value of the template. */
  readonly configurations: Readonly<Record<string, string>>;
}

const choiceOf = (id: string | undefined, name: string | undefined): Choice | undefined =>
  id === undefined ? undefined : { Id: id, Name: name ?? id };

const empty: GatewayDraft = {
  name: '',
  mac: '',
  externalId: '',
  note: '',
  location: undefined,
  template: undefined,
  tags: [],
  configurations: {},
};

/** Returns the draft of an unchanged gateway, or of a new one. */
export function draftOf(gateway: DataCollector | undefined): GatewayDraft {
  if (gateway === undefined) return empty;
  const own = gateway.Configurations.filter(({ IsInherited }) => IsInherited !== true);
  return {
    name: gateway.Name,
    mac: gateway.MACAddress,
    externalId: gateway.ExternalId ?? '',
    note: gateway.Note ?? '',
    location: choiceOf(gateway.LocationId, gateway.LocationName),
    template: choiceOf(gateway.DataCollectorTemplateId, gateway.DataCollectorTemplateName),
    tags: gateway.Tags.filter(({ IsInherited }) => !IsInherited).map(({ Id }) => Id),
    configurations: Object.fromEntries(own.map(({ Key, Value }) => [Key, Value ?? ''])),
  };
}

/** Whether the gateway keeps its template, and thus the keys of its configurations. */
export const keepsTemplate = (gateway: DataCollector | undefined, { template }: GatewayDraft): boolean =>
  gateway !== undefined && template?.Id === gateway.DataCollectorTemplateId;

/** Builds the request. An update replaces the gateway, so members without a field keep their stored value. */
export function requestOf(gateway: DataCollector | undefined, draft: GatewayDraft): DataCollectorRequest {
  const given = (member: string, value: string): object =>
    value === '' ? (gateway === undefined ? {} : { [member]: null }) : { [member]: value };
  return {
    Name: draft.name,
    ...given('MACAddress', draft.mac),
    ...given('ExternalId', draft.externalId),
    ...given('Note', draft.note),
    ...(gateway === undefined && draft.tags.length === 0 ? {} : { TagIds: [...draft.tags] }),
    ...(draft.location === undefined ? {} : { LocationId: draft.location.Id }),
    ...(draft.template === undefined ? {} : { DataCollectorTemplateId: draft.template.Id }),
    ...(gateway !== undefined && keepsTemplate(gateway, draft) ? setUpOf(gateway, draft) : {}),
    ...(gateway?.Config === undefined ? {} : { Config: gateway.Config }),
  };
}

function setUpOf(
  gateway: DataCollector,
  { configurations }: GatewayDraft,
): Pick<DataCollectorRequest, 'DataCollectorTypeId' | 'Configurations'> {
  const own = gateway.Configurations.map(({ Key }) => ({ Key, Value: configurations[Key] ?? '' }));
  return {
    ...(gateway.DataCollectorTypeId === undefined
      ? {}
      : { DataCollectorTypeId: gateway.DataCollectorTypeId }),
    Configurations: own.filter(({ Value }) => Value !== ''),
  };
}
