import { OptionNumber } from '@muster/coap';
import { VirtualClock } from '@muster/testkit';
import { expect } from 'chai';
import { ContentFormat, createBootstrapClient, encodeValues, parsePath } from '../../../src/index.ts';
import { DeviceStage } from './device-stage.ts';
import { readAnswer } from '../raw-device.ts';
import { failureOf, models, TestServer } from '../support.ts';
import { accountRecords, record } from './support.ts';

const { contentFormat } = OptionNumber;

describe('device that is bootstrapped', () => {
  let stage: DeviceStage;

  beforeEach(async () => {
    stage = await DeviceStage.open();
  });

  afterEach(() => stage.close());

  it('LightweightM2M-1.1-int-0: bootstraps, applies the written objects, and registers', async () => {
    stage.create();
    const registered = stage.client.start();
    const request = { code: 'POST', path: '/bs', query: ['ep=urn:dev:1', 'pct=112'] };
    expect(await stage.requested()).to.deep.include(request);
    await stage.putAccount();
    expect((await stage.finish()).code).to.equal('2.04');
    await registered;
    expect(stage.states).to.deep.equal(['bootstrapping', 'registering', 'registered']);
    expect(stage.registrar.registers[0]).to.deep.include({ endpointName: 'urn:dev:1', lifetimeSeconds: 300 });
    expect(stage.registrar.registers[0]?.objects.map(({ objectId }) => objectId)).to.deep.equal([1, 3, 3303]);
    expect(stage.client.serverUri).to.equal(stage.registrar.uri);
    expect(stage.stored).to.have.length(1);
    expect(stage.client.bootstraps).to.equal(1);
  });

  it('LightweightM2M-1.1-int-5: bootstraps again when the LwM2M Server triggers it', async () => {
    stage.create();
    await stage.bootstrapped(stage.client.start());
    const answer = await stage.registrar.perform({ type: 'execute', path: parsePath('/1/1/9') });
    expect(answer.code).to.equal('2.04');
    expect(await stage.server.answer('2.04')).to.include({ path: '/bs' });
  });

  it('asks again when it is resumed after it was suspended while it was bootstrapped', async () => {
    const clock = new VirtualClock();
    await stage.begin({ clock });
    stage.client.suspend();
    await clock.advance(600_000);
    expect(stage.states).to.deep.equal(['bootstrapping']);
    const resumed = stage.client.resume();
    while (stage.server.udp.waiting === 0) await new Promise((resolve) => setImmediate(resolve));
    await stage.bootstrapped(resumed);
    expect(stage.registrar.registers).to.have.length(1);
  });

  it('LightweightM2M-1.1-int-6: a device that has an account registers without asking, and updates when it is resumed', async () => {
    stage.create({ provisioned: accountRecords(stage.registrar.uri) });
    await stage.client.start();
    expect(stage.states).to.deep.equal(['registering', 'registered']);
    stage.client.suspend();
    await stage.client.resume();
    expect(stage.client.counters).to.include({ registrations: 1, updates: 1 });
    expect(stage.server.udp.waiting).to.equal(0);
  });

  it('LightweightM2M-1.1-int-7: falls back to the bootstrap server when registering fails', async () => {
    const clock = new VirtualClock();
    const gone = await TestServer.open();
    const { uri } = gone;
    await gone.close();
    const twice = { registrationAttempts: 2, parameters: { maxRetransmit: 0 }, clock };
    stage.create({ provisioned: accountRecords(uri), ...twice });
    const registered = stage.client.start();
    // The Bootstrap-Request has 2 s for its answer, of which the last step takes 1 s at most.
    while (!stage.states.includes('bootstrapping')) await clock.advance(1_000);
    expect(stage.states.filter((state) => state.startsWith('failed'))).to.have.length(2);
    await stage.bootstrapped(registered);
    expect(stage.client.serverUri).to.equal(stage.registrar.uri);
  });

  it('LightweightM2M-1.2-int-12: takes a Bootstrap-Pack', async () => {
    stage.create({ pack: true });
    const registered = stage.client.start();
    const records = accountRecords(stage.registrar.uri);
    const payload = encodeValues(ContentFormat.senmlCbor, {}, records, models);
    await stage.deviceSocket();
    const request = await stage.server.answer('2.05', { [contentFormat]: ContentFormat.senmlCbor }, payload);
    expect(request).to.include({ code: 'GET', path: '/bspack', accept: ContentFormat.senmlCbor });
    await registered;
    expect(stage.registrar.registers).to.have.length(1);
  });

  it('asks the other way where there is no Bootstrap-Pack', async () => {
    stage.create({ pack: true });
    void stage.client.start().catch(() => undefined);
    await stage.requested('5.01');
    expect(await stage.server.answer('2.04')).to.include({ code: 'POST', path: '/bs' });
  });

  it('asks the other way when the Bootstrap-Pack is inconsistent', async () => {
    stage.create({ pack: true });
    void stage.client.start().catch(() => undefined);
    const payload = encodeValues(ContentFormat.senmlJson, {}, [record('/1/0/5', 60)], models);
    await stage.deviceSocket();
    await stage.server.answer('2.05', { [contentFormat]: ContentFormat.senmlJson }, payload);
    expect(await stage.server.answer('2.04')).to.include({ code: 'POST', path: '/bs' });
    expect(stage.client.provisioned).to.have.length(0);
  });

  it('keeps its former objects when the bootstrap server falls silent, and bootstraps again', async () => {
    const clock = new VirtualClock();
    await stage.begin({ clock, bootstrapTimeoutSeconds: 60, backOff: { initialSeconds: 4 } });
    await stage.putAccount();
    await clock.advance(59_000);
    expect(stage.client.state).to.equal('bootstrapping');
    await clock.advance(1_500);
    expect(stage.states.at(-1)).to.equal('failed: bootstrap: the bootstrap server has not finished');
    expect(stage.client.provisioned).to.have.length(0);
    await clock.advance(4_000);
    expect(readAnswer(await stage.server.receive())).to.include({ path: '/bs' });
  });

  it('waits as long as a busy bootstrap server asks', async () => {
    const clock = new VirtualClock();
    stage.create({ clock });
    void stage.client.start().catch(() => undefined);
    await stage.requested('5.03', { [OptionNumber.maxAge]: 100 });
    await stage.until(() => stage.states.at(-1)?.startsWith('failed') === true);
    await clock.advance(99_000);
    expect(stage.server.udp.waiting).to.equal(0);
    await clock.advance(1_500);
    expect(readAnswer(await stage.server.receive())).to.include({ path: '/bs' });
  });

  it('waits for its hold-off time first', async () => {
    const clock = new VirtualClock();
    stage.create({ clock, holdOffSeconds: 30 });
    void stage.client.start().catch(() => undefined);
    await clock.advance(29_000);
    expect(stage.client.state).to.equal('idle');
    await clock.advance(2_000);
    expect(stage.client.state).to.equal('bootstrapping');
  });

  it('takes a new lifetime from the LwM2M Server, and stores it', async () => {
    stage.create({ provisioned: accountRecords(stage.registrar.uri) });
    await stage.client.start();
    const [path, records] = [parsePath('/1/1/1'), [record('/1/1/1', 600)]];
    const answer = await stage.registrar.perform({ type: 'write', path, mode: 'replace', records });
    expect(answer.code).to.equal('2.04');
    expect(stage.stored.at(-1)).to.deep.include(record('/1/1/1', 600));
    while (stage.client.counters.updates === 0) await new Promise((resolve) => setImmediate(resolve));
  });

  it('closes in the middle without a word', async () => {
    stage.create();
    const started = failureOf(stage.client.start());
    await stage.requested();
    await stage.client.close();
    expect(await started).to.have.property('name', 'DeviceUnreachableError');
    expect(stage.client.state).to.equal('closed');
  });

  it('checks its options', () => {
    stage.create();
    const base = { endpointName: 'a', bootstrapUri: 'coap://127.0.0.1', tree: stage.tree, models };
    expect(() => createBootstrapClient({ ...base, endpointName: '' })).to.throw(TypeError);
    expect(() => createBootstrapClient({ ...base, bootstrapUri: 'http://x' })).to.throw(TypeError);
    expect(() => createBootstrapClient({ ...base, bootstrapUri: 'coaps://x' })).to.throw(TypeError);
    expect(() => createBootstrapClient({ ...base, holdOffSeconds: -1 })).to.throw(RangeError);
    expect(() => createBootstrapClient({ ...base, bootstrapTimeoutSeconds: 0 })).to.throw(RangeError);
    expect(() => createBootstrapClient({ ...base, registrationAttempts: 0 })).to.throw(RangeError);
  });
});
