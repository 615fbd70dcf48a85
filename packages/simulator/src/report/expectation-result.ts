/** A device that did not meet an expectation, with the reason. */
export interface DeviceFinding {
  readonly endpointName: string;
  readonly reason: string;
}

/** Result of an expectation in the fleet file. */
export interface ExpectationResult {
  /** The expectation in words, such as `p95 of registration at most 500 ms, cohort meters`. */
  readonly title: string;
  /** Kind of the expectation, such as `latency`. */
  readonly kind: string;
  readonly cohort: string | undefined;
  readonly ok: boolean;
  /** The measured value, such as `p95 was 812.4 ms of 40 registrations`. */
  readonly detail: string;
  /** Number of devices that did not meet it. */
  readonly deviceCount: number;
  /** The first 20 of these devices. */
  readonly devices: readonly DeviceFinding[];
}
