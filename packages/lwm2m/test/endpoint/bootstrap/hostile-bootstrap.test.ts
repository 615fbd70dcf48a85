import { OptionNumber } from '@muster/coap';
import { seededRandom } from '@muster/testkit';
import { expect } from 'chai';
import { ContentFormat, encodeValues, parsePath } from '../../../src/index.ts';
import { DeviceStage } from './device-stage.ts';
import { RawDevice } from '../raw-device.ts';
import { models } from '../support.ts';
import { account, record } from './support.ts';

const { contentFormat, accept } = OptionNumber;
const TLV = ContentFormat.tlv;

describe('device with a hostile bootstrap server or network', () => {
  let stage: DeviceStage;

  beforeEach(async () => {
    stage = await DeviceStage.open();
  });

  afterEach(() => stage.close());

  it('takes nothing of anybody but its bootstrap server, and nothing after the finish', async () => {
    stage.create();
    const registered = stage.client.start();
    await stage.requested();
    const stranger = await RawDevice.open(stage.server.port);
    expect((await stranger.ask({ code: 'DELETE', path: [] })).code).to.equal('4.01');
    expect((await stranger.ask({ code: 'POST', path: ['bs'] })).code).to.equal('4.01');
    await stranger.close();
    await stage.putAccount();
    await stage.finish();
    await registered;
    expect((await stage.server.ask({ code: 'DELETE', path: [] })).code).to.equal('4.01');
    expect(stage.client.provisioned).to.have.length(8);
  });

  it('answers hostile requests, and none of them holds', async () => {
    await stage.begin();
    const text = { [contentFormat]: TLV };
    const cases: [Parameters<RawDevice['ask']>[0], string][] = [
      [{ code: 'PUT', path: ['0', '1'], options: text, payload: Buffer.from('ffffff', 'hex') }, '4.00'],
      [{ code: 'PUT', path: ['0', '1'], options: { [contentFormat]: 9999 }, payload: 'x' }, '4.15'],
      [{ code: 'PUT', path: ['0', '65535'], options: text }, '4.04'],
      [{ code: 'PUT', path: ['x'], options: text }, '4.04'],
      [{ code: 'PUT', path: [], options: text }, '4.05'],
      [{ code: 'PUT', path: ['0', '1', '0', '0'], options: text }, '4.05'],
      [{ code: 'PUT', path: ['0'], options: text, payload: Buffer.from('c10005', 'hex') }, '4.00'],
      [{ code: 'PUT', path: ['0'], options: text }, '4.00'],
      [{ code: 'POST', path: ['1', '0', '8'] }, '4.05'],
      [{ code: 'GET', path: ['bs'] }, '4.05'],
      [{ code: 'GET', path: ['0'], options: { [accept]: 110 } }, '4.05'],
      [{ code: 'FETCH', path: ['0'], options: { [contentFormat]: 320 }, payload: '[]' }, '4.05'],
    ];
    for (const [request, code] of cases) {
      expect((await stage.server.ask(request)).code, JSON.stringify(request)).to.equal(code);
    }
    expect((await stage.finish()).code).to.equal('4.06');
  });

  it('answers mutated writes in every format with a code, and goes on', async () => {
    await stage.begin();
    const random = seededRandom(11);
    const records = account(stage.registrar.uri)
      .filter(([path]) => path.startsWith('/1/1/'))
      .map(([path, value]) => record(path, value));
    const { tlv, senmlCbor, senmlJson, json, lwm2mCbor } = ContentFormat;
    for (const format of [tlv, senmlCbor, senmlJson, json, lwm2mCbor]) {
      const whole = encodeValues(format, parsePath('/1/1'), records, models);
      for (let count = 0; count < 60; count += 1) {
        const payload = Buffer.from(whole.subarray(0, 1 + Math.floor(random() * whole.length)));
        payload[Math.floor(random() * payload.length)] = Math.floor(random() * 256);
        const options = { [contentFormat]: format };
        const { code } = await stage.server.ask({ code: 'PUT', path: ['1', '1'], options, payload });
        expect(code).to.match(/^(2\.04|4\.00|4\.06|4\.13|4\.15)$/u);
      }
    }
    expect(stage.client.provisioned).to.have.length(0);
  });

  it('keeps written values only up to its limit', async () => {
    await stage.begin();
    const codes = new Set<string>();
    for (let id = 0; id < 5_000 && !codes.has('4.13'); id += 1) {
      codes.add((await stage.put(`/1/${id}`, [`/1/${id}/1`, 60])).code);
    }
    expect([...codes]).to.deep.equal(['2.04', '4.13']);
  });
});
