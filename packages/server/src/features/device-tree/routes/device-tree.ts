import { devices } from '../../devices/model/device.ts';
import { ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes } from '../../../http/handler.ts';
import { readEntity } from '../../../http/reads.ts';
import { deviceTree } from '../device-tree.ts';
import { presentDeviceTree } from '../presenters/device-tree.ts';

/** The route of the device tree. */
export const routes: FeatureRoutes<'devices.tree'> = {
  'devices.tree': read(async (context) => {
    const { access, paging, principal } = context;
    const device = await readEntity(context, devices, 'device');
    const granted = await access.permissionsOfKey(principal.apiKeyId, principal.deviceNetworkId);
    return ok(presentDeviceTree(await deviceTree(context, device, granted, paging), paging));
  }),
};
