export { routes } from './routes/event-consumers.ts';
