import type { ReactElement } from 'react';
import { NativeSelect } from '@mantine/core';
import { rangeOf, ranges, type Range } from './use-series.ts';

/** Chooses the time range of a plot. */
export function RangeSelect(props: {
  readonly value: Range;
  readonly onChange: (range: Range) => void;
}): ReactElement {
  return (
    <NativeSelect
      size="xs"
      aria-label="Time range"
      value={props.value.value}
      data={ranges.map(({ value, label }) => ({ value, label }))}
      onChange={({ currentTarget }) => props.onChange(rangeOf(currentTarget.value))}
    />
  );
}
