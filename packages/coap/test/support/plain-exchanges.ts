import type { CoapReply } from '../../src/index.ts';

export interface Exchange {
  readonly type: 'CON' | 'NON';
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  readonly code: CoapReply['code'];
  readonly payload: string;
}

/** The plain exchanges: each method, confirmable and not. */
export const exchanges: readonly (readonly [id: string, exchange: Exchange])[] = [
  ['TD_COAP_CORE_01', { type: 'CON', method: 'GET', code: '2.05', payload: '' }],
  ['TD_COAP_CORE_02', { type: 'CON', method: 'DELETE', code: '2.02', payload: '' }],
  ['TD_COAP_CORE_03', { type: 'CON', method: 'PUT', code: '2.04', payload: 'new' }],
  ['TD_COAP_CORE_04', { type: 'CON', method: 'POST', code: '2.01', payload: 'more' }],
  ['TD_COAP_CORE_05', { type: 'NON', method: 'GET', code: '2.05', payload: '' }],
  ['TD_COAP_CORE_06', { type: 'NON', method: 'DELETE', code: '2.02', payload: '' }],
  ['TD_COAP_CORE_07', { type: 'NON', method: 'PUT', code: '2.04', payload: 'new' }],
  ['TD_COAP_CORE_08', { type: 'NON', method: 'POST', code: '2.01', payload: 'more' }],
];
