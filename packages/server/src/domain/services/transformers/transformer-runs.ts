import { devices } from '../../entities/device.ts';
import type { Device } from '../../entities/device.ts';
import { resourceId } from '../../entities/resource-id.ts';
import type { Transformer, TransformerTarget } from '../../entities/transformer.ts';
import type { Catalogues, NetworkCatalogue } from '../../ports/catalogue.ts';
import { FormulaError } from '../../ports/formula-engine.ts';
import type { FormulaEngine } from '../../ports/formula-engine.ts';
import type { Sample, Store } from '../../ports/store.ts';
import type { Lanes } from '../../lanes.ts';
import type { DeviceObjects } from '../devices/device-objects.ts';
import { sampleValue } from '../devices/resource-values.ts';
import type { VirtualObjects } from '../devices/virtual-objects.ts';
import type { MeasurementService } from '../measurements/measurement-service.ts';
import { collectionValues, deviceValues, viewsOf } from './formula-sources.ts';
import { inputOf, outputsOf, timeOf } from './formula-values.ts';
import type { ComputedValue, FormulaInput } from './formula-values.ts';
import type { TemplatePlan } from './transformer-plans.ts';

export interface TransformerRunDependencies {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly objects: DeviceObjects;
  readonly catalogues: Catalogues;
  readonly measurements: MeasurementService;
  readonly virtualObjects: Pick<VirtualObjects, 'ensure' | 'record' | 'remove'>;
  readonly formulas: FormulaEngine;
}

/** What became of one computation. */
export interface RunResult {
  /** Whether the formula was evaluated. */
  readonly isEvaluated: boolean;
  /** Whether the device that the results are for is gone. */
  readonly isOrphan?: boolean;
}

/** Before a value is written; a throw stops it. */
export type BeforeWrite = (resourceId: string) => void;

/** Computes one transformer for one device, or for one location, from the values that are stored. */
export class TransformerRuns {
  readonly #deps: TransformerRunDependencies;

  constructor(deps: TransformerRunDependencies) {
    this.#deps = deps;
  }

  /**
   * @param touched ids of the resources that have new values; undefined: any may have
   * @throws FormulaError
   */
  async ofDevice(
    plan: TemplatePlan,
    device: Device,
    touched: ReadonlySet<string> | undefined,
    before: BeforeWrite,
  ): Promise<RunResult> {
    const { lanes, objects, catalogues, measurements } = this.#deps;
    const catalogue = await catalogues.forNetwork(device.deviceNetworkId);
    const owned = await lanes.run(device.id, () => objects.of(device.id));
    const views = viewsOf(plan, owned, catalogue);
    const concerns = touched === undefined || views.flat().some(({ id }) => touched.has(id));
    if (!concerns) return { isEvaluated: false };
    const input = inputOf(await deviceValues(device, views, (ids) => measurements.latest(ids)));
    return this.#compute(plan.transformer, device, input, catalogue, before);
  }

  /** @throws FormulaError */
  async ofLocation(transformer: Transformer, before: BeforeWrite): Promise<RunResult> {
    const { store, catalogues, measurements } = this.#deps;
    const device = await store.collection(devices).get(transformer.deviceId ?? '');
    if (device === undefined) return { isEvaluated: false, isOrphan: true };
    const values = await collectionValues(this.#deps, transformer, (ids) => measurements.latest(ids));
    const catalogue = await catalogues.forNetwork(device.deviceNetworkId);
    return this.#compute(transformer, device, inputOf([values]), catalogue, before);
  }

  async #compute(
    transformer: Transformer,
    device: Device,
    input: FormulaInput | undefined,
    catalogue: NetworkCatalogue,
    before: BeforeWrite,
  ): Promise<RunResult> {
    if (input === undefined) return { isEvaluated: false };
    const result = await this.#deps.formulas.evaluate(transformer.expression, input);
    const outputs = outputsOf(transformer, result);
    const byType = Map.groupBy(outputs, ({ target }) => target.smartObjectTypeId);
    for (const [smartObjectTypeId, values] of byType) {
      await this.#write(transformer, device, smartObjectTypeId, values, timeOf(input), catalogue, before);
    }
    return { isEvaluated: true };
  }

  /** What is stored already, with the same time, is not written again: a restart computes everything anew. */
  async #write(
    { id: originId, name }: Transformer,
    { id: deviceId, deviceNetworkId }: Device,
    smartObjectTypeId: string,
    outputs: readonly ComputedValue[],
    timeMs: number,
    catalogue: NetworkCatalogue,
    before: BeforeWrite,
  ): Promise<void> {
    const { virtualObjects, measurements } = this.#deps;
    const input = { deviceNetworkId, deviceId, smartObjectTypeId, originId, label: name };
    const smartObject = await virtualObjects.ensure(input);
    const placed = outputs.map(({ target, value }) => {
      const rid = ridOf(catalogue, target);
      return { id: resourceId(smartObject.id, rid), rid, value };
    });
    const latest = await measurements.latest(placed.map(({ id }) => id));
    const fresh = placed.filter(({ id, value }) => isNew(latest.get(id), value, timeMs));
    if (fresh.length === 0) return;
    for (const { id } of fresh) before(id);
    await virtualObjects.record(
      smartObject,
      fresh.map(({ rid, value }) => ({ rid, value, timeMs })),
    );
  }
}

function isNew(latest: Sample | undefined, value: ComputedValue['value'], timeMs: number): boolean {
  return latest === undefined || latest.timeMs !== timeMs || latest.value !== sampleValue(value);
}

/** @throws FormulaError */
function ridOf(
  catalogue: NetworkCatalogue,
  { smartObjectTypeId, resourceTypeId }: TransformerTarget,
): number {
  const type = catalogue.typeById(smartObjectTypeId);
  for (const [rid, id] of type?.resourceTypeIds ?? []) if (id === resourceTypeId) return rid;
  throw new FormulaError('The type of its target has been changed or deleted.');
}
