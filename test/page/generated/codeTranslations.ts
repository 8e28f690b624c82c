/** Stands for translated strings: English has none. */
export default {};
