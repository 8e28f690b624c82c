#!/usr/bin/env node
/** The MCP server of the docs. It speaks over standard input and output with the assistant that starts it. */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { openDocs } from './docs';
import { createServer } from './tools';

/** Where the site of this build is served. */
declare const SITE_ADDRESS: string;

const [address = SITE_ADDRESS] = process.argv.slice(2);

openDocs(address)
  .then((docs) => createServer(docs).connect(new StdioServerTransport()))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
