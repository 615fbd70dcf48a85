import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface NodeCoapRequest {
  readonly port: number;
  readonly pathname: string;
  readonly method?: 'GET' | 'PUT';
  readonly query?: string;
  readonly confirmable?: boolean;
  /** Take three states, then end. */
  readonly observe?: boolean;
  readonly payloadBytes?: number;
  /** The Block1 option to begin with. */
  readonly block1?: number;
}

/** A request to send; `listen` to serve requests, and return the port. */
export type NodeCoapCommand = NodeCoapRequest | 'listen';

/** node-coap as a foreign peer, client or server. */
export class NodeCoapPeer {
  readonly #child: ChildProcess;

  constructor() {
    this.#child = fork(join(import.meta.dirname, 'node-coap-process.ts'), [], { execArgv: [] });
  }

  async ask(request: NodeCoapRequest): Promise<{ code: string; payload: string }> {
    return (await this.#run(request)) as { code: string; payload: string };
  }

  async listen(): Promise<number> {
    return (await this.#run('listen')) as number;
  }

  async stop(): Promise<void> {
    const exited = once(this.#child, 'exit');
    this.#child.disconnect();
    await exited;
  }

  async #run(command: NodeCoapCommand): Promise<unknown> {
    this.#child.send(command);
    const [answer] = (await once(this.#child, 'message')) as [unknown];
    const { error } = answer as { error?: string };
    if (error !== undefined) throw new Error(error);
    return answer;
  }
}
