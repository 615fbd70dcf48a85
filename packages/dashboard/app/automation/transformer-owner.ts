import { useQuery } from '@tanstack/react-query';
import type { DeviceTemplate, TransformerTemplate } from '@muster/sdk/core';
import { useSession } from '../session/session-context.ts';

/** The owner of transformers: a device template or a location. */
export interface Owner {
  readonly kind: 'template' | 'location';
  readonly Id: string;
  readonly Name: string;
  /** Object instances of the template. A location has none. */
  readonly instances: DeviceTemplate['SmartObjectTypeInstanceTemplates'];
}

/**
 * Loads the owner in the URL, or the first device template.
 *
 * @param isChosen false while users have only chosen a kind of owner
 */
export function useOwner(template: string | null, location: string | null, isChosen: boolean) {
  const { client, may } = useSession();
  return useQuery({
    queryKey: ['transformers.owner', template, location],
    queryFn: async ({ signal }): Promise<Owner | null> => {
      if (location !== null) {
        const { Id, Name } = await client.locations.get(location, { signal });
        return { kind: 'location', Id, Name, instances: [] };
      }
      if (template !== null) return ofTemplate(await client.deviceTemplates.get(template, { signal }));
      if (!may('DeviceTemplate.Read')) return null;
      const { Rows } = await client.deviceTemplates.list({ Page: 1, PageSize: 1, Sort: 'Name' }, { signal });
      return Rows[0] === undefined ? null : ofTemplate(Rows[0]);
    },
    enabled: isChosen,
  });
}

const ofTemplate = (
  template: Pick<DeviceTemplate, 'Id' | 'Name' | 'SmartObjectTypeInstanceTemplates'>,
): Owner => ({
  kind: 'template',
  Id: template.Id,
  Name: template.Name,
  instances: template.SmartObjectTypeInstanceTemplates,
});

/** Words of the `muster` commands for transformers, depending on the owner. */
export function ownerWords(owner: Owner, operation: 'list' | 'create' | 'delete'): string {
  if (owner.kind === 'template') return `${operation}-of-template`;
  return operation === 'list' ? 'list-of-location' : `${operation}-at-location`;
}

/** The value of a configuration key. */
export const configuration = (transformer: TransformerTemplate, key: string): string | undefined =>
  transformer.Configurations.find((one) => one.Key === key)?.Value;
