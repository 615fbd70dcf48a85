import { createHash } from 'node:crypto';
import { boundedCache } from '../../kernel/caches.ts';
import { isSameJson } from '../../kernel/data.ts';
import { putOperation } from '../../store/port.ts';
import type { Store, WriteOperation } from '../../store/port.ts';
import { deviceEntity } from '../activity/activity.ts';
import type { ActivityLog } from '../activity/activity.ts';
import { discoveredShapes } from '../device-objects/model.ts';
import type { DiscoveredShape, ResourceShape } from '../device-objects/model.ts';
import type { Device } from '../devices/model.ts';
import { objectListKey } from './model.ts';
import type { Registration } from './model.ts';

/** One of this many devices of a shape is discovered to verify it. */
const VERIFIED_EVERY = 100;
/** Maximum number of shapes of a device type, because a device can list any objects. */
const MAX_SHAPES = 1_000;
/** Number of shapes whose uses are counted. */
const COUNTED = 10_000;

/** A device whose responses to Discover differ from those of others with the same device type and object list. */
export interface ShapeDeviation {
  readonly device: Device;
  readonly message: string;
}

interface Dependencies {
  readonly store: Store;
  /** Caches the shapes. */
  readonly references: {
    shape(id: string): Promise<DiscoveredShape | undefined>;
    forgetShapes(): void;
  };
  readonly activityLog: ActivityLog;
  readonly onDeviation?: ((deviation: ShapeDeviation) => void) | undefined;
}

/** A discovered shape, for the commit of its device. */
interface LearnedShape {
  readonly writes: readonly WriteOperation[];
  /** Call it after the commit. */
  committed(): Promise<void>;
}

/**
 * Shapes of devices whose type is sampled: devices with the same type, object list and LwM2M version are expected to
 * have the same resources. After a deviation each of these devices is discovered.
 */
export class DiscoveredShapes {
  readonly #deps: Dependencies;
  /** Number of devices since the last verification. */
  readonly #uses = boundedCache<string, number>(COUNTED);

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Returns the shape of one more device, `verify` if this device must be discovered to verify the shape, `irregular`
   * if each must be, and `unknown` before the first device.
   */
  async take(shapeId: string): Promise<ResourceShape | 'unknown' | 'irregular' | 'verify'> {
    const known = await this.#deps.references.shape(shapeId);
    if (known === undefined) return 'unknown';
    if (known.shape === undefined) return 'irregular';
    const uses = (this.#uses.get(shapeId) ?? 0) + 1;
    this.#uses.set(shapeId, uses % VERIFIED_EVERY);
    return uses === VERIFIED_EVERY ? 'verify' : known.shape;
  }

  /** Compares the complete responses of a device with those of others. */
  async learn(shapeId: string, device: Device, shape: ResourceShape): Promise<LearnedShape> {
    const { store, references } = this.#deps;
    const { deviceTypeId } = device;
    const shapes = store.collection(discoveredShapes);
    const known = await shapes.get(shapeId);
    const learned = (document: DiscoveredShape, committed: () => Promise<void>): LearnedShape => ({
      writes: [putOperation(discoveredShapes, document)],
      committed: () => {
        references.forgetShapes();
        return committed();
      },
    });
    if (known === undefined) {
      const where = [{ field: 'deviceTypeId', op: 'eq', value: deviceTypeId }] as const;
      if ((await shapes.count({ where })) >= MAX_SHAPES) return NOTHING;
      return learned({ id: shapeId, deviceTypeId, shape }, async () => undefined);
    }
    if (known.shape === undefined || isSameJson(known.shape, shape)) return NOTHING;
    return learned({ id: shapeId, deviceTypeId }, () => this.#report(device));
  }

  async #report(device: Device): Promise<void> {
    const { activityLog, onDeviation } = this.#deps;
    const message =
      'Its responses to Discover differ from those of other devices with the same device type and object list. ' +
      'From now on, each device with this list is discovered. To sample them again, set Discovery of the device type to always, and then to sampled.';
    onDeviation?.({ device, message });
    const entry = await activityLog.start({
      deviceNetworkId: device.deviceNetworkId,
      ...deviceEntity(device),
      description: `${device.name} was discovered and deviates from the devices of its type`,
    });
    await activityLog.complete(entry.id, { responseMessage: message });
  }
}

const NOTHING: LearnedShape = { writes: [], committed: async () => undefined };

/** Returns the ID of the shape of a device. A LwM2M 1.0 device does not list resource instances. */
export function shapeIdOf(
  { deviceTypeId }: Pick<Device, 'deviceTypeId'>,
  { lwm2mVersion, objects }: Pick<Registration, 'lwm2mVersion' | 'objects'>,
): string {
  const key = `${deviceTypeId} ${lwm2mVersion} ${objectListKey(objects)}`;
  return createHash('sha256').update(key).digest('base64url');
}
