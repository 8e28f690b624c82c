/** Replaces `nprogress`: the stylesheet draws a bar while the page waits for the next one. */

const attribute = 'data-loading';

export default {
  configure(): void {},
  start(): void {
    document.documentElement.setAttribute(attribute, '');
  },
  done(): void {
    document.documentElement.removeAttribute(attribute);
  },
};
