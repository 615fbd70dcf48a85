import type { ReactElement } from 'react';
import type { Resolution } from '@muster/sdk/core';
import type { RuleDraft } from './rule-draft.ts';
import { durationText, raisesText, resetsText, type RuleNames } from './rule-words.ts';
import type { TypeCatalogue } from './use-types.ts';

/** Describes in words when a rule raises events and when they are reset. */
export const RuleSentence = (props: {
  readonly draft: RuleDraft;
  readonly names: RuleNames;
}): ReactElement => (
  <div className="sentence break" role="status">
    <p>{raisesText(props.draft, props.names)}</p>
    <p>{resetsText(props.draft, props.names)}</p>
  </div>
);

/** Returns the names of the types and resolutions of a network. */
export const namesFor = (types: TypeCatalogue, resolutions: readonly Resolution[]): RuleNames => ({
  resourceOf: ({ smartObjectTypeId, resourceTypeId }) => {
    const object = types.list.find(({ Id }) => Id === smartObjectTypeId);
    const resource = types.resourcesOf(smartObjectTypeId)?.find(({ Id }) => Id === resourceTypeId);
    if (object === undefined || resource === undefined) return undefined;
    return {
      object: object.Name,
      resource: resource.Name,
      unit: resource.Units ?? '',
      dataType: resource.ResourceDataType,
    };
  },
  periodOf: (id) => {
    const found = resolutions.find(({ Id }) => Id === id);
    return found && durationText(found.Timespan / 1_000);
  },
});
