/** Stands between many devices and a gateway, each behind a port of its own, and holds up, drops or answers datagrams. */
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { generate, parse, type ParsedPacket } from 'coap-packet';

/** The fate of a datagram of a device: it passes, later if `delayMs` is given, or the proxy answers in its place. */
export type Passage = 'pass' | { readonly delayMs: number } | { readonly answer: Buffer };

export interface CoapProxy extends AsyncDisposable {
  readonly url: string;
}

/** @param decide the fate of each datagram on its way to the gateway, by the port of its device; delays hold up its answers as well */
export async function startCoapProxy(
  target: string,
  decide: (datagram: Buffer, devicePort: number) => Passage,
): Promise<CoapProxy> {
  const gatewayPort = Number(new URL(target).port);
  const near = await socket();
  const far = new Map<number, Promise<Socket>>();
  const timers = new Set<NodeJS.Timeout>();
  const later = (delayMs: number, work: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, delayMs);
    timers.add(timer);
  };
  const open = async (devicePort: number): Promise<Socket> => {
    const opened = await socket();
    opened.on('message', (datagram) => near.send(datagram, devicePort, '127.0.0.1'));
    return opened;
  };
  near.on('message', (datagram, { port }) => {
    let upstream = far.get(port);
    if (!upstream) far.set(port, (upstream = open(port)));
    const passage = decide(datagram, port);
    const forward = (): void =>
      void upstream.then((one) => one.send(datagram, gatewayPort, '127.0.0.1')).catch(() => undefined);
    if (passage === 'pass') forward();
    else if ('delayMs' in passage) later(passage.delayMs, forward);
    else near.send(passage.answer, port, '127.0.0.1');
  });
  return {
    url: `coap://127.0.0.1:${near.address().port}`,
    async [Symbol.asyncDispose]() {
      for (const timer of timers) clearTimeout(timer);
      const sockets = await Promise.all(far.values());
      await Promise.all(
        [near, ...sockets].map((one) => new Promise<void>((done) => one.close(() => done()))),
      );
    },
  };
}

/**
 * Acknowledges chosen confirmable notifications without forwarding them, and their retransmissions.
 *
 * @param isLost by the number of the device, in the order in which devices notify first, and of its notification, both from 1
 */
export function losing(
  isLost: (device: number, notification: number) => boolean,
): (datagram: Buffer, devicePort: number) => Passage {
  /** Message IDs of the notifications of a device, by its port. */
  const sent = new Map<number, number[]>();
  return (datagram, devicePort) => {
    const packet = parse(datagram);
    if (!isNotification(packet)) return 'pass';
    const { messageId } = packet;
    const ids = sent.get(devicePort) ?? [];
    sent.set(devicePort, ids);
    if (!ids.includes(messageId)) ids.push(messageId);
    const device = [...sent.keys()].indexOf(devicePort) + 1;
    if (!isLost(device, ids.indexOf(messageId) + 1)) return 'pass';
    return { answer: generate({ ack: true, code: '0.00', messageId }) };
  };
}

function isNotification({ confirmable, code, options }: ParsedPacket): boolean {
  return confirmable && code === '2.05' && options.some(({ name }) => name === 'Observe');
}

async function socket(): Promise<Socket> {
  const opened = createSocket('udp4');
  opened.bind(0, '127.0.0.1');
  await once(opened, 'listening');
  return opened;
}
