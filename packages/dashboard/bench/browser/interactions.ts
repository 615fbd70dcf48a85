import type { Page } from 'playwright-core';

/** An input of a user, and the condition for its result. */
export interface Interaction {
  readonly name: string;
  /** The input, as a JavaScript expression in the page. */
  readonly act: string;
  /** The condition for the result, as a JavaScript expression in the page. */
  readonly shown: string;
  /** Milliseconds for which the page waits on purpose. Defaults to 0. */
  readonly waitMs?: number;
}

const button = (label: string): string =>
  `[...document.querySelectorAll('button')].find((one) => one.getAttribute('aria-label') === ${JSON.stringify(label)} || one.textContent.trim() === ${JSON.stringify(label)})`;
const link = (text: string): string =>
  `[...document.querySelectorAll('a')].find((one) => one.textContent.trim() === ${JSON.stringify(text)})`;
const says = (text: string): string =>
  `document.querySelector('main').innerText.includes(${JSON.stringify(text)})`;
const settled = `document.querySelector('[aria-busy=true]') === null`;
/** Sets the value of a field like typing does, so that React notices it. */
const type = (label: string, value: string): string => `(() => {
  const field = [...document.querySelectorAll('label')].find((one) => one.textContent.trim() === ${JSON.stringify(label)}).control;
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value').set.call(field, ${JSON.stringify(value)});
  field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
})()`;

/** A tour through the pages. */
export function interactions(round: number): readonly Interaction[] {
  const sender = `bench-load-${((round + 50) % 40) + 1}`;
  return [
    {
      name: 'open the list of devices',
      act: `${link('Devices')}.click()`,
      shown: `${settled} && ${says('1 to 25 of')}`,
    },
    {
      name: 'next page',
      act: `${button('Next page')}.click()`,
      shown: `${settled} && ${says('26 to 50 of')}`,
    },
    {
      name: 'last page',
      act: `${button('Last page')}.click()`,
      shown: `${settled} && ${button('Last page')}.disabled`,
    },
    {
      name: 'sort by name',
      act: `${button('Name')}.click()`,
      shown: `${settled} && document.querySelector('[aria-sort=ascending]') !== null && ${says('1 to 25 of')}`,
    },
    {
      name: 'sort by name, descending',
      act: `${button('Name')}.click()`,
      shown: `${settled} && document.querySelector('[aria-sort=descending]') !== null`,
    },
    {
      name: 'filter by status',
      act: type('Status', 'online'),
      shown: `${settled} && ${says('1 to 25 of 50')}`,
    },
    {
      name: 'search',
      waitMs: 300,
      act: type('Search', sender),
      shown: `${settled} && ${link(sender)} !== undefined && document.querySelectorAll('tbody tr').length < 12`,
    },
    { name: 'open a device', act: `${link(sender)}.click()`, shown: says('Read all') },
    {
      name: 'choose an object',
      act: `[...document.querySelectorAll('nav button')].find((one) => one.textContent.includes('/3303/0')).click()`,
      shown: says('Sensor Value'),
    },
    {
      name: 'plot a value',
      act: `[...document.querySelectorAll('button')].find((one) => one.textContent.includes('Sensor Value')).click()`,
      shown: `document.querySelector('canvas') !== null`,
    },
    {
      name: 'open the tab Registration',
      act: `${button('Registration')}.click()`,
      shown: says('Lifetime'),
    },
    { name: 'open the tab Activity', act: `${button('Activity')}.click()`, shown: says('Completed') },
    { name: 'open the overview', act: `${link('Overview')}.click()`, shown: says('Gateways') },
  ];
}

/** Returns the milliseconds from an input to the first frame with its result, measured in the page. */
export function timed(page: Page, act: string, shown: string): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve, reject) => {
    const startMs = performance.now();
    const isShown = () => { try { return Boolean(${shown}); } catch { return false; } };
    const look = () => {
      if (isShown()) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startMs)));
      else if (performance.now() - startMs > 30000) reject(new Error('Not shown: ' + ${JSON.stringify(shown)}));
      else requestAnimationFrame(look);
    };
    ${act};
    requestAnimationFrame(look);
  })`);
}
