/** A device that did not meet an expectation, and why. */
export interface DeviceFinding {
  readonly endpointName: string;
  readonly reason: string;
}

/** Whether an expectation of the fleet file held. */
export interface ExpectationResult {
  /** In words, such as `p95 of registration at most 500 ms, cohort meters`. */
  readonly title: string;
  /** Of the expectation, such as `latency`. */
  readonly kind: string;
  readonly cohort: string | undefined;
  readonly ok: boolean;
  /** The measured value, such as `p95 was 812.4 ms of 40 registrations`. */
  readonly detail: string;
  /** How many devices did not meet it. */
  readonly deviceCount: number;
  /** The first of them, at most 20. */
  readonly devices: readonly DeviceFinding[];
}
