import { routes as inheritedSettings } from './routes/inherited-settings.ts';
import { routes as settingCategories } from './routes/setting-categories.ts';
import { routes as settings } from './routes/settings.ts';

/** Routes of the feature `settings`. */
export const routes = { ...inheritedSettings, ...settingCategories, ...settings };
