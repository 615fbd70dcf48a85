/**
 * Object definitions built into Muster: OMA's own (0-7, 9, 10, 19, 21) and the usual IPSO set (3200-3203, 3300-3350),
 * each in the newest version in OMNA's registry. Other objects are added as DDF XML (see ddf.ts).
 */
import type { ObjectModel } from './model.ts';
import { coreObjects } from './objects/core.ts';
import { ipso3200 } from './objects/ipso-3200.ts';
import { ipso3300 } from './objects/ipso-3300.ts';
import { ipso3321 } from './objects/ipso-3321.ts';
import { ipso3336 } from './objects/ipso-3336.ts';
import { olderObjects } from './objects/older.ts';
import { readObjectTable } from './table.ts';

/** In ascending order of object id. Descriptions are empty, because their text belongs to the publishers. */
export const omaCatalogue: readonly ObjectModel[] = [
  coreObjects,
  ipso3200,
  ipso3300,
  ipso3321,
  ipso3336,
].flatMap(readObjectTable);

/**
 * Earlier versions in OMNA's registry of OMA's objects 0-5, 10 and 21 and of IPSO's 3336, for a model registry that
 * follows the `ver` of a device: `new ModelRegistry([...omaCatalogue, ...omaOlderVersions])`.
 */
export const omaOlderVersions: readonly ObjectModel[] = readObjectTable(olderObjects);
