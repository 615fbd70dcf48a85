import { ok } from '../../../http/handler.ts';
import type { Routes } from '../../../http/handler.ts';
import type { DeviceTreeService } from '../device-tree-service.ts';
import { presentDeviceTree } from '../presenters/device-tree.ts';

export function deviceTreeRoutes(trees: DeviceTreeService): Routes<'devices.tree'> {
  return {
    'devices.tree': async ({ paging, params, principal: { apiKeyId, deviceNetworkId } }) =>
      ok(presentDeviceTree(await trees.get(deviceNetworkId, apiKeyId, params.id, paging), paging)),
  };
}
