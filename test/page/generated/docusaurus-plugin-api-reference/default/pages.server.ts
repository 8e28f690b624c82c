/** Stands for the pages of a version, in browsers: none. */
export { links, pages } from '../../../../../plugins/api-reference/client/noPages';
