/** The other process of a link over NATS. It sends everything back: the messages of a reliable link, and bare frames. */
import { systemClock } from '@muster/lwm2m/core';

import { decodeEnvelope, encodeEnvelope, ReliableLink } from '../../src/cluster/reliable-link.ts';
import { NatsBus } from '../../src/cluster/nats-bus.ts';
import { createLogger } from '../../src/logger.ts';

/** Subjects of both directions. */
export interface Subjects {
  readonly there: string;
  readonly back: string;
}

export interface OpenJob {
  readonly type: 'open';
  readonly url: string;
  readonly linkId: string;
  readonly frames: Subjects;
  readonly link: Subjects;
}

export type LinkEchoJob = OpenJob | { readonly type: 'usage' };

export interface LinkEchoOutcome {
  /** Processor time of the process since its start, milliseconds. */
  readonly cpuMs: number;
}

process.on('disconnect', () => process.exit());
process.on('message', (job: LinkEchoJob) => {
  if (job.type === 'open') open(job);
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1_000 } satisfies LinkEchoOutcome);
});

function open({ url, linkId, frames, link: linked }: OpenJob): void {
  const bus = new NatsBus(url, 'bench echo', createLogger('error'));
  bus.subscribe(frames.there, (data) => bus.publish(frames.back, data));
  const link = new ReliableLink({
    id: linkId,
    clock: systemClock,
    send: (frame) => bus.publish(linked.back, encodeEnvelope({ from: 'echo', frame })),
    onEnd: () => process.exit(1),
  });
  link.on('message', (message) => link.postMessage(message));
  bus.subscribe(linked.there, (data) => link.take(decodeEnvelope(data).frame));
}
