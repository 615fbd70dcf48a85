import { appendFile, open, writeFile } from 'node:fs/promises';
import type { FleetReport } from '@muster/simulator';
import { CliError, UsageError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { write } from '../output/stdout.ts';

/** Files for the reports of a run; `-` is standard output. */
export interface ReportFlags {
  readonly output: string;
  readonly report?: string | undefined;
  readonly junit?: string | undefined;
  readonly markdown?: string | undefined;
  /** Whether annotations of GitHub Actions go to standard error. */
  readonly annotations?: boolean;
}

interface Target {
  readonly flag: string;
  readonly file: string;
  readonly render: (report: FleetReport) => Promise<string>;
}

const standardOutput = '-';

/** The reports of a run. A report that cannot be written does not prevent the others. */
export class RunReports {
  readonly #targets: readonly Target[];
  readonly #env: NodeJS.ProcessEnv;
  readonly #annotates: boolean;

  private constructor(targets: readonly Target[], env: NodeJS.ProcessEnv, annotates: boolean) {
    this.#targets = targets;
    this.#env = env;
    this.#annotates = annotates;
  }

  /** @throws {UsageError} a file cannot be written, or two reports go to standard output */
  static async open(flags: ReportFlags, env: NodeJS.ProcessEnv): Promise<RunReports> {
    const targets = targetsOf(flags);
    if (targets.filter(({ file }) => file === standardOutput).length > 1) {
      throw new UsageError('Only one report can go to standard output.', 'Give files to the others.');
    }
    for (const target of targets) await checkWritable(target);
    return new RunReports(targets, env, flags.annotations === true);
  }

  /** @throws {CliError} after writing all reports, if some could not be written */
  async write(report: FleetReport): Promise<void> {
    const faults: string[] = [];
    if (this.#annotates) process.stderr.write((await import('@muster/simulator')).renderAnnotations(report));
    for (const target of this.#targets) {
      try {
        await this.#write(target, await target.render(report));
      } catch (error) {
        faults.push(cannotWrite(target, error));
      }
    }
    if (faults.length > 0) throw new CliError(faults.join(' '), exitCodes.failed);
  }

  /** Appends to a summary file, which the steps of a job share, and replaces other files. */
  async #write({ file }: Target, text: string): Promise<void> {
    if (file === standardOutput) await write(text);
    else if (file === this.#env['GITHUB_STEP_SUMMARY']) await appendFile(file, text);
    else await writeFile(file, text);
  }
}

function targetsOf({ output, report, junit, markdown }: ReportFlags): Target[] {
  const files: Target[] = [];
  const add = (flag: string, file: string | undefined, render: Target['render']): void => {
    if (file !== undefined) files.push({ flag, file, render });
  };
  add('--report', report, renderJson);
  add('--junit', junit, async (run) => (await import('@muster/simulator')).renderJunit(run));
  add('--markdown', markdown, async (run) => (await import('@muster/simulator')).renderMarkdown(run));
  if (files.some(({ file }) => file === standardOutput)) return files;
  const printed = output === 'json' ? renderJson : renderText;
  return [...files, { flag: '--output', file: standardOutput, render: printed }];
}

async function renderJson(report: FleetReport): Promise<string> {
  return Promise.resolve(`${JSON.stringify(report, null, 2)}\n`);
}

async function renderText(report: FleetReport): Promise<string> {
  return (await import('@muster/simulator')).renderReport(report);
}

async function checkWritable(target: Target): Promise<void> {
  if (target.file === standardOutput) return;
  try {
    const handle = await open(target.file, 'a');
    await handle.close();
  } catch (error) {
    throw new UsageError(
      cannotWrite(target, error),
      'Check the path and its permissions. Nothing was started.',
    );
  }
}

function cannotWrite({ flag, file }: Target, error: unknown): string {
  return `Cannot write ${flag} ${file}: ${error instanceof Error ? error.message : String(error)}.`;
}
