import { ActivityLogService } from '../features/activity/activity-log.ts';
import { createCatalogueDomain } from '../features/catalogue/catalogue.ts';
import { ModelService } from '../features/catalogue/object-definitions.ts';
import { noOutbox, EventBus } from '../features/events/events.ts';
import { HardwareImport, HardwarePreview, importedCollections } from '../features/hardware/import.ts';
import { SettingCategoryService } from '../features/settings/categories.ts';
import { TagService } from '../features/tags/tags.ts';
import type { Clock } from '../kernel/timers.ts';
import { openStore } from '../store/open-store.ts';
import type { Reader } from '../store/port.ts';

/**
 * Runs the services of an import over a copy of the data, so that the preview does not affect caches and listeners of
 * the server.
 */
export function createHardwarePreview(reader: Reader, clock: Clock): HardwarePreview {
  return new HardwarePreview({
    reader,
    openCopy: () => openStore('memory:', importedCollections, { clock }),
    importInto: (copy) => {
      const tags = new TagService(copy);
      const settingCategories = new SettingCategoryService(copy, async () => undefined);
      const catalogue = createCatalogueDomain({
        store: copy,
        clock,
        models: new ModelService(copy),
        settingCategories,
        activityLog: new ActivityLogService({
          store: copy,
          clock,
          events: new EventBus({ clock }),
          outbox: noOutbox(copy),
        }),
        changed: () => undefined,
      });
      return new HardwareImport({ store: copy, tags, settingCategories, ...catalogue });
    },
  });
}
