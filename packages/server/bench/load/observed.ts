import { readOptions } from './coap-packets.ts';

/** A device that stores the token of its observation. */
export interface Observed {
  token: Buffer | undefined;
}

const observe = 6;
const uriPath = 11;
const accept = 17;
const linkFormat = 40;

/** Resources by object. A response lists the resource instances of those in braces. */
const resources: Readonly<Record<string, string>> = {
  '3': '0 1 2 3 9 {11} 13 16',
  '4': '0 {1} 2 {4}',
  '5': '1 3 5 6 7',
  '6': '0 1 5',
  '3303': '5601 5602 5603 5604 5700 5701',
  '3304': '5601 5602 5700 5701',
  '3311': '5850 5851',
};

/**
 * Returns the response to a GET of the server: the links of an object for a Discover; the value 20 for an Observe; 4.04
 * for any other.
 */
export function replyTo(device: Observed, message: Buffer): Buffer | undefined {
  const isGet = ((message[0] ?? 0) & 0x30) === 0 && message[1] === 1;
  if (!isGet) return undefined;
  const token = message.subarray(4, 4 + ((message[0] ?? 0) & 0x0f));
  const options = readOptions(message);
  const answer = (code: number, ...rest: Buffer[]): Buffer =>
    Buffer.concat([Buffer.of(0x60 | token.length, code, message[2] ?? 0, message[3] ?? 0), token, ...rest]);
  if (options.some((one) => one.number === observe)) {
    device.token = Buffer.from(token);
    // Observe 1, Content-Format text/plain.
    return answer(0x45, Buffer.of(0x61, 1, 0x60, 0xff), Buffer.from('20'));
  }
  const links = options.some(
    (one) => one.number === accept && one.value.readUIntBE(0, one.value.length) === linkFormat,
  )
    ? linksOf(options.filter((one) => one.number === uriPath).map((one) => one.value.toString()))
    : undefined;
  // Content-Format application/link-format.
  return links === undefined
    ? answer(0x84)
    : answer(0x45, Buffer.of(0xc1, linkFormat, 0xff), Buffer.from(links));
}

function linksOf([objectId = '', instanceId, resourceId]: readonly string[]): string | undefined {
  const listed = resources[objectId]?.split(' ');
  if (listed === undefined) return undefined;
  if (resourceId !== undefined) {
    const path = `/${objectId}/${instanceId}/${resourceId}`;
    return `<${path}>;dim=1,<${path}/0>`;
  }
  const links = listed.map((one) => {
    const isMultiple = one.startsWith('{');
    return `</${objectId}/0/${isMultiple ? one.slice(1, -1) : one}>${isMultiple ? ';dim=1' : ''}`;
  });
  return [`</${objectId}>`, `</${objectId}/0>`, ...links].join(',');
}
