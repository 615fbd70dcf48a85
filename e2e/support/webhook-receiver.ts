import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyWebhook, type WebhookEvent } from '@muster/sdk';
import { Webhook } from 'standardwebhooks';

export interface ReceivedDelivery {
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly events: readonly WebhookEvent[];
}

/** A program that webhooks are delivered to. It checks each signature, by the SDK and by a library of others. */
export interface WebhookReceiver {
  readonly url: string;
  readonly deliveries: readonly ReceivedDelivery[];
  /** Deliveries whose signature did not fit. */
  readonly refused: readonly string[];
  /** Status of responses from now on. */
  answer: number;
  /** Each event once, in the order in which it first came, of those that were answered with success. */
  taken(): readonly WebhookEvent[];
  close(): Promise<void>;
}

/** @param port 0 for any free one */
export async function startWebhookReceiver(secret: string, port = 0): Promise<WebhookReceiver> {
  const deliveries: ReceivedDelivery[] = [];
  const refused: string[] = [];
  const taken = new Map<string, WebhookEvent>();
  const take = async (headers: IncomingHttpHeaders, body: string): Promise<void> => {
    const verified = await verifyWebhook({ secret, headers, body });
    new Webhook(secret).verify(body, headers as Record<string, string>);
    const { events } = verified.data;
    deliveries.push({ id: String(headers['webhook-id']), headers, body, events });
    if (receiver.answer < 300)
      for (const event of events) if (!taken.has(event.id)) taken.set(event.id, event);
  };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      take(request.headers, body)
        .catch((error: unknown) => refused.push(String(error)))
        .finally(() => response.writeHead(receiver.answer).end());
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    deliveries,
    refused,
    answer: 204,
    taken: () => [...taken.values()],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}

/** The numeric value of a measurement; undefined for other events. */
export function valueOf(event: WebhookEvent): number | undefined {
  return event.type === 'measurement' ? event.data.v : undefined;
}
