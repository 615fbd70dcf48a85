import type { MusterClient } from '@muster/sdk';
import type { ShownPage } from './shown-page.ts';

/** The pages of the area. Makes the data that the pages show. */
export async function consumersPages(client: MusterClient): Promise<readonly ShownPage[]> {
  const { Id } = await client.eventConsumers.create({
    Name: 'harbour office',
    HttpEndpoint: 'https://hooks.example.com/muster',
    EventTypes: ['measurement', 'event.active'],
    // Nothing leaves this machine.
    UsingHttpEndpoint: false,
  });
  return [
    { name: 'event-consumers', path: '/event-consumers', text: 'harbour office' },
    {
      name: 'event-consumers-create',
      path: '/event-consumers',
      text: 'Collect and deliver events',
      prepare: (page) => page.getByRole('button', { name: 'Create an event consumer' }).click(),
    },
    { name: 'event-consumer', path: `/event-consumers/${Id}`, text: 'There are no dead letters.' },
    {
      name: 'event-consumer-edit',
      path: `/event-consumers/${Id}`,
      text: 'Make a new secret and show it once',
      prepare: (page) => page.getByRole('button', { name: 'Edit', exact: true }).click(),
    },
    {
      name: 'event-consumer-test',
      path: `/event-consumers/${Id}`,
      text: /^The service delivers one event/,
      prepare: (page) => page.getByRole('button', { name: 'Send a test' }).click(),
    },
  ];
}
