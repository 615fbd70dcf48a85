import type { ClientRequestDetails } from '@muster/lwm2m';

/** A request that a device has answered. */
export interface AnsweredRequest {
  /** `read`, `write`, `observe` ... */
  readonly operation: string;
  readonly path: string;
  /** CoAP code such as 2.05. */
  readonly code: string;
  /** Decodes the content of the request, each time it is called. Absent for requests of a bootstrap server. */
  details?(): ClientRequestDetails;
}
