/** A capture file that cannot be read: the message begins with `file:line`. */
export class CaptureFileError extends Error {
  override readonly name = 'CaptureFileError';
  readonly file: string;
  /** From 1; undefined if the file could not be opened or read. */
  readonly line: number | undefined;

  constructor(file: string, line: number | undefined, reason: string, options?: ErrorOptions) {
    super(`${line === undefined ? file : `${file}:${line}`}: ${reason}`, options);
    this.file = file;
    this.line = line;
  }
}

/** A capture file that cannot be created, or could not be written any further. */
export class CaptureWriteError extends Error {
  override readonly name = 'CaptureWriteError';
}

/** Options of `recordCapture` or `replayCapture` that are invalid. */
export class CaptureOptionError extends Error {
  override readonly name = 'CaptureOptionError';
}

/** The address that `recordCapture` listens on cannot be bound, for instance because another process has it. */
export class CaptureListenError extends Error {
  override readonly name = 'CaptureListenError';
}
