import { encodeBlock, encodeUint, MessageType, OptionNumber, type Message } from '@muster/coap';
import type { ProblemKind } from '../../src/index.ts';
import { when, withCode, withOption, type Outgoing, type Wrong } from './wrong-server.ts';

const empty = (message: Message, type: Message['type']): Message => ({
  ...{ type, code: 0, messageId: message.messageId, token: Buffer.alloc(0), options: [] },
  payload: Buffer.alloc(0),
});
const endless = encodeBlock({ number: 0, more: true, size: 16 });
const located = (message: Message, name: string): Message =>
  withOption(message, OptionNumber.locationPath, Buffer.from('rd'), Buffer.from(name));
const isAnswer = ({ operation }: Outgoing): boolean => operation !== 'other' && operation !== 'notify';

/** A fault, and a problem by which a run against such a server fails. */
export interface WrongServer {
  readonly title: string;
  readonly wrong: Wrong;
  readonly problem: ProblemKind;
}

const requests = { register: '2.01', update: '2.04', deregister: '2.02', send: '2.04' } as const;
type Request = keyof typeof requests;
const codes = ['2.01', '2.02', '2.03', '2.04', '2.05', '2.31', '4.00', '4.04', '5.00', '5.03'];

function problemOf(request: Request, code: string): ProblemKind {
  if (code.startsWith('2.')) return 'response-invalid';
  if (code === '4.04' && (request === 'update' || request === 'deregister')) return 'registration-lost';
  const putOff = { register: 'never-registered', update: 'lifetime-lapsed', send: 'event-failed' } as const;
  return code === '5.03' && request !== 'deregister' ? putOff[request] : `${request}-refused`;
}

/** Answers to one kind of request. */
const answers = (Object.keys(requests) as Request[]).flatMap((request): WrongServer[] => {
  const row = (
    what: string,
    change: (message: Message, device: number) => ReturnType<Wrong>,
    problem: ProblemKind = `${request}-unanswered`,
  ): WrongServer => ({
    title: `${request} ${what}`,
    wrong: when(request, ({ message, device }) => change(message, device)),
    problem,
  });
  return [
    ...codes
      .filter((code) => code !== requests[request])
      .map((code) =>
        row(`is answered with ${code}`, (message) => [withCode(message, code)], problemOf(request, code)),
      ),
    row('is not answered', () => []),
    row('of one device of five is not answered', (message, device) => (device === 4 ? [] : [message])),
    row('is only acknowledged', (message) => [empty(message, MessageType.acknowledgement)]),
    row('is reset', (message) => [empty(message, MessageType.reset)], 'response-invalid'),
    // Version 0 (RFC 7252 3).
    row('is answered with a malformed datagram', () => [Buffer.from('00000000', 'hex')]),
    row('is answered after 150 s', (message) => [{ message, delayMs: 150_000 }]),
    row('is answered with another token', (message) => [{ ...message, token: Buffer.alloc(8, 1) }]),
    row('is answered with another Message ID', (message) => [
      { ...message, messageId: message.messageId ^ 0xff },
    ]),
    row(
      'is answered with an unknown critical option',
      (message) => [withOption(message, 65_001, Buffer.of(1))],
      'response-invalid',
    ),
    row(
      'is answered in endless blocks',
      (message) => [withOption({ ...message, payload: Buffer.alloc(16) }, OptionNumber.block2, endless)],
      `${request}-refused`,
    ),
  ];
});

const locations: WrongServer[] = [
  {
    title: 'a Register is accepted without a Location',
    wrong: when('register', ({ message }) => [withOption(message, OptionNumber.locationPath)]),
    problem: 'response-invalid',
  },
  {
    title: 'all Registers get one Location',
    wrong: when('register', ({ message }) => [located(message, '0')]),
    problem: 'location-shared',
  },
  {
    title: 'one Register gets the Location of another device',
    wrong: when('register', ({ message, device }) => [device === 4 ? located(message, '00000001') : message]),
    problem: 'location-shared',
  },
];

const others: WrongServer[] = [
  {
    title: 'no notification is acknowledged',
    wrong: when('notify', () => []),
    problem: 'notification-unanswered',
  },
  {
    title: 'no notification of one device of five is acknowledged',
    wrong: when('notify', ({ message, device }) => (device === 4 ? [] : [message])),
    problem: 'notification-unanswered',
  },
  { title: 'the server is silent from the start', wrong: () => [], problem: 'never-registered' },
  {
    title: 'the server puts all devices off for a day',
    wrong: (outgoing) => {
      const put = withOption(withCode(outgoing.message, '5.03'), OptionNumber.maxAge, encodeUint(86_400));
      return [isAnswer(outgoing) ? put : outgoing.message];
    },
    problem: 'never-registered',
  },
  ...[5, 12, 25, 45, 59, 60].map((second): WrongServer => ({
    title: `the server is silent from second ${second}`,
    wrong: ({ message, seconds }) => (seconds < second ? [message] : []),
    problem: 'deregister-unanswered',
  })),
  ...[5, 12, 25, 45, 59].map((second): WrongServer => ({
    title: `the server answers 5.03 from second ${second}`,
    wrong: (outgoing) => [
      outgoing.seconds >= second && isAnswer(outgoing)
        ? withCode(outgoing.message, '5.03')
        : outgoing.message,
    ],
    problem: 'deregister-refused',
  })),
];

/** All faults. Those of a Deregister come only to light if devices send one. */
export const wrongServers: readonly WrongServer[] = [...answers, ...locations, ...others];

/** As the guide shows them: what happens to each kind of request, and the problem of each other fault. */
export function wrongServerTables(): { requests: string[][]; others: string[][] } {
  const kinds = Object.keys(requests) as Request[];
  const titles = answers.map(({ title }) => title.slice(title.indexOf(' ') + 1));
  const whats = [...new Set([...codes.map((code) => `is answered with ${code}`), ...titles])];
  const problemIn = (title: string): string => answers.find((one) => one.title === title)?.problem ?? '-';
  return {
    requests: whats.map((what) => [what, ...kinds.map((kind) => problemIn(`${kind} ${what}`))]),
    others: [...locations, ...others].map(({ title, problem }) => [title, problem]),
  };
}
