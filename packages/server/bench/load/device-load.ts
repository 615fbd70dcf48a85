/**
 * A process with many devices. They register, and then each sends Updates and confirmable notifications in turn at a
 * fixed rate, without waiting for earlier responses: if the server stalls, all messages that are due are delayed.
 */
import { ObservedDevice } from './observed-device.ts';

export type DeviceLoadJob =
  | { readonly type: 'open'; readonly port: number; readonly count: number }
  /** Starts the messages of all devices. */
  | { readonly type: 'begin'; readonly perSecond: number }
  /** Stops the messages. Resolves with their latencies after the last response. */
  | { readonly type: 'end' };

/** Milliseconds from the first transmission to the response, retransmissions included. */
export interface DeviceLoadOutcome {
  readonly updatesMs: readonly number[];
  /** The server acknowledges a notification after storing it. */
  readonly notificationsMs: readonly number[];
  readonly retransmissions: number;
}

const nothing: DeviceLoadOutcome = { updatesMs: [], notificationsMs: [], retransmissions: 0 };
const devices: ObservedDevice[] = [];
let load: DeviceLoad | undefined;

class DeviceLoad {
  readonly #updatesMs: number[] = [];
  readonly #notificationsMs: number[] = [];
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #retransmissionsBefore = retransmissions();
  readonly #timer: NodeJS.Timeout;

  constructor(perSecond: number) {
    const beganMs = performance.now();
    let sent = 0;
    this.#timer = setInterval(() => {
      const due = Math.floor(((performance.now() - beganMs) * perSecond) / 1_000);
      for (; sent < due; sent += 1) this.#send(sent);
    }, 1);
  }

  #send(number: number): void {
    const device = devices[number % devices.length];
    if (device === undefined) throw new Error('No device has registered.');
    const isUpdate = Math.floor(number / devices.length) % 2 === 0;
    const answered = isUpdate
      ? device.update().then((ms) => this.#updatesMs.push(ms))
      : device.notify().then((ms) => this.#notificationsMs.push(ms));
    this.#underWay.add(answered);
    void answered.finally(() => this.#underWay.delete(answered));
  }

  async end(): Promise<DeviceLoadOutcome> {
    clearInterval(this.#timer);
    await Promise.all(this.#underWay);
    return {
      updatesMs: this.#updatesMs,
      notificationsMs: this.#notificationsMs,
      retransmissions: retransmissions() - this.#retransmissionsBefore,
    };
  }
}

const retransmissions = (): number => devices.reduce((sum, { resent }) => sum + resent, 0);

process.on('disconnect', () => process.exit());
process.on('message', (job: DeviceLoadJob) => {
  void run(job).then((outcome) => process.send?.(outcome));
});

async function run(job: DeviceLoadJob): Promise<DeviceLoadOutcome> {
  if (job.type === 'end') return (await load?.end()) ?? nothing;
  if (job.type === 'begin') load = new DeviceLoad(job.perSecond);
  else await open(job.port, job.count);
  return nothing;
}

async function open(port: number, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    devices.push(await ObservedDevice.open(port, `bench-load-${index}`));
  }
}
