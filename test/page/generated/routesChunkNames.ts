/** Stands for the chunks of the site's routes. */
export default {};
