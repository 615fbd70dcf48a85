import type { CoapResponse } from '@muster/coap';
import { diagnosticOf } from '../../binding/failure.ts';
import { Lwm2mRefusal, type RefusalCode } from '../../operation/refusal.ts';
import { DeviceUnreachableError } from '../../operation/unreachable.ts';

/** For those who wait for a client that ends. */
export function closed(): DeviceUnreachableError {
  return new DeviceUnreachableError('closed', 'the client is closed or deregistered');
}

export function suspended(): DeviceUnreachableError {
  return new DeviceUnreachableError('closed', 'the client is suspended');
}

export function isResponse(outcome: unknown): outcome is CoapResponse {
  return typeof outcome === 'object' && outcome !== null && 'code' in outcome && 'payload' in outcome;
}

export function refusalOf({ code, payload, maxAgeSeconds }: CoapResponse): Lwm2mRefusal {
  const message = diagnosticOf(payload) ?? `the server answered ${code}`;
  return new Lwm2mRefusal(code as RefusalCode, message, code === '5.03' ? maxAgeSeconds : undefined);
}

/** Why a Register came to nothing, for people. */
export function describe(outcome: unknown): string {
  if (isResponse(outcome)) {
    const said = diagnosticOf(outcome.payload);
    return said === undefined ? `refused with ${outcome.code}` : `refused with ${outcome.code}: ${said}`;
  }
  return outcome instanceof Error ? outcome.message : 'no answer';
}

/** By these codes a server puts a client off. */
export function isBusy(code: string): boolean {
  return code === '5.03' || code === '4.29';
}

/** Not the end of the client itself. */
export function isUnanswered(error: unknown): error is DeviceUnreachableError {
  return error instanceof DeviceUnreachableError && error.kind !== 'closed';
}
