import type { ReactElement, ReactNode } from 'react';

/** Names with their values. Values that are left out are not shown. */
export function Facts(props: {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}): ReactElement {
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
