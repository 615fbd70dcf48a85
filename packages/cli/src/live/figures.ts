/** Renders figures: several lines for a terminal, one line for a log. */
export type Render = (forTerminal: boolean, runningSeconds: number) => string;

/** Stops showing figures. */
type Stop = () => void;

const terminalIntervalMs = 500;
const lineIntervalMs = 5000;

/**
 * Shows figures during `work`: updated in place on a terminal, as occasional lines otherwise.
 *
 * @param stream the output
 */
export async function withFigures<Result>(
  render: Render,
  stream: NodeJS.WriteStream,
  work: () => Promise<Result>,
): Promise<Result> {
  const startedMs = performance.now();
  const text = (forTerminal: boolean): string =>
    render(forTerminal, Math.round((performance.now() - startedMs) / 1000));
  // Some terminals do not report their width, which drawing in place needs.
  const inPlace = stream.isTTY && stream.columns > 0;
  const stop = inPlace ? await showInPlace(() => text(true), stream) : showAsLines(() => text(false), stream);
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

function showAsLines(render: () => string, stream: NodeJS.WriteStream): Stop {
  const timer = setInterval(() => stream.write(`${render()}\n`), lineIntervalMs);
  return () => clearInterval(timer);
}
