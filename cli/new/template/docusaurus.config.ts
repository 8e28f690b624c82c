/** The platform's plugins. To leave one out or add one, change `setup.plugins` and make the configuration of it. */
export { default, setup } from 'x-docs/docusaurus.config';
