import type { Answers } from '../../src/messages/channel.ts';
import { ProcessLinks, type LinkedProcess } from '../../src/cluster/process-links.ts';
import { WorkerLink } from '../../src/cluster/worker-link.ts';
import type { BusStage } from './bus-stage.ts';
import type { MemoryBus } from './memory-bus.ts';

type WorkerQuestions = {
  readonly say: { readonly ask: string; readonly answer: string };
  readonly length: { readonly ask: Uint8Array; readonly answer: number };
  readonly hold: { readonly ask: undefined; readonly answer: string };
};
type ProcessQuestions = {
  readonly leaving: { readonly ask: undefined; readonly answer: undefined };
  readonly name: { readonly ask: undefined; readonly answer: string };
};
type Process = LinkedProcess<ProcessQuestions, WorkerQuestions>;

export const VERSION = 3;

/** The worker of a service. */
export class Worker {
  readonly bus: MemoryBus;
  readonly links: ProcessLinks<ProcessQuestions, WorkerQuestions>;
  readonly said: string[] = [];
  readonly dropped: string[] = [];
  readonly aborted: string[] = [];
  /** Ends `hold`. */
  release: () => void = () => undefined;

  constructor(stage: BusStage, name: string, version = VERSION) {
    this.bus = stage.network.connect();
    this.links = new ProcessLinks<ProcessQuestions, WorkerQuestions>({
      bus: this.bus,
      names: stage.names,
      processId: name,
      clock: stage.clock,
      version,
      answers: (process) => this.#answers(name, process),
      onDropped: ({ processId }) => this.dropped.push(processId),
    });
  }

  #answers(name: string, process: () => Process): Answers<WorkerQuestions> {
    return {
      say: async (text) => {
        this.said.push(`${process().processId}: ${text}`);
        return `${name} heard ${text}`;
      },
      length: async (bytes) => bytes.length,
      hold: (_ask, signal) =>
        this.links.track(
          new Promise((resolve) => {
            signal.addEventListener('abort', () => this.aborted.push(name));
            this.release = () => resolve(`${name} is done`);
          }),
        ),
    };
  }
}

/** Another process of the service. */
export class Other {
  readonly bus: MemoryBus;
  readonly link: WorkerLink<WorkerQuestions, ProcessQuestions>;
  readonly course: string[] = [];
  /** The first question of each link. */
  greeting: string | undefined;

  constructor(stage: BusStage, name: string) {
    this.bus = stage.network.connect();
    this.link = new WorkerLink<WorkerQuestions, ProcessQuestions>({
      bus: this.bus,
      names: stage.names,
      processId: name,
      clock: stage.clock,
      version: VERSION,
      answers: (linkId) => ({ leaving: async () => this.link.noteLeaving(linkId), name: async () => name }),
      onLinked: () => {
        this.course.push('linked');
        const { greeting } = this;
        if (greeting !== undefined) this.ask(greeting).catch(() => undefined);
      },
      onStale: () => undefined,
      onLost: () => {
        if (this.course.at(-1) === 'linked') this.course.push('lost');
      },
      onOtherVersion: (version) => {
        if (this.course.at(-1) !== `version ${version}`) this.course.push(`version ${version}`);
      },
    });
  }

  ask(text: string): Promise<string> {
    return this.link.currentChannel().channel.ask('say', text);
  }

  /** Asks the present worker, or the next one. */
  async askNext(text: string, ended: AbortSignal): Promise<string> {
    return (await this.link.nextChannel(ended)).channel.ask('say', text);
  }
}
