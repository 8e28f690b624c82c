export { useCurrentHeading } from './useCurrentHeading';
