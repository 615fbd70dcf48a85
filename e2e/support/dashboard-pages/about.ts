import type { MusterClient } from '@muster/sdk';
import type { ShownPage } from './shown-page.ts';

/** The pages of the area. Makes the data that the pages show. */
export function aboutPages(_client: MusterClient): Promise<readonly ShownPage[]> {
  return Promise.resolve([{ name: 'about', path: '/about', text: 'ApiKey' }]);
}
