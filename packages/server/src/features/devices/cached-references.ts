import type { DeviceReferences } from './device-references.ts';

type ReferenceLookups = Pick<DeviceReferences, 'resolve' | 'hasBootstrapServer' | 'templateInstances'>;

/** Looks up each reference once, for a batch of devices that are created together. Caches faults too. */
export function cacheReferences(references: ReferenceLookups): ReferenceLookups {
  const once = <R>(look: () => Promise<R>, known: Map<string, Promise<R>>, key: string): Promise<R> => {
    const found = known.get(key) ?? look();
    known.set(key, found);
    return found;
  };
  const resolved = new Map<string, ReturnType<ReferenceLookups['resolve']>>();
  const servers = new Map<string, Promise<boolean>>();
  const instances = new Map<string, ReturnType<ReferenceLookups['templateInstances']>>();
  return {
    resolve: (deviceNetworkId, wanted) => {
      const { deviceTypeId, deviceTemplateId, locationId, dataCollectorId, deviceStandard } = wanted;
      const key = JSON.stringify([
        deviceNetworkId,
        deviceTypeId,
        deviceTemplateId,
        locationId,
        dataCollectorId,
        deviceStandard,
      ]);
      return once(() => references.resolve(deviceNetworkId, wanted), resolved, key);
    },
    hasBootstrapServer: (deviceNetworkId, name) =>
      once(() => references.hasBootstrapServer(deviceNetworkId, name), servers, `${deviceNetworkId} ${name}`),
    templateInstances: (id) => once(() => references.templateInstances(id), instances, id),
  };
}
