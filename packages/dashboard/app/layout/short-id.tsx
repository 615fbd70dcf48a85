import type { ReactElement } from 'react';

/** The end of an ID, with the whole ID as title. IDs begin with their time, so that many have the same start. */
export const ShortId = ({ id }: { readonly id: string }): ReactElement => (
  <span className="mono" title={id}>
    …{id.slice(-8)}
  </span>
);
