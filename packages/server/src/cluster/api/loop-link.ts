import type { Bus } from '../bus.ts';
import type { BusNames } from '../bus-names.ts';
import type { Answers, AskOptions } from '../../messages/channel.ts';
import { WorkerLink } from '../worker-link.ts';
import type { OperationOutcome } from '../../http/operation-call.ts';
import type { Clock } from '../../kernel/clock.ts';
import { MusterError } from '../../kernel/errors.ts';
import { OutgoingBodies } from './body-streams.ts';
import { PROTOCOL_VERSION } from '../../api/protocol.ts';
import type { ApiThreadQuestions, DeviceLoopQuestions } from '../../api/protocol.ts';

export interface LoopLinkOptions {
  readonly bus: Bus;
  readonly names: BusNames;
  readonly processId: string;
  readonly clock: Clock;
  /** Answers the questions of the device loop. */
  readonly answers: Answers<
    Omit<ApiThreadQuestions, 'prepare' | 'listen' | 'bodyPart' | 'leaving' | 'stopReadiness' | 'close'>
  >;
  /** See `WorkerLinkOptions`, also for the following members. */
  readonly onLinked: () => void;
  readonly onStale: () => void;
  readonly onLost: () => void;
  readonly onOtherVersion: (version: number) => void;
}

/** Milliseconds for which an operation waits for a device loop: the duration of a restart. */
const RESTART_MS = 10_000;

/** The device loop, as seen by an API process over the bus. */
export class LoopLink {
  readonly #bodies = new OutgoingBodies();
  readonly #link: WorkerLink<DeviceLoopQuestions, ApiThreadQuestions>;

  constructor({ answers, ...options }: LoopLinkOptions) {
    const refuse = async (): Promise<never> => {
      throw new Error('A process of the API starts and stops itself.');
    };
    this.#link = new WorkerLink<DeviceLoopQuestions, ApiThreadQuestions>({
      ...options,
      version: PROTOCOL_VERSION,
      answers: (linkId) => ({
        ...answers,
        bodyPart: (streamId) => this.#bodies.next(streamId),
        leaving: async () => this.#link.noteLeaving(linkId),
        prepare: refuse,
        listen: refuse,
        stopReadiness: refuse,
        close: refuse,
      }),
    });
  }

  /** Whether a message of the device loop has arrived within the last two seconds. */
  get isLinked(): boolean {
    return this.#link.isLinked;
  }

  /**
   * Asks the device loop. A sent question waits until the answer arrives or the process of the loop has ended, even
   * while the bus is unavailable. An operation also waits for a device loop that restarts.
   *
   * @throws MusterError `gateway-unreachable` if it was not sent; `outcome-unknown` if the process ended before it
   * answered
   */
  async ask<Name extends keyof DeviceLoopQuestions>(
    name: Name,
    ask: DeviceLoopQuestions[Name]['ask'],
    { signal }: AskOptions = {},
  ): Promise<DeviceLoopQuestions[Name]['answer']> {
    if (name !== 'run') return this.#link.currentChannel().channel.ask(name, ask, { signal });
    const { call, body } = ask as DeviceLoopQuestions['run']['ask'];
    const offered = this.#bodies.offer(body);
    try {
      return await this.#run({ call, body: offered.body }, signal);
    } finally {
      offered.withdraw();
    }
  }

  /** Runs an operation. A process that is about to end refuses it, and the next process gets it. */
  async #run(
    ask: DeviceLoopQuestions['run']['ask'],
    signal: AbortSignal | undefined,
  ): Promise<OperationOutcome> {
    const deadline = AbortSignal.timeout(RESTART_MS);
    const ended = signal === undefined ? deadline : AbortSignal.any([deadline, signal]);
    for (;;) {
      const current = await this.#link.nextChannel(ended);
      try {
        return await current.channel.ask('run', ask, { signal });
      } catch (error) {
        if (!(error instanceof MusterError) || error.code !== 'gateway-unreachable') throw error;
        this.#link.noteLeaving(current.id);
      }
    }
  }

  /** Closes the link. */
  close(): void {
    this.#link.close();
  }
}
