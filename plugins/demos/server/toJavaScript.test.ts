import { toJavaScript } from './toJavaScript';
test('x', async () => { expect(await toJavaScript('let a: string')).toBe('let a;\n'); });
