/** Stands for what plugins put on every page; a test gives its own to `renderOnPage`. */
export default {};
