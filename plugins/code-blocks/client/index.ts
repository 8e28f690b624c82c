export { useCopy, type CopyState } from './useCopy';
