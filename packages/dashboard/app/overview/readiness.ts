/** The part of `/readyz` that the dashboard shows. */
export interface Readiness {
  readonly checks: Readonly<Record<string, string>>;
}

/** Describes the fault of the server's clock. Undefined if there is none. */
export function clockFault({ checks }: Readiness): string | undefined {
  const { clock = 'ok' } = checks;
  if (clock === 'ok') return undefined;
  const fault = clock === 'failed' ? 'behind the newest stored time' : clock.split(';', 1).join('');
  return `The clock of the server is ${fault}. The server deletes no old data until the clock is corrected, or the server is started once with --trust-clock.`;
}
