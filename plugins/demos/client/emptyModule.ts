/** Replaces demos in the server's build, and prerendered code in the browser's. */
export default null;
