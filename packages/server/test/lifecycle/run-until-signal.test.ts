import { expect } from 'chai';

import { runUntilSignal } from '../../src/lifecycle/run-until-signal.ts';

describe('runUntilSignal', () => {
  it('closes on the signal and removes its handler', async () => {
    const before = process.listenerCount('SIGUSR2');
    const events: string[] = [];
    const running = runUntilSignal(
      { close: async () => void events.push('closed') },
      { signals: ['SIGUSR2'], onStop: (signal) => events.push(signal) },
    );
    process.kill(process.pid, 'SIGUSR2');
    const keepAlive = setInterval(() => undefined, 1_000);
    expect(await running).to.equal('SIGUSR2');
    clearInterval(keepAlive);
    expect(events).to.deep.equal(['SIGUSR2', 'closed']);
    expect(process.listenerCount('SIGUSR2')).to.equal(before);
  });

  it('rejects when closing fails', async () => {
    const running = runUntilSignal(
      { close: () => Promise.reject(new Error('stuck')) },
      { signals: ['SIGUSR2'] },
    );
    const keepAlive = setInterval(() => undefined, 1_000);
    process.kill(process.pid, 'SIGUSR2');
    const message = await running.catch((error: unknown) => (error as Error).message);
    clearInterval(keepAlive);
    expect(message).to.equal('stuck');
  });
});
