/** A capture file that cannot be read. The message starts with `file:line`. */
export class CaptureFileError extends Error {
  override readonly name = 'CaptureFileError';
  readonly file: string;
  /** Number of the line, from 1; undefined if the file could not be opened or read. */
  readonly line: number | undefined;

  constructor(file: string, line: number | undefined, reason: string, options?: ErrorOptions) {
    super(`${line === undefined ? file : `${file}:${line}`}: ${reason}`, options);
    this.file = file;
    this.line = line;
  }
}

/** A capture file that cannot be created or can no longer be written. */
export class CaptureWriteError extends Error {
  override readonly name = 'CaptureWriteError';
}

/** Invalid options of `recordCapture` or `replayCapture`. */
export class CaptureOptionError extends Error {
  override readonly name = 'CaptureOptionError';
}

/** `recordCapture` cannot bind its address, for example because another process uses it. */
export class CaptureListenError extends Error {
  override readonly name = 'CaptureListenError';
}
