/**
 * A process with one device: it registers, and once observed it floods the server with non-confirmable notifications.
 * From time to time it sends a confirmable one, and measures its latency.
 */
import { ObservedDevice } from './observed-device.ts';

export type FlooderJob =
  | { readonly type: 'open'; readonly port: number; readonly endpointName: string }
  /** The flood goes to `port`, confirmable notifications go to the server. */
  | { readonly type: 'flood'; readonly port: number; readonly perSecond: number; readonly forMs: number };

export interface FlooderOutcome {
  readonly sent: number;
  readonly asked: number;
  /** Latencies of the acknowledged confirmable notifications. Milliseconds. */
  readonly latenciesMs: readonly number[];
}

const askEveryMs = 10;
const maxAtOnce = 256;
let device: ObservedDevice | undefined;

process.on('disconnect', () => process.exit());
process.on('message', (job: FlooderJob) => {
  void run(job).then((outcome) => process.send?.(outcome));
});

async function run(job: FlooderJob): Promise<FlooderOutcome> {
  if (job.type === 'open') {
    device = await ObservedDevice.open(job.port, job.endpointName);
    return { sent: 0, asked: 0, latenciesMs: [] };
  }
  if (device === undefined) throw new Error('The device has not registered.');
  return flood(device, job.port, job.perSecond, job.forMs);
}

async function flood(
  flooder: ObservedDevice,
  port: number,
  perSecond: number,
  forMs: number,
): Promise<FlooderOutcome> {
  const latenciesMs: number[] = [];
  let asked = 0;
  const asking = setInterval(() => {
    asked += 1;
    void flooder.notify().then((latencyMs) => latenciesMs.push(latencyMs));
  }, askEveryMs);
  const startMs = performance.now();
  let sent = 0;
  for (let elapsed = 0; elapsed < forMs; elapsed = performance.now() - startMs) {
    const due = Math.min(Math.floor((elapsed * perSecond) / 1_000) - sent, maxAtOnce);
    for (let count = 0; count < due && flooder.flood(port); count += 1) sent += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  clearInterval(asking);
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { sent, asked, latenciesMs };
}
