import { handled } from '../handler.ts';
import type { RouteTable } from '../handler.ts';
import { pictureOf } from '../presenters/picture.ts';

/** Routes of the tag `users`. */
export function userRoutes(): RouteTable {
  return {
    'users.thumbnail': async ({ principal, response }) => {
      response.setHeader('Content-Type', 'image/png');
      response.end(pictureOf(principal.apiKeyId));
      return handled;
    },
  };
}
