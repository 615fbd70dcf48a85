/** Moves through a page with the keyboard. */
import type { Page } from 'playwright-core';

/** Notes the controls that the keyboard should reach. A group of radio buttons or tabs has one; arrow keys move within. */
const expectControls = (within: string): string => `(() => {
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('[inert]') === null;
  const isMember = (one) => /^(?:option|treeitem|menuitem)$/.test(one.role ?? '')
    || one.type === 'radio' || (one.role === 'tab' && one.getAttribute('aria-selected') !== 'true');
  const controls = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [tabindex="0"]';
  const expected = [...document.querySelector(${JSON.stringify(within)}).querySelectorAll(controls)]
    .filter((one) => isShown(one) && !one.matches(':disabled') && !isMember(one));
  globalThis.unreached = new Set(expected);
  document.activeElement?.blur();
  addEventListener('focusin', ({ target }) => unreached.delete(target));
  return expected.length;
})()`;

/** Presses Tab through a part of a page, and returns the visible controls that never had the focus. */
export async function unreachedControls(page: Page, within: string): Promise<readonly string[]> {
  const count = await page.evaluate<number>(expectControls(within));
  // From wherever the focus is, once around the page and through the window of the browser. An input of a time has seven stops.
  for (let step = 0; step < 8 * count + 10; step += 1) {
    if (step % 10 === 0 && (await page.evaluate<number>('unreached.size')) === 0) break;
    await page.keyboard.press('Tab');
  }
  return page.evaluate<string[]>('Array.from(unreached, (one) => one.outerHTML.slice(0, 200))');
}
