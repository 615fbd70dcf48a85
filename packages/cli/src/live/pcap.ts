import * as Flags from '@oclif/core/flags';
import type { PacketCapture } from '@muster/simulator';
import { UsageError } from '../errors/cli-error.ts';

/** Flag of commands that capture the datagrams of devices. */
export const pcapFlag = Flags.string({
  description:
    'File for the UDP datagrams of the devices in the format pcapng, for Wireshark. An existing file is replaced. The file holds the keys of the DTLS connections, so only its owner can read it.',
  helpGroup: 'OUTPUT',
  helpValue: 'FILE',
});

/**
 * Runs `work` with a capture file open, if the flag names one. If the file can no longer be written, reports this on
 * standard error and continues.
 *
 * @throws {UsageError} the file cannot be created
 */
export async function withPcap<Result>(
  file: string | undefined,
  work: (capture: PacketCapture | undefined) => Promise<Result>,
): Promise<Result> {
  if (file === undefined) return work(undefined);
  const { PcapFile } = await import('@muster/simulator');
  const onError = ({ message }: Error): void => {
    process.stderr.write(`The capture ended: --pcap ${file} cannot be written: ${message}.\n`);
  };
  const pcap = create(() => new PcapFile(file, onError), file);
  try {
    return await work(pcap);
  } finally {
    pcap.close();
  }
}

function create<File>(open: () => File, file: string): File {
  try {
    return open();
  } catch (error) {
    const { message } = error as Error;
    throw new UsageError(`Cannot write --pcap ${file}: ${message}.`, 'Check the path and its permissions.');
  }
}
