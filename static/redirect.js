// Leads on from a page that has moved, with the query and the hash that it was opened with.
const target = new URL(document.currentScript.dataset.to, window.location.href);
target.search = window.location.search;
target.hash = window.location.hash || target.hash;
window.location.replace(target);
