export { useDemo } from './useDemo';
