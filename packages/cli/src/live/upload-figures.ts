import type { OperationInput } from '@muster/sdk';
import { withFigures } from './figures.ts';

/** Size in bytes below which an upload is too short for a progress display. */
const leastBytes = 1_000_000;

/**
 * Calls an operation. On a terminal, shows the progress of the files of its body.
 *
 * @param stream the terminal
 */
export async function withUploadFigures<Result>(
  input: OperationInput,
  stream: NodeJS.WriteStream,
  work: (input: OperationInput) => Promise<Result>,
): Promise<Result> {
  const members = Object.entries(input.body instanceof Object ? input.body : {});
  const total = members.reduce((sum, [, member]) => sum + (member instanceof File ? member.size : 0), 0);
  if (!stream.isTTY || total < leastBytes) return work(input);
  let sent = 0;
  const body = members.map(([name, member]: [string, unknown]) => [
    name,
    member instanceof File ? counted(member, (bytes) => (sent += bytes)) : member,
  ]);
  const render = (): string => `${Math.floor((100 * sent) / total)} % of ${(total / 1e6).toFixed(1)} MB sent`;
  return withFigures(render, stream, () => work({ ...input, body: Object.fromEntries(body) }));
}

/** Wraps a file in a stream that counts the bytes read. */
function counted(file: File, onBytes: (count: number) => void): { name: string; stream: ReadableStream } {
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      onBytes(chunk.length);
      controller.enqueue(chunk);
    },
  });
  return { name: file.name, stream: file.stream().pipeThrough(counter) };
}
