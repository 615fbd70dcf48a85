import { useLive } from '../live/use-live.ts';
import { useReload } from '../live/use-reload.ts';

/** Reloads the page after events of dead letters and test deliveries. Successful deliveries cause no events. */
export function useDeliveryEvents(): void {
  const reload = useReload();
  useLive({
    types: ['activityLog'],
    onEvents: (events) => {
      if (events.some((event) => event.type === 'activityLog' && isDelivery(event.data.Description)))
        reload();
    },
  });
}

const isDelivery = (description: string): boolean =>
  description === 'Deliver events' || description === 'Test event consumer';
