import type { BootstrapStep } from './types.ts';

/** The device refused an operation that the bootstrap requires. */
export class BootstrapStepError extends Error {
  override readonly name = 'BootstrapStepError';
  readonly step: BootstrapStep;

  constructor(step: BootstrapStep) {
    const { operation, path, code = 'no code', diagnostic } = step;
    super(`${operation} ${path} was answered ${code}${diagnostic === undefined ? '' : `: ${diagnostic}`}`);
    this.step = step;
  }
}
