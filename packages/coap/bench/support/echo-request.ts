import { encodeMessage, encodeUint, MessageType, OptionNumber } from '../../src/index.ts';

const PUT = 3;

/** A confirmable PUT of a value, which all servers that are compared know how to answer. */
export const echoRequest = (): Buffer =>
  encodeMessage({
    type: MessageType.confirmable,
    code: PUT,
    messageId: 0,
    token: Buffer.from('0102030405060708', 'hex'),
    options: [
      { number: OptionNumber.uriPath, value: Buffer.from('echo') },
      { number: OptionNumber.contentFormat, value: encodeUint(0) },
    ],
    payload: Buffer.from('temperature=21.5'),
  });
