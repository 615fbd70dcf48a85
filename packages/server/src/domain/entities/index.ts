export { collections } from '../../features/generated/collections.ts';
