import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

/** Body of a request as it arrives, with the headers that describe it. */
export type RequestStream = Readable & Pick<IncomingMessage, 'headers' | 'complete'>;
