import { configurationValues } from './configuration-values.ts';
import type { ConfigurationValues } from './configuration-values.ts';
import { FormulaError } from './formula-engine.ts';
import type { FormulaEngine } from './formula-engine.ts';
import type { FormulaInput, FormulaResource } from './formula-values.ts';
import type { Transformer } from './model/transformer.ts';
import type { SourceDefinition, TransformerType } from './model/transformer-type.ts';

/** Computation of a transformer: its own expression, or the formulas of its type. */
export interface TransformerProgram {
  /** Changes with the package of the type; absent for the transformer's own expression. */
  readonly revision?: string;
  /** Without an index, the result covers all outputs. */
  readonly formulas: readonly { readonly expression: string; readonly outputIndex?: number }[];
  readonly config: ConfigurationValues;
  /** Absent for any. */
  readonly sources?: readonly SourceDefinition[];
}

/** @param type type of the transformer; undefined for JSONata */
export function programOf(
  { expression, configurations = [], targets }: Transformer,
  type: TransformerType | undefined,
): TransformerProgram {
  if (type === undefined) return { formulas: [{ expression }], config: {} };
  const used = new Set(targets.map(({ outputIndex }) => outputIndex));
  const outputs = type.outputs.filter(({ outputIndex }) => used.has(outputIndex));
  return {
    revision: type.revision,
    formulas: outputs.map(({ formula, outputIndex }) => ({ expression: formula, outputIndex })),
    config: configurationValues(type.configurations, configurations),
    sources: type.sources,
  };
}

/**
 * Returns the resources that match the source definitions. A source with too few resources is empty, so that
 * nothing is computed.
 *
 * @throws FormulaError if a source has too many resources
 */
export function admitted(
  { sources: definitions }: TransformerProgram,
  sources: readonly (readonly FormulaResource[])[],
): readonly (readonly FormulaResource[])[] {
  if (definitions === undefined) return sources;
  return sources.map((resources, index) => {
    const definition = definitions[index];
    if (definition === undefined) return resources;
    const { objectId, resourceId, minResources, maxResources } = definition;
    const found = resources.filter(({ path }) => {
      const [, oid, , rid] = path.split('/');
      return (
        (objectId === undefined || Number(oid) === objectId) &&
        (resourceId === undefined || Number(rid) === resourceId)
      );
    });
    if (found.length > maxResources) {
      throw new FormulaError(
        `Source ${index} has ${found.length} resources. The transformer type takes at most ${maxResources}.`,
      );
    }
    return found.length < minResources ? [] : found;
  });
}

/** @throws FormulaError */
export async function resultOf(
  { formulas, config }: TransformerProgram,
  input: FormulaInput,
  engine: FormulaEngine,
  deviceNetworkId: string,
): Promise<unknown> {
  const outputs: unknown[] = [];
  for (const { expression, outputIndex } of formulas) {
    const result = await engine.evaluate(expression, input, deviceNetworkId, { config });
    if (outputIndex === undefined) return result;
    outputs[outputIndex] = result;
  }
  return outputs;
}
