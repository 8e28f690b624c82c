/** The MCP server as an assistant starts it: by `npx`, from the address where the site has it. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from '@playwright/test';
import { PACKAGE_FILE } from '../../plugins/mcp/types';
import { serve } from '../support/served';
import { buildDir, current, versions } from '../support/site';

test('an assistant starts the server from the site, and reads every version', async () => {
  const { origin, close } = await serve(buildDir);
  const address = origin + current.basePath;
  const client = new Client({ name: 'test', version: '1.0.0' });
  const args = ['-y', address + PACKAGE_FILE, address];
  await client.connect(new StdioClientTransport({ command: 'npx', args }));
  const call = async (name: string, given: Record<string, string>) => {
    const { content, isError } = await client.callTool({ name, arguments: given });
    const [{ text }] = content as [{ text: string }];
    expect(isError, text).toBeFalsy();
    return text;
  };
  try {
    for (const { label, products } of versions) {
      await test.step(label, async () => {
        const version = label;
        const found = await call('search', { query: 'DataGrid', version });
        expect(found).toMatch(/\[DataGrid\].*\(API\) `\/api\/data-grid\/data-grid`/);
        expect(await call('read_page', { path: '/react-data-grid', version })).toMatch(/^# /);
        expect(await call('read_api', { name: 'DataGrid', version })).toContain('`columns`');
        for (const product of products) {
          const comparison = await call('compare', { product, from: label });
          expect(comparison).toContain(`${label} `);
        }
      });
    }
  } finally {
    await client.close();
    close();
  }
});
