/** Stands for a demo in the server's build, and for a prerendered source in the browser's. */
export default null;
