import type { ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import { NotFoundError } from '@muster/sdk/core';
import { Link } from 'wouter';
import { ShortId } from '../layout/short-id.tsx';
import { useSession } from '../session/session-context.ts';
import { packageName } from './package-words.ts';

/** The name of a firmware package. Undefined if it was deleted or the key cannot read it. */
export function usePackageName(id: string): { readonly name: string | undefined; readonly deleted: boolean } {
  const { client, may } = useSession();
  const found = useQuery({
    queryKey: ['firmwarePackages.get', id],
    queryFn: ({ signal }) => client.firmwarePackages.get(id, { signal }),
    enabled: may('FirmwarePackage.Read') && id !== '',
    staleTime: 60_000,
  });
  return {
    name: found.data && packageName(found.data),
    deleted: found.error instanceof NotFoundError,
  };
}

/** The name of a firmware package, with a link to its page. */
export function PackageLink({ id }: { readonly id: string }): ReactElement {
  const { name, deleted } = usePackageName(id);
  if (name === undefined) return deleted ? <span className="dim">deleted</span> : <ShortId id={id} />;
  return <Link href={`/firmware/${id}`}>{name}</Link>;
}
