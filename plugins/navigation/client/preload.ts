/** Wraps Docusaurus's function that loads the code of a page. */
import preload from '@docusaurus/core/lib/client/preload';
import { repairEscapes } from '../../../core/escapes';

/** The router has decoded the path already: a `%` in it would be decoded a second time. */
const preloadPage: typeof preload = (pathname) => preload(repairEscapes(pathname));

export default preloadPage;
