import type { FirmwareDelivery } from './model/firmware-update.ts';

/** Protocols of Package URIs, in the order of the values of Firmware Update Protocol Support (/5/0/8). */
const pullSchemes = ['coap', 'coaps', 'http', 'https'] as const;
export type PullScheme = (typeof pullSchemes)[number];

/** Delivery methods and protocols that a device supports. */
export interface DeliverySupport {
  /**
   * Firmware Update Delivery Method (/5/0/9): 0 pull, 1 push, 2 both. Undefined if the device does not report
   * it.
   */
  readonly method: number | undefined;
  /**
   * Firmware Update Protocol Support (/5/0/8). Undefined if the device does not report it; it then supports
   * CoAP.
   */
  readonly protocols: readonly number[] | undefined;
  /** Whether the device is registered over DTLS. */
  readonly isSecured: boolean;
}

export type ChosenDelivery =
  | { readonly delivery: 'Push' }
  | { readonly delivery: 'Pull'; readonly uri: string }
  | { readonly problem: string };

/**
 * Chooses how the device gets the file: as requested, or otherwise as the service prefers, if the device
 * supports it.
 *
 * @param uriFor returns the address of the file for a protocol; undefined if the service has none
 */
export function chooseDelivery(
  support: DeliverySupport,
  wished: FirmwareDelivery | undefined,
  preferred: FirmwareDelivery,
  uriFor: (scheme: PullScheme) => string | undefined,
): ChosenDelivery {
  const { method = 1 } = support;
  const can: Readonly<Record<FirmwareDelivery, boolean>> = {
    Push: method === 1 || method === 2,
    Pull: method === 0 || method === 2,
  };
  if (wished !== undefined && !can[wished]) {
    return { problem: `The device does not support ${wished.toLowerCase()} delivery (/5/0/9 is ${method}).` };
  }
  const delivery = wished ?? (can[preferred] ? preferred : can.Push ? 'Push' : 'Pull');
  if (!can[delivery])
    return { problem: `The device reports an unknown delivery method (/5/0/9 is ${method}).` };
  if (delivery === 'Push') return { delivery };
  return choosePull(support, uriFor);
}

function choosePull(
  support: DeliverySupport,
  uriFor: (scheme: PullScheme) => string | undefined,
): ChosenDelivery {
  const known = (support.protocols ?? [0]).map((one) => pullSchemes[one]).filter((one) => one !== undefined);
  const usable = known.map((scheme) => [scheme, uriFor(scheme)] as const);
  const [best] = usable
    .filter((one): one is readonly [PullScheme, string] => one[1] !== undefined)
    .sort(([a], [b]) => rank(a, support.isSecured) - rank(b, support.isSecured));
  if (best === undefined) {
    const names = known.length === 0 ? 'none that the service supports' : known.join(', ');
    return {
      problem: `The service has no address that the device can fetch the package from. Protocols of the device: ${names}. See the setting firmware-url.`,
    };
  }
  return { delivery: 'Pull', uri: best[1] };
}

/**
 * Ranks protocols. A device with DTLS prefers secured protocols. The protocol of its gateway goes before one
 * that needs another stack.
 */
function rank(scheme: PullScheme, isSecured: boolean): number {
  const order: readonly PullScheme[] = isSecured
    ? ['coaps', 'https', 'coap', 'http']
    : ['coap', 'https', 'http', 'coaps'];
  return order.indexOf(scheme);
}
