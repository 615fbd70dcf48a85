import { useEffect, useState, type ReactElement } from 'react';
import { timeText } from '../format/text.ts';
import { Icon } from '../layout/icon.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { useLiveStatus } from './use-live.ts';

/** Shows in the header how the page gets updates. */
export function LiveMark(): ReactElement | null {
  const status = useLiveStatus();
  switch (status.kind) {
    case 'open':
      return <StatusMark tone="good" icon="check" text="Live" />;
    case 'broken':
      return <StatusMark tone="bad" icon="warning" text="Not live" />;
    case 'forbidden':
      return (
        <StatusMark
          tone="neutral"
          icon="clock"
          text="Every 5 s"
          title="You cannot follow live events: that needs the permission Event.Read. Pages read their data every 5 seconds."
        />
      );
    case 'connecting':
      return <StatusMark tone="busy" icon="clock" text="Connecting" />;
    case 'off':
      return null;
  }
}

/** Shows prominently that the values of the page are no longer updated. */
export function StaleBanner(): ReactElement | null {
  const status = useLiveStatus();
  const shown = useLater(status.kind === 'broken', 800);
  if (status.kind !== 'broken' || !shown) return null;
  return (
    <div className="note stale" data-tone="warn" role="alert">
      <Icon name="warning" />
      <span>
        <strong>Live updates stopped at {timeText(status.sinceMs)}.</strong> The values on this page can be
        out of date. Connecting again … {status.reason}
      </span>
    </div>
  );
}

/** Becomes true after `value` has been true for some milliseconds, so that short breaks do not flash. */
function useLater(value: boolean, ms: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!value) return undefined;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [value, ms]);
  return late;
}
