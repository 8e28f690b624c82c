export { default } from '../../../../../data/ads';
