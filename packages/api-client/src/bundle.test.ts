import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const entry = fileURLToPath(new URL('./index.ts', import.meta.url));

/** The code that a bundle of one screen holds of this package and of what it stands on. */
async function bundleOf(screen: string): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'screen',
        resolveId: (id) => (id === 'virtual:screen' ? id : null),
        load: (id) => (id === 'virtual:screen' ? screen : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: 'virtual:screen', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  return result.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
}

test('a screen holds only the endpoints and schemas that it uses', async () => {
  const code = await bundleOf(`
    import { createClient, listSchools } from ${JSON.stringify(entry)};
    export const load = () => createClient().request(listSchools);
  `);
  expect(code).toContain('/api/decola/list/schools');
  expect(code.match(/\/api\/[\w/:]+/g)).toEqual(['/api/decola/list/schools']);
  expect(code).not.toContain('isFirstLogin');
  expect(code).not.toContain('attemptLimit');
}, 60_000);

test('what nobody uses costs nothing', async () => {
  expect((await bundleOf(`import ${JSON.stringify(entry)};`)).trim()).toBe('');
}, 60_000);
