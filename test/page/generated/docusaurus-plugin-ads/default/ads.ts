export { default } from '@site/data/ads';
