/** Ends the showing of figures. */
type Stop = () => void;

const terminalIntervalMs = 500;
const lineIntervalMs = 5000;

/**
 * Shows figures again and again while some work goes on: in place on a terminal, as a line now and then elsewhere.
 *
 * @param render gives the figures: lines for a terminal, one line for a log
 * @param stream where they go
 */
export async function withFigures(
  render: (forTerminal: boolean) => string,
  stream: NodeJS.WriteStream,
  work: () => Promise<void>,
): Promise<void> {
  const stop = stream.isTTY ? await showInPlace(render, stream) : showAsLines(render, stream);
  try {
    await work();
  } finally {
    stop();
  }
}

async function showInPlace(
  render: (forTerminal: boolean) => string,
  stream: NodeJS.WriteStream,
): Promise<Stop> {
  // Loaded here: it takes longer to load than most commands take to run.
  const { createLogUpdate } = await import('log-update');
  const update = createLogUpdate(stream);
  const refresh = (): void => update(render(true));
  const timer = setInterval(refresh, terminalIntervalMs);
  refresh();
  return () => {
    clearInterval(timer);
    refresh();
    update.done();
  };
}

function showAsLines(render: (forTerminal: boolean) => string, stream: NodeJS.WriteStream): Stop {
  const timer = setInterval(() => stream.write(`${render(false)}\n`), lineIntervalMs);
  return () => clearInterval(timer);
}
