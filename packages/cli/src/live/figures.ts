/** Renders figures: several lines for a terminal, one line for a log. */
export type Render = (forTerminal: boolean, runningSeconds: number) => string;

/** Stops showing figures. */
type Stop = () => void;

/** Interval in milliseconds at which a terminal is refreshed, and at which milestones are checked. */
const terminalIntervalMs = 500;
const lineIntervalMs = 5000;

export interface FiguresOptions {
  /**
   * Returns true once a milestone is reached, such as the registration of all devices. The line for it is written at
   * the next check.
   */
  readonly isMilestone?: () => boolean;
}

/**
 * Shows figures during `work`: updated in place on a terminal, as occasional lines otherwise.
 *
 * @param stream the output
 */
export async function withFigures<Result>(
  render: Render,
  stream: NodeJS.WriteStream,
  work: () => Promise<Result>,
  { isMilestone }: FiguresOptions = {},
): Promise<Result> {
  const startedMs = performance.now();
  const text = (forTerminal: boolean): string =>
    render(forTerminal, Math.round((performance.now() - startedMs) / 1000));
  // Some terminals do not report their width, which drawing in place needs.
  const inPlace = stream.isTTY && stream.columns > 0;
  const stop = inPlace
    ? await showInPlace(() => text(true), stream)
    : showAsLines(() => text(false), stream, isMilestone);
  try {
    return await work();
  } finally {
    stop();
  }
}

async function showInPlace(render: () => string, stream: NodeJS.WriteStream): Promise<Stop> {
  // Loaded on demand: loading it takes longer than most commands.
  const { createLogUpdate } = await import('log-update');
  const update = createLogUpdate(stream);
  const refresh = (): void => update(render());
  const timer = setInterval(refresh, terminalIntervalMs);
  refresh();
  return () => {
    clearInterval(timer);
    // Leave the last figures on the terminal, even if the work was shorter than an interval.
    refresh();
    update.done();
  };
}

function showAsLines(render: () => string, stream: NodeJS.WriteStream, isMilestone?: () => boolean): Stop {
  const show = (): void => void stream.write(`${render()}\n`);
  const timers = [setInterval(show, lineIntervalMs)];
  if (isMilestone !== undefined) {
    const milestone = setInterval(() => {
      if (!isMilestone()) return;
      clearInterval(milestone);
      show();
    }, terminalIntervalMs);
    timers.push(milestone);
  }
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
