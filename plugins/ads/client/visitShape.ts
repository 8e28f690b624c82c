import { toShape } from './toShape';

/** The shape of all ads until the page is loaded anew: it does not change from page to page. */
export const visitShape = toShape(Math.random());
