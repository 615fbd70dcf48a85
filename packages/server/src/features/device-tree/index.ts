import type { AccessService } from '../access/access-service.ts';
import type { ModelService } from '../catalogue/model-service.ts';
import type { DeviceQueries } from '../devices/device-queries.ts';
import type { MeasurementService } from '../measurements/measurement-service.ts';
import type { Store } from '../../store/port.ts';
import { DeviceTreeService } from './device-tree-service.ts';
import { deviceTreeRoutes } from './routes/device-tree.ts';

interface Needs {
  readonly store: Store;
  readonly access: AccessService;
  readonly models: ModelService;
  readonly deviceQueries: DeviceQueries;
  readonly measurements: MeasurementService;
}

/** Routes of the feature `device-tree`. */
export function composedRoutes({ store, access, models, deviceQueries, measurements }: Needs) {
  return deviceTreeRoutes(
    new DeviceTreeService({ store, access, catalogues: models, deviceQueries, measurements }),
  );
}
