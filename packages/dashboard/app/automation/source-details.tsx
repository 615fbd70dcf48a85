import type { ReactElement } from 'react';
import { NativeSelect, TextInput } from '@mantine/core';
import type { TransformerSourceTypeConfigurationModel } from '@muster/sdk/core';
import type { Owner } from './transformer-owner.ts';
import type { Source } from './transformer-request.ts';

type Aggregation = NonNullable<TransformerSourceTypeConfigurationModel['Aggregation']>;

const AGGREGATIONS: readonly { readonly value: Aggregation; readonly label: string }[] = [
  { value: 'Realtime', label: 'Latest value' },
  { value: 'ArithmeticMean', label: 'Mean' },
  { value: 'TimeWeightedAverage', label: 'Time-weighted mean' },
  { value: 'MinValue', label: 'Minimum' },
  { value: 'MaxValue', label: 'Maximum' },
  { value: 'StartValue', label: 'First value' },
  { value: 'EndValue', label: 'Last value' },
  { value: 'NbrOfMeasurements', label: 'Number of values' },
  { value: 'Variance', label: 'Variance' },
  { value: 'TimeWeightedVariance', label: 'Time-weighted variance' },
  { value: 'Length', label: 'Length' },
  { value: 'All', label: 'All figures' },
];

const HOUR_MS = 3_600_000;

/** Object instance, aggregation and period of a source. */
export function SourceDetails(props: {
  readonly owner: Owner;
  readonly source: Source;
  readonly onChange: (source: Source) => void;
}): ReactElement {
  const { source, onChange } = props;
  const { model } = source;
  const change = (part: Partial<TransformerSourceTypeConfigurationModel>): void =>
    onChange({ ...source, model: { ...model, ...part } });
  const instances = props.owner.instances.filter(
    ({ SmartObjectTypeId, SmartObjectTypeInstanceId: id }) =>
      id !== undefined && (SmartObjectTypeId === source.objectId || id === model.SmartObjectTypeInstanceId),
  );
  return (
    <>
      {instances.length > 0 && (
        <NativeSelect
          aria-label={`Object instance of ${source.name}`}
          size="xs"
          value={model.SmartObjectTypeInstanceId ?? ''}
          data={[
            { value: '', label: 'All instances' },
            ...instances.map(({ SmartObjectTypeInstanceId = '', InstanceId }) => ({
              value: SmartObjectTypeInstanceId,
              label: `Instance ${InstanceId}`,
            })),
          ]}
          onChange={({ currentTarget }) => change({ SmartObjectTypeInstanceId: currentTarget.value || null })}
        />
      )}
      <NativeSelect
        aria-label={`Aggregation of ${source.name}`}
        size="xs"
        value={model.Aggregation ?? 'Realtime'}
        data={AGGREGATIONS.map(({ value, label }) => ({ value, label }))}
        onChange={({ currentTarget }) =>
          change({
            Aggregation: AGGREGATIONS.find(({ value }) => value === currentTarget.value)?.value ?? 'Realtime',
          })
        }
      />
      {(model.Aggregation ?? 'Realtime') !== 'Realtime' && (
        <TextInput
          aria-label={`Period of ${source.name} in seconds`}
          size="xs"
          type="number"
          min={1}
          max={2_678_400}
          value={(model.Resolution ?? HOUR_MS) / 1_000}
          onChange={({ currentTarget }) =>
            change({ Resolution: Math.round(Number(currentTarget.value) * 1_000) })
          }
        />
      )}
    </>
  );
}
