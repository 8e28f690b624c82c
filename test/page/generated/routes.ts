/** Stands for the site's routes. */
export default [];
