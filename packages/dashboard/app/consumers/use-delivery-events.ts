import { useLive } from '../live/use-live.ts';
import { useReload } from '../live/use-reload.ts';

/** Reads the page again after events of dead letters and of test deliveries. Deliveries that succeed have no events. */
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
