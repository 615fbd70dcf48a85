import { OptionNumber } from '../../src/index.ts';
import type { CoapResponse, Observation, ObservationHandlers } from '../../src/index.ts';
import type { MessageText } from '@muster/testkit';
import { answer, startLockstep, tokenOf, type Lockstep } from './lockstep.ts';

export const temperature = { method: 'GET', path: ['temp'] } as const;

interface Recording {
  /** Payloads that were handed over, after their code if that is not 2.05. */
  readonly seen: string[];
  readonly ends: string[];
  readonly handlers: ObservationHandlers;
}

/** Handlers that record notifications and the reason of the end. */
export function recording(): Recording {
  const seen: string[] = [];
  const ends: string[] = [];
  const handlers: ObservationHandlers = {
    onNotification: ({ code, payload }) =>
      void seen.push(code === '2.05' ? payload.toString() : `${code} ${payload.toString()}`),
    onEnd: (reason) => void ends.push(reason),
  };
  return { seen, ends, handlers };
}

export interface Observing extends Lockstep, Omit<Recording, 'handlers'> {
  readonly observation: Observation;
  readonly response: CoapResponse;
  readonly token: string;
}

/** An endpoint that observes, with the first response already given. By default, that has number 10. */
export async function startObserving(
  handlers: Partial<ObservationHandlers> = {},
  options: MessageText['options'] = {},
  signal?: AbortSignal,
): Promise<Observing> {
  const lockstep = startLockstep();
  const { endpoint, script } = lockstep;
  const { seen, ends, handlers: own } = recording();
  const asked = signal === undefined ? temperature : { ...temperature, signal };
  const pending = endpoint.observe(script.peer, asked, { ...own, ...handlers });
  const { observe } = OptionNumber;
  const sent = await script.expect({ type: 'CON', code: 'GET', options: { [observe]: 0 } });
  answer(script, sent, '2.05', { [observe]: 10, ...options }, '20');
  const { response, observation } = await pending;
  return { ...lockstep, observation: observation!, response, token: tokenOf(sent), seen, ends };
}

/** A confirmable notification. */
export const note = (id: number, sequence: number, token: string, payload = '', more = {}) =>
  ({
    type: 'CON',
    code: '2.05',
    id,
    token,
    options: { [OptionNumber.observe]: sequence, ...more },
    payload,
  }) as const;
