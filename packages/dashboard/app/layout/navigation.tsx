import { useState, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { useSession } from '../session/session-context.ts';
import { isShown, type Area } from './area.ts';
import { areaGroups } from './areas.ts';
import { Icon } from './icon.tsx';

/** Links to the areas that the key may see. On narrow screens, a button shows and hides them. */
export function Navigation(): ReactElement {
  const { may } = useSession();
  const [path] = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  // A menu that was opened on one page is closed on the next.
  const open = openAt === path;
  const groups = areaGroups
    .map(({ label, areas }) => ({ label, areas: areas.filter((area) => isShown(area, may)) }))
    .filter(({ areas }) => areas.length > 0);
  const current = groups.flatMap(({ areas }) => areas).find((area) => isAt(area, path));
  return (
    <nav className="nav" aria-label="Pages" data-open={open}>
      <button
        type="button"
        className="text-button nav-toggle"
        aria-expanded={open}
        aria-controls="nav-groups"
        onClick={() => setOpenAt(open ? undefined : path)}
      >
        <Icon name="menu" />
        {current?.label ?? 'Pages'}
      </button>
      <div id="nav-groups" className="nav-groups">
        {groups.map(({ label, areas }) => (
          <div key={label} role="group" aria-label={label} className="nav-group">
            <span className="nav-label" aria-hidden="true">
              {label}
            </span>
            {areas.map((area) => (
              <Link key={area.href} href={area.href} aria-current={area === current ? 'page' : undefined}>
                <Icon name={area.icon} />
                {area.label}
              </Link>
            ))}
          </div>
        ))}
      </div>
    </nav>
  );
}

/** Whether a page belongs to an area. Its pages can have different first path segments, such as `/events/:id`. */
const isAt = ({ href, routes }: Area, path: string): boolean =>
  [href, ...routes.map((route) => route.path)].some((one) => firstPart(one) === firstPart(path));

const firstPart = (path: string): string => path.split('/')[1] ?? '';
