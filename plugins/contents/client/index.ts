export { useCurrentHeading } from '../../../src/theme/TOCItems/useCurrentHeading';
