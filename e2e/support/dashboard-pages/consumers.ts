import type { MusterClient } from '@muster/sdk';
import { press, shown, type ShownPage } from './shown-page.ts';

/** The pages of the area. Makes the data that the pages show. */
export async function consumersPages(client: MusterClient): Promise<readonly ShownPage[]> {
  const { Id } = await client.eventConsumers.create({
    Name: 'harbour office',
    HttpEndpoint: 'https://hooks.example.com/muster',
    EventTypes: ['measurement', 'event.active'],
    // Nothing leaves this machine.
    UsingHttpEndpoint: false,
  });
  const [all, one] = ['/event-consumers', `/event-consumers/${Id}`] as const;
  return [
    shown('event-consumers', all, 'harbour office'),
    shown('event-consumers-create', all, 'Collect and deliver events', press('Create an event consumer')),
    shown('event-consumer', one, 'There are no dead letters.'),
    shown('event-consumer-edit', one, 'Make a new secret and show it once', press('Edit')),
    shown('event-consumer-test', one, /^The service delivers one event/, press('Send a test')),
  ];
}
