import { parseIdentityText } from '@muster/dtls';
import { readEndpointName } from '../../binding/register-parameters.ts';
import { Lwm2mRefusal } from '../../operation/refusal.ts';
import type { Source } from './types.ts';

/** Maps security identities to endpoint names; see `ServerHandlers.endpointNameOf`. */
export interface EndpointNames {
  endpointNameOf?(source: Source): Promise<string | undefined>;
}

/**
 * Returns the endpoint name of a Register or Bootstrap-Request. On a secured listener, a device can omit it and use its
 * security identity (OMA-TS-LightweightM2M_Core-V1_1_1 7.3.1).
 *
 * @param given the parameter `ep`
 * @throws Lwm2mRefusal 4.00 if none is known
 */
export async function endpointNameOf(
  given: string | undefined,
  source: Source,
  names: EndpointNames,
): Promise<string> {
  if (given !== undefined) return given;
  const { identity } = source;
  if (identity === undefined) throw new Lwm2mRefusal('4.00', 'ep is missing');
  const name = names.endpointNameOf ? await names.endpointNameOf(source) : nameIn(identity);
  if (name === undefined) {
    throw new Lwm2mRefusal('4.00', 'ep is missing, and the security identity has no endpoint name');
  }
  return name;
}

/** A raw public key has no name. */
function nameIn(identity: string): string | undefined {
  const { kind, name } = parseIdentityText(identity);
  return kind === 'rpk' ? undefined : readEndpointName(name);
}
