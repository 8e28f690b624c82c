/** Stands for a disk that is full when Docusaurus writes `versions.json`: the file is emptied and gets nothing. */
const fs = require('node:fs');
const path = require('node:path');

const { writeFile } = fs;

fs.writeFile = (file, ...args) => {
  if (path.basename(String(file)) === 'versions.json') {
    fs.truncateSync(file);
    args.at(-1)(new Error('ENOSPC: no space left on device, write'));
  } else {
    writeFile(file, ...args);
  }
};
