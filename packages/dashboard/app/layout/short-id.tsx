import type { ReactElement } from 'react';

/** The start of an ID, with the whole ID as title. */
export const ShortId = ({ id }: { readonly id: string }): ReactElement => (
  <span className="mono" title={id}>
    {id.slice(0, 8)}…
  </span>
);
