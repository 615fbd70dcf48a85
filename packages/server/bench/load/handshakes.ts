import { LoadChild } from './child.ts';
import type { HandshakeJob, HandshakeOutcome } from './handshake-generator.ts';
import { cpuSecondsOf, idle } from './process-figures.ts';

export interface Measured {
  readonly perSecond: number;
  readonly cpuMs: number;
  readonly resent: number;
}

/** Measures the DTLS handshakes of new devices with a server. The devices have closed their sockets when it resolves. */
export async function measureHandshakes(
  server: { readonly pid: number },
  job: HandshakeJob,
): Promise<Measured> {
  const generator = new LoadChild('handshake-generator.ts');
  try {
    await idle(server);
    const before = cpuSecondsOf(server.pid);
    const { durationMs, answered, resent } = await generator.run<HandshakeOutcome>(job);
    await idle(server);
    const cpuMs = ((cpuSecondsOf(server.pid) - before) * 1_000) / answered;
    return { perSecond: (answered * 1_000) / durationMs, cpuMs, resent };
  } finally {
    await generator.close();
  }
}
