import type { Page } from 'playwright-core';

/** A page with what shows that it is complete. */
export interface ShownPage {
  readonly name: string;
  readonly path: string;
  /** Text of the page that is there last. */
  readonly text: string | RegExp;
  /** What to do before the page is as wanted. */
  readonly prepare?: (page: Page) => Promise<void>;
}
