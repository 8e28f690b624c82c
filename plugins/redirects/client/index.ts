export { loadRedirects } from './loadRedirects';
