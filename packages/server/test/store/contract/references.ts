import { expect } from 'chai';

import { deleteOperation, insertOperation, putOperation, ReferencedError } from '../../../src/store/port.ts';
import type {
  AnyCollectionDefinition,
  CollectionDefinition,
  Condition,
  Entity,
  WriteOperation,
} from '../../../src/store/port.ts';
import { numbers, rejection, type Fixture } from './fixture.ts';
import { Model } from './model.ts';

interface House extends Entity {
  readonly town: string;
}
interface Room extends Entity {
  readonly houseId: string;
}
interface Guest extends Entity {
  readonly roomId?: string;
}
/** A photo of a house or of a room. */
interface Photo extends Entity {
  readonly ownerId: string;
}

const houses: CollectionDefinition<House> = { name: 'houses', indexes: [{ fields: ['town'] }] };
const rooms: CollectionDefinition<Room> = {
  name: 'rooms',
  indexes: [{ fields: ['houseId'] }],
  references: [{ field: 'houseId', to: ['houses'], onDelete: 'cascade' }],
};
/** Has the ID of its room. */
const keys: CollectionDefinition<Entity> = {
  name: 'roomKeys',
  indexes: [],
  references: [{ field: 'id', to: ['rooms'], onDelete: 'cascade' }],
};
const photos: CollectionDefinition<Photo> = {
  name: 'photos',
  indexes: [{ fields: ['ownerId'] }],
  references: [{ field: 'ownerId', to: ['houses', 'rooms'], onDelete: 'cascade' }],
};
const guests: CollectionDefinition<Guest> = {
  name: 'guests',
  indexes: [{ fields: ['roomId'] }],
  references: [
    { field: 'roomId', to: ['rooms'], onDelete: { restrict: 'Guests have this room. Move them first.' } },
  ],
};

export const referring: readonly AnyCollectionDefinition[] = [houses, rooms, keys, photos, guests];

/** Two houses with two rooms, each room with its key and a photo. */
const town: readonly WriteOperation[] = ['h1', 'h2'].flatMap((house) => [
  insertOperation(houses, { id: house, town: 't' }),
  insertOperation(photos, { id: `photo of ${house}`, ownerId: house }),
  ...[`${house}r1`, `${house}r2`].flatMap((room) => [
    insertOperation(rooms, { id: room, houseId: house }),
    insertOperation(keys, { id: room }),
    insertOperation(photos, { id: `photo of ${room}`, ownerId: room }),
  ]),
]);

