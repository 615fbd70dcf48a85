export { routes } from './routes/bootstrap-servers.ts';
