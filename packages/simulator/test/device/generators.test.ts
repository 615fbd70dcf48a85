import { expect } from 'chai';
import fc from 'fast-check';
import {
  drainPointAt,
  generate,
  sineAt,
  walkAt,
  type ComputedGenerator,
} from '../../src/device/generators.ts';

const day = 86_400_000;
const noonMs = Date.UTC(2026, 0, 15, 12);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 7_252 });

describe('generators', () => {
  it('are pure: any moment in any order yields the same', () => {
    const generators: ComputedGenerator[] = [
      { kind: 'sine', mean: 20, amplitude: 5, noise: 1, spread: 2 },
      { kind: 'walk', min: -120, max: -60 },
      { kind: 'drain' },
      { kind: 'steps', values: ['a', 'b'], everySeconds: 7 },
      { kind: 'uniform', min: 0, max: 1 },
      { kind: 'sequence', from: 5, step: -0.1, to: 1, everySeconds: 3 },
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...generators),
        fc.integer(),
        fc.nat(4_000_000_000_000),
        (generator, key, timeMs) => {
          const first = generate(generator, key, timeMs);
          generate(generator, key, timeMs + 12_345);
          expect(generate(generator, key, timeMs)).to.equal(first);
        },
      ),
    );
  });

  it('keep numbers in their bounds', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(4_000_000_000_000), (key, timeMs) => {
        expect(walkAt({ min: -120, max: -60 }, key, timeMs)).to.be.within(-120, -60);
        expect(generate({ kind: 'uniform', min: 3, max: 4 }, key, timeMs)).to.be.within(3, 4);
        expect(generate({ kind: 'drain', from: 80, to: 20 }, key, timeMs)).to.be.within(20, 80);
        expect(sineAt({ mean: 20, amplitude: 5, noise: 1, spread: 2 }, key, timeMs)).to.be.within(12, 28);
      }),
    );
  });

  it('make a day warm in the afternoon and cool at night', () => {
    const afternoon = sineAt({ mean: 20, amplitude: 6 }, 1, Date.UTC(2026, 0, 15, 15));
    const night = sineAt({ mean: 20, amplitude: 6 }, 1, Date.UTC(2026, 0, 15, 3));
    expect(afternoon).to.be.above(24);
    expect(night).to.be.below(16);
    expect(sineAt({ mean: 20, amplitude: 6 }, 1, noonMs)).to.equal(
      sineAt({ mean: 20, amplitude: 6 }, 1, noonMs + day),
    );
  });

  it('walk in small steps', () => {
    let largest = 0;
    for (let step = 0; step < 1000; step += 1) {
      const here = walkAt({ min: 0, max: 100 }, 5, noonMs + step * 10_000);
      const there = walkAt({ min: 0, max: 100 }, 5, noonMs + (step + 1) * 10_000);
      largest = Math.max(largest, Math.abs(here - there));
    }
    expect(largest).to.be.above(0).and.below(25);
  });

  it('drain a battery and charge it again', () => {
    const battery = { durationSeconds: 1000, rechargeSeconds: 100 };
    const points = Array.from({ length: 1100 }, (_, second) =>
      drainPointAt(battery, 9, noonMs + second * 1000),
    );
    expect(points.filter(({ charging }) => charging)).to.have.length.within(99, 101);
    expect(new Set(points.map(({ cycle }) => cycle)).size).to.equal(2);
    points.slice(1).forEach((point, i) => {
      const before = points[i];
      if (!before || before.charging !== point.charging) return;
      if (point.charging) expect(point.level).to.be.above(before.level);
      else expect(point.level).to.be.below(before.level);
    });
  });

  it('go through steps in order', () => {
    const steps: ComputedGenerator = { kind: 'steps', values: [1, 2, 3], everySeconds: 10 };
    expect([0, 9_999, 10_000, 20_000, 30_000].map((ms) => generate(steps, 0, ms))).to.deep.equal([
      1, 1, 2, 3, 1,
    ]);
  });
});