export function referencesContract(fixture: Fixture): void {
  const idsOf = async (definition: AnyCollectionDefinition): Promise<string[]> =>
    (await fixture.store.collection(definition as CollectionDefinition<Entity>).find({})).map(({ id }) => id);

  describe('references', () => {
    beforeEach(() => fixture.store.write(town));

    it('lists by the text of a reference and by fields of what it refers to', async () => {
      const { store } = fixture;
      await store.write([
        insertOperation(houses, { id: 'HÄUSER', town: 'u' }),
        insertOperation(rooms, { id: 'r', houseId: 'HÄUSER' }),
        insertOperation(guests, { id: 'in', roomId: 'h2r1' }),
        insertOperation(guests, { id: 'out' }),
      ]);
      const page = async <T extends Entity>(
        definition: CollectionDefinition<T>,
        where: readonly Condition[],
      ): Promise<string[]> => {
        const { rows, total } = await store.collection(definition).page({ where, limit: 2 });
        expect(rows.length).to.equal(Math.min(2, total));
        return rows.map(({ id }) => id);
      };
      const houseId = 'houseId';
      const ofH2 = await page(rooms, [{ field: houseId, op: 'contains', value: 'H2' }]);
      expect(ofH2).to.deep.equal(['h2r1', 'h2r2']);
      expect(await page(rooms, [{ field: houseId, op: 'startsWith', value: 'häu' }])).to.deep.equal(['r']);
      expect(await page(rooms, [{ field: houseId, op: 'startsWith', value: '2' }])).to.deep.equal([]);
      expect(await page(guests, [{ field: 'roomId', op: 'contains', value: '' }])).to.deep.equal(['in']);
      const other: Condition = { field: 'town', op: 'ne', value: 't' };
      const among = { collection: houses, field: 'id', where: [other] };
      expect(await page(rooms, [{ field: houseId, op: 'among', value: [among] }])).to.deep.equal(['r']);
    });

    it('refuses a delete that a reference restricts, and keeps everything', async () => {
      await fixture.store.collection(guests).insert({ id: 'g', roomId: 'h1r2' });
      for (const refused of [
        fixture.store.collection(rooms).delete('h1r2'),
        fixture.store.collection(houses).delete('h1'),
      ]) {
        const error = await rejection(refused);
        expect(error).to.be.instanceOf(ReferencedError);
        expect(error).to.include({ code: 'referenced', collection: 'guests' });
        expect(error.message).to.equal('Guests have this room. Move them first.');
      }
      expect(await idsOf(photos)).to.have.lengthOf(6);
      await fixture.store.collection(guests).put({ id: 'g' });
      expect(await fixture.store.collection(houses).delete('h1')).to.equal(true);
    });

    it('refuses only that delete among the writes of a commit', async () => {
      const { store } = fixture;
      await store.collection(guests).insert({ id: 'g', roomId: 'h1r1' });
      const outcomes = await Promise.allSettled([
        store.collection(rooms).delete('h1r1'),
        store.collection(rooms).delete('h1r2'),
        store.write([putOperation(houses, { id: 'h3', town: 't' }), deleteOperation(rooms, 'h1r1')]),
        store.write([putOperation(houses, { id: 'h4', town: 't' }), deleteOperation(rooms, 'h2r1')]),
      ]);
      const isDone = outcomes.map(({ status }) => status === 'fulfilled');
      expect(isDone).to.deep.equal([false, true, false, true]);
      expect(await idsOf(rooms)).to.deep.equal(['h1r1', 'h2r2']);
      expect(await idsOf(houses)).to.deep.equal(['h1', 'h2', 'h4']);
    });

    it('continues a transaction after a refused delete', async () => {
      await fixture.store.transaction(async (tx) => {
        await tx.collection(guests).insert({ id: 'g', roomId: 'h1r1' });
        await rejection(tx.collection(houses).delete('h1'));
        await tx.collection(guests).delete('g');
        await tx.collection(houses).delete('h1');
      });
      expect(await idsOf(houses)).to.deep.equal(['h2']);
      expect(await idsOf(keys)).to.deep.equal(['h2r1', 'h2r2']);
    });

    it('deletes many with their referring documents', async () => {
      const { store } = fixture;
      const more = Array.from({ length: 450 }, (_, i) => String(i).padStart(3, '0'));
      await store.write(
        more.flatMap((id) => [
          insertOperation(houses, { id, town: 'u' }),
          insertOperation(rooms, { id: `${id}r`, houseId: id }),
        ]),
      );
      const where = [{ field: 'town', op: 'eq', value: 'u' }] as const;
      expect(await store.collection(houses).deleteWhere(where)).to.equal(450);
      expect(await idsOf(rooms)).to.deep.equal(['h1r1', 'h1r2', 'h2r1', 'h2r2']);
    });

    it('follows the declarations, for any deletions in any order', async () => {
      const { store } = fixture;
      const model = new Model(referring);
      model.write(town);
      const next = numbers(11);
      for (let step = 0; step < 40; step += 1) {
        const house = `h${next(3)}`;
        const room = `${house}r${next(3)}`;
        const writes: WriteOperation[] = [
          putOperation(houses, { id: house, town: 't' }),
          putOperation(rooms, { id: room, houseId: house }),
          putOperation(photos, { id: `p${next(5)}`, ownerId: next(2) === 0 ? house : room }),
          putOperation(keys, { id: room }),
          putOperation(guests, { id: `g${next(3)}`, ...(next(2) === 0 ? { roomId: room } : {}) }),
        ];
        const some = writes.slice(next(writes.length));
        model.write(some);
        await store.write(some);
        const [definition, id] = next(2) === 0 ? [houses, `h${next(3)}`] : [rooms, `h${next(3)}r${next(3)}`];
        const isDeleted = await store
          .collection(definition as CollectionDefinition<Entity>)
          .delete(id)
          .then(
            () => true,
            () => false,
          );
        expect(isDeleted, `step ${step}: ${id}`).to.equal(model.delete(definition, id));
        for (const one of referring) {
          const expected = model.find(one, {}).map((doc) => doc.id);
          expect(await idsOf(one), `step ${step}: ${one.name}`).to.deep.equal(expected);
        }
      }
    });
  });
}
