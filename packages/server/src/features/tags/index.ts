export { routes } from './routes/tags.ts';
