import type { Lwm2mPath } from '@muster/lwm2m';
import type { ProblemKind } from '../report/run-problems.ts';
import type { MqttClientOptions } from './mqtt-client-options.ts';
import type { MqttCounters } from './mqtt-counters.ts';
import type { MqttCommand, MqttMessage } from './mqtt-message.ts';
import { performCommand } from './perform-command.ts';

/** Callbacks for the effects of commands. */
export interface CommandEffects {
  /** Called when the server requests another birth. */
  birth(): void;
  answer(message: MqttMessage): void;
  changed(paths: readonly Lwm2mPath[]): void;
  onProblem(kind: ProblemKind, message: string): void;
}

/** Reads the messages of the server and executes its commands, with the faults of the device. */
export class CommandHandler {
  readonly #options: MqttClientOptions;
  readonly #counts: Record<keyof MqttCounters, number>;
  readonly #effects: CommandEffects;
  #underWay = 0;
  answered = 0;

  constructor(
    options: MqttClientOptions,
    counts: Record<keyof MqttCounters, number>,
    effects: CommandEffects,
  ) {
    this.#options = options;
    this.#counts = counts;
    this.#effects = effects;
  }

  /** Whether an answer is pending. */
  get isBusy(): boolean {
    return this.#underWay > 0;
  }

  /** @returns whether the device acknowledges the message */
  take(topic: string, payload: Buffer): boolean {
    const { dialect, faults } = this.#options;
    const message = dialect.read(topic, payload);
    if (message.kind === 'malformed') {
      this.#effects.onProblem('message-malformed', message.reason);
      return true;
    }
    if (message.kind === 'refusal') {
      this.#counts.refused += message.count;
      // The server should refuse a message that a fault of the device has truncated.
      const isOwnFault = faults !== undefined && faults.active('truncated-payloads').length > 0;
      if (!isOwnFault) this.#effects.onProblem('message-refused', message.reason);
      return true;
    }
    if (faults?.affects('no-answers', this.#counts.received) === true) return false;
    this.#later(() => this.#perform(message.command, payload.length));
    return true;
  }

  #later(work: () => void): void {
    const { faults, clock } = this.#options;
    const delayMs = faults?.active('slow-answers').reduce((sum, fault) => sum + fault.delayMs, 0) ?? 0;
    if (delayMs === 0) {
      work();
      return;
    }
    this.#underWay += 1;
    clock.setTimer(delayMs, () => {
      this.#underWay -= 1;
      work();
    });
  }

  #perform(command: MqttCommand, payloadBytes: number): void {
    if (command.type === 'birth') {
      this.#effects.birth();
      return;
    }
    const { tree, models, dialect, hooks } = this.#options;
    const { request, error, changed } = performCommand(command, payloadBytes, tree, models);
    this.answered += 1;
    hooks.onRequest?.(request);
    for (const message of dialect.result(command, error)) this.#effects.answer(message);
    // A device reports its new values, even if the server has written them.
    if (changed.length > 0) this.#effects.changed(changed);
  }
}
