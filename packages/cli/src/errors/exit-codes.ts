/** Exit codes of `muster`, explained in docs/guides/exit-codes.md. */
export const exitCodes = {
  ok: 0,
  failed: 1,
  usage: 2,
  auth: 3,
  notFound: 4,
  rejected: 5,
  service: 6,
  connection: 7,
  partial: 8,
  device: 9,
  start: 10,
  queued: 11,
  mismatch: 12,
  inconclusive: 13,
  defect: 70,
  output: 74,
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
