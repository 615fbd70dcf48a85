/** Gives the figures: lines for a terminal, one line for a log. */
export type Render = (forTerminal: boolean, runningSeconds: number) => string;

/** Ends the showing of figures. */
type Stop = () => void;

const terminalIntervalMs = 500;
const lineIntervalMs = 5000;

/**
 * Shows figures again and again while some work goes on: in place on a terminal, as a line now and then elsewhere.
 *
 * @param stream where they go
 */
export async function withFigures<Result>(
  render: Render,
  stream: NodeJS.WriteStream,
  work: () => Promise<Result>,
): Promise<Result> {
  const startedMs = performance.now();
  const text = (forTerminal: boolean): string =>
    render(forTerminal, Math.round((performance.now() - startedMs) / 1000));
  // Some terminals do not say how wide they are; drawing in place needs to know.
  const inPlace = stream.isTTY && stream.columns > 0;
  const stop = inPlace ? await showInPlace(() => text(true), stream) : showAsLines(() => text(false), stream);
  try {
    return await work();
  } finally {
    stop();
  }
}

async function showInPlace(render: () => string, stream: NodeJS.WriteStream): Promise<Stop> {
  // Loaded here: it takes longer to load than most commands take to run.
  const { createLogUpdate } = await import('log-update');
  const update = createLogUpdate(stream);
  const refresh = (): void => update(render());
  const timer = setInterval(refresh, terminalIntervalMs);
  refresh();
  return () => {
    clearInterval(timer);
    // The last figures stay on the terminal, even if the work was shorter than an interval.
    refresh();
    update.done();
  };
}

function showAsLines(render: () => string, stream: NodeJS.WriteStream): Stop {
  const timer = setInterval(() => stream.write(`${render()}\n`), lineIntervalMs);
  return () => clearInterval(timer);
}
