export { given } from '../../domain/given.ts';
