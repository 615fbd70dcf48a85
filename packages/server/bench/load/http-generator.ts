/** A process that repeats one prepared HTTP request on several persistent connections. */
import { connect, type Socket } from 'node:net';

export interface HttpJob {
  readonly port: number;
  /** A complete request: head and body. */
  readonly request: string;
  readonly connections: number;
  /** Number of requests. Absent: until the process ends. */
  readonly total?: number;
}

export interface HttpOutcome {
  readonly durationMs: number;
  readonly statuses: Readonly<Record<string, number>>;
}

process.on('disconnect', () => process.exit());
process.on('message', (job: HttpJob) => {
  void run(job).then((outcome) => process.send?.(outcome));
});

async function run(job: HttpJob): Promise<HttpOutcome> {
  const statuses: Record<string, number> = {};
  let left = job.total ?? Infinity;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: job.connections }, () =>
      drive(job, (status) => {
        statuses[status] = (statuses[status] ?? 0) + 1;
        left -= 1;
        return left > 0;
      }),
    ),
  );
  return { durationMs: performance.now() - started, statuses };
}

/** One connection. It sends the next request when the last response is complete. */
function drive(job: HttpJob, onAnswer: (status: string) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(job.port, '127.0.0.1', () => socket.write(job.request));
    let buffered = Buffer.alloc(0);
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('data', (part) => {
      buffered = buffered.length === 0 ? part : Buffer.concat([buffered, part]);
      const end = endOfAnswer(buffered);
      if (end === undefined) return;
      const goOn = onAnswer(buffered.toString('latin1', 9, 12));
      buffered = buffered.subarray(end);
      if (goOn) socket.write(job.request);
      else {
        socket.destroy();
        resolve();
      }
    });
  });
}

function endOfAnswer(data: Buffer): number | undefined {
  const headEnd = data.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const length = /content-length: (\d+)/i.exec(data.toString('latin1', 0, headEnd))?.[1];
  if (length === undefined) throw new Error('The answer has no Content-Length.');
  const end = headEnd + 4 + Number(length);
  return data.length >= end ? end : undefined;
}
