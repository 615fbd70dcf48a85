import type { EventBus } from '../events/events.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { FormulaEngine } from './formula-engine.ts';
import type { Store } from '../../store/port.ts';
import type { ActivityLog } from '../activity/activity.ts';
import type { DeviceTypeService } from '../catalogue/device-types.ts';
import type { DeviceCreation, DeviceDeletion } from '../devices/devices.ts';
import { TransformerEngine } from './transformer-engine.ts';
import { TransformerFaults } from './transformer-faults.ts';
import { TransformerRuns } from './transformer-runs.ts';
import type { TransformerRunDependencies } from './transformer-runs.ts';
import { TransformerTypeService } from './transformer-type-service.ts';
import { TransformerService } from './transformer-service.ts';
import { deleteDevicesWithoutTransformer } from './transformer-devices.ts';

export interface TransformerDomainOptions extends TransformerRunDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly events: EventBus;
  readonly activityLog: ActivityLog;
  readonly formulas: FormulaEngine;
  readonly deviceCreation: DeviceCreation;
  readonly deviceDeletion: DeviceDeletion;
  readonly deviceTypes: DeviceTypeService;
  /** Maximum number of queued devices and locations with new values, per device network. */
  readonly maxBacklog: number;
  /** Called when the backlog of a network is full. */
  readonly onBacklogFull?: (deviceNetworkId: string) => void;
  readonly onError: (error: unknown) => void;
}

/** Services for formulas over device values. */
export interface TransformerDomain {
  readonly transformers: TransformerService;
  readonly transformerTypes: TransformerTypeService;
  readonly engine: TransformerEngine;
  /** Returns the current faults of transformers, by ID. Transformers without a fault are absent. */
  faults(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Loads the stored transformers. Call it before values arrive. */
  load(): Promise<void>;
  /** Computes everything that an earlier run may have left. */
  resume(): void;
  close(): Promise<void>;
}

export function createTransformerDomain(options: TransformerDomainOptions): TransformerDomain {
  const runs = new TransformerRuns(options);
  const { activityLog, maxBacklog } = options;
  const faults = new TransformerFaults(activityLog);
  const engine = new TransformerEngine({
    ...options,
    onBacklogFull: async (deviceNetworkId) => {
      options.onBacklogFull?.(deviceNetworkId);
      const description = 'Transform values';
      const { id } = await activityLog.start({ deviceNetworkId, entityType: 'Multiple', description });
      await activityLog.fail(id, { responseMessage: backlogMessage(maxBacklog) });
    },
    runs,
    faults,
    removeVirtual: (smartObject) => options.virtualObjects.remove(smartObject),
  });
  return {
    transformerTypes: new TransformerTypeService({ ...options, engine }),
    transformers: new TransformerService({ ...options, engine }),
    engine,
    faults: async (ids) => faults.of(ids),
    load: async () => {
      await deleteDevicesWithoutTransformer(options);
      await engine.load();
      // Start the formula process while the server is small and idle. Later, the start would block the event
      // loop for longer.
      if (engine.isNeeded) options.formulas.problem('0', '').catch(options.onError);
    },
    resume: () => engine.resume(),
    close: async () => {
      await engine.close();
      await options.formulas.close();
    },
  };
}

function backlogMessage(maxBacklog: number): string {
  return (
    `The transformers of ${maxBacklog} devices are waiting. New values of other devices are not computed one by one. ` +
    'When the queue is empty, all transformers are computed from the latest values.'
  );
}
