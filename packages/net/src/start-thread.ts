import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread that runs a module.
 *
 * A thread inherits the flags of its process. With `--input-type`, as in `node --input-type=module --eval CODE`, it
 * refuses to run a file; code that imports the file runs with any flags.
 *
 * @param module `file:` URL of the module
 */
export function startThread(module: URL, options: WorkerOptions = {}): Worker {
  return new Worker(`import(${JSON.stringify(module.href)})`, { ...options, eval: true });
}
