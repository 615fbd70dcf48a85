import { bare, features, row, type SpecSection } from '../row.ts';

/** Section 9 of the specification. */
export const versioning: readonly SpecSection[] = [
  {
    title: '9. Versioning',
    rows: [
      row('9.1', 'The version is part of the path: /api/v3', bare('version.get')),
      row(
        '9.2',
        'Releases 2018_35 and 19A1 are understood',
        `${features}/hardware/routes/hardware-definitions: files of releases 2018_35 to 19A1 are accepted (spec 9.2)`,
      ),
      row(
        '9.3',
        'Installed versions are visible',
        'server/http/names: /version shows the versions of all parts, and the release that they implement (spec 9.2)',
      ),
      row(
        '9.4',
        'Deprecation: a date of removal, and replacements',
        'server/contract/deprecation: have a removal date, and successors that exist',
      ),
    ],
  },
];
