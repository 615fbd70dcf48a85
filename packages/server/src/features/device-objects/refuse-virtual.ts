import type { SmartObject } from './model/smart-object.ts';
import { MusterError } from '../../kernel/errors.ts';

/**
 * Refuses requests to the device about a virtual smart object.
 *
 * @param url path in the request, for the error
 * @throws MusterError `operation-not-allowed`
 */
export function refuseVirtual(smartObject: SmartObject, url: string): void {
  if (smartObject.isVirtual !== true) return;
  const message = `${url} is virtual. The service computes its values, and the device does not have it.`;
  throw new MusterError('operation-not-allowed', message);
}
