import type { ReactElement, ReactNode } from 'react';

export type Fact = readonly [name: string, value: ReactNode];

/** Names with their values. Absent values are not shown. */
export function Facts(props: { readonly facts: readonly Fact[] }): ReactElement {
  return (
    <dl className="facts">
      {props.facts.map(([name, value]) =>
        value === undefined || value === '' ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
