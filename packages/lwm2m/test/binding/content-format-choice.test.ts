import { expect } from 'chai';
import { contentAt, formatsToTry } from '../../src/binding/content-format-choice.ts';
import { FormatMemory } from '../../src/binding/format-memory.ts';
import { parsePath } from '../../src/core.ts';
import { models } from '../codec/support.ts';

describe('choice of a Content-Format', () => {
  it('LwM2M 1.0: TLV for instances, text for one value', () => {
    const device = { lwm2mVersion: '1.0', contentFormats: [11_543] };
    expect(formatsToTry(device, 'many')).to.deep.equal([11_542, 11_543]);
    expect(formatsToTry(device, 'single')[0]).to.equal(0);
    expect(formatsToTry(device, 'bytes')[0]).to.equal(11_542);
  });

  it('LwM2M 1.1: the best of what the device lists', () => {
    expect(formatsToTry({ lwm2mVersion: '1.1', contentFormats: [11_542, 110, 112] }, 'many')).to.deep.equal([
      112, 110, 11_542,
    ]);
    expect(formatsToTry({ lwm2mVersion: '1.1', contentFormats: [60, 11_542] }, 'single')).to.deep.equal([
      11_542, 60, 0,
    ]);
  });

  it('a list without a common format, and none at all, are answered by trying', () => {
    for (const contentFormats of [[], [50]]) {
      expect(formatsToTry({ lwm2mVersion: '1.1', contentFormats }, 'many')).to.deep.equal([112, 110, 11_542]);
    }
  });

  it('what a path holds: a resource without a definition may have instances', () => {
    expect(contentAt(parsePath('/3/0'), models)).to.equal('many');
    expect(contentAt(parsePath('/3/0/0'), models)).to.equal('single');
    expect(contentAt(parsePath('/3/0/7'), models)).to.equal('many');
    expect(contentAt(parsePath('/3/0/7/1'), models)).to.equal('single');
    expect(contentAt(parsePath('/5/0/0'), models)).to.equal('bytes');
    expect(contentAt(parsePath('/31000/0/1'), models)).to.equal('many');
    expect(contentAt(parsePath('/31000/0/1/0'), models)).to.equal('single');
  });
});

describe('FormatMemory', () => {
  it('holds nothing for what works at once, and no more than its capacity', () => {
    const memory = new FormatMemory(2);
    memory.learn('a', 'read-many', 112, 112);
    expect(memory.size).to.equal(0);
    for (const device of ['a', 'b', 'c']) memory.learn(device, 'read-many', 110, 112);
    expect(memory.size).to.equal(2);
    expect(memory.order('a', 'read-many', [112])).to.deep.equal([112]);
    memory.forget('c');
    expect(memory.size).to.equal(1);
  });

  it('exports its learned formats, and imports them unless it has newer ones', () => {
    const memory = new FormatMemory(2);
    expect(memory.learn('a', 'read-many', 110, 112)).to.equal(true);
    expect(memory.learn('a', 'read-many', 110, 112)).to.equal(false);
    memory.learn('a', 'write-single', undefined, 112);
    const learned = memory.learned('a');
    expect(learned).to.deep.equal({ 'read-many': 110, 'write-single': null });
    const next = new FormatMemory(2);
    next.recall('a', learned);
    expect(next.order('a', 'read-many', [112, 110])).to.deep.equal([110, 112]);
    expect(next.order('a', 'write-single', [112])).to.deep.equal([undefined, 112]);
    expect(next.learn('a', 'read-many', 112, 112)).to.equal(true);
    next.recall('a', learned);
    expect(next.order('a', 'read-many', [112, 110])).to.deep.equal([112, 110]);
    next.recall('b', {});
    expect(next.size).to.equal(1);
  });
});
