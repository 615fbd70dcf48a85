/**
 * Process of its own that is one device: it registers, and sends Updates one after the other, with a short pause, until
 * it is asked how long they took. Whoever works beside it cannot hold up its clock.
 */
import { ObservedDevice } from './observed-device.ts';

export type UpdaterJob =
  | { readonly type: 'open'; readonly port: number; readonly endpointName: string }
  /** Forgets what came before. */
  | { readonly type: 'begin' }
  | { readonly type: 'end' };

export interface UpdaterOutcome {
  /** Milliseconds until each answer, repetitions included. */
  readonly updatesMs: readonly number[];
}

const pauseMs = 5;
let isUpdating = false;
let updating: Promise<readonly number[]> = Promise.resolve([]);
let device: ObservedDevice | undefined;

process.on('disconnect', () => process.exit());
process.on('message', (job: UpdaterJob) => {
  void run(job).then((updatesMs) => process.send?.({ updatesMs } satisfies UpdaterOutcome));
});

async function run(job: UpdaterJob): Promise<readonly number[]> {
  if (job.type === 'open') device = await ObservedDevice.open(job.port, job.endpointName);
  if (job.type === 'begin') updating = update();
  if (job.type !== 'end') return [];
  isUpdating = false;
  return updating;
}

async function update(): Promise<readonly number[]> {
  if (device === undefined) throw new Error('The device has not registered.');
  const updatesMs: number[] = [];
  isUpdating = true;
  while (isUpdating) {
    updatesMs.push(await device.update());
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return updatesMs;
}
