import type { ReactElement } from 'react';
import { CopyButton } from './copy-button.tsx';

/** The end of an ID, with the whole ID as title. IDs begin with their time, so that many have the same start. */
export const ShortId = ({ id }: { readonly id: string }): ReactElement => (
  <span className="mono" title={id}>
    …{id.slice(-8)}
  </span>
);

/** The end of an ID, and a button that copies the whole ID. The whole ID where pages cannot copy. */
export function CopyableId({ id }: { readonly id: string }): ReactElement {
  if (!globalThis.isSecureContext) return <span className="mono">{id}</span>;
  return (
    <>
      <ShortId id={id} /> <CopyButton text={id} label={`Copy the ID ${id}`} />
    </>
  );
}
