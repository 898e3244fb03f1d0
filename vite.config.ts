import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { viteStaticCopy } from 'vite-plugin-static-copy'
import { iconSetPlugin } from './scripts/demo/icon-set-plugin.ts' // template areas
import { messagesPlugin } from './scripts/vite/messages-plugin.ts'
import { publicPagesPlugin } from './scripts/vite/public-pages-plugin.ts'
import { routeModulepreloadPlugin } from './scripts/vite/route-modulepreload-plugin.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const from = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The same aliases as tsconfig.base.json. */
export const aliases = {
  '@locales': from('./locales'),
  '@contract': from('./supabase/functions/_shared/contract'),
  '@compile': from('./supabase/functions/_shared/compile'),
  '@docx': from('./supabase/functions/_shared/docx'),
  '@scrivener': from('./supabase/functions/_shared/scrivener'),
  '@': from('./src'),
}

export default defineConfig({
  root,
  base: '/build/',
  plugins: [
    react(),
    messagesPlugin(root),
    iconSetPlugin(root), // template areas
    routeModulepreloadPlugin('/build/'),
    publicPagesPlugin(root),
    // The viewer of the API documentation (public/api-docs), which the app never loads.
    viteStaticCopy({
      targets: [
        {
          src: 'node_modules/swagger-ui-dist/swagger-ui{-bundle.js,.css}',
          dest: 'api-docs',
          rename: { stripBase: true },
        },
      ],
    }),
  ],
  resolve: {
    alias: [
      ...Object.entries(aliases).map(([find, replacement]) => ({ find, replacement })),
      // The build parses the messages, so the parser is not bundled.
      {
        find: '@formatjs/icu-messageformat-parser',
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
      // The package names only its development build, which is 0.6 kB larger.
      ...(['index', 'dom-export'] as const).map((file) => ({
        find: file === 'index' ? /^react-router$/ : /^react-router\/dom$/,
        replacement: from(`./node_modules/react-router/dist/production/${file}.mjs`),
      })),
      // Every import of zod gets the variant that compiles no code.
      { find: /^zod$/, replacement: from('./src/lib/api/zod.ts') },
    ],
  },
  worker: { format: 'es' },
  // The databases in the checkout change often and contain no modules.
  server: { watch: { ignored: ['**/.local*/**', '**/dist/**', '**/test-results/**', '**/.cache/**'] } },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // Read by tests/bench/bundle.ts.
    manifest: true,
    modulePreload: {
      // A browser without modulepreload loads the same chunks a little later.
      polyfill: false,
      // The list of each chunk's imports would add 9 kB to the first visit; scripts/vite/route-modulepreload-plugin.ts
      // preloads the chunks of a page.
      resolveDependencies: (_file, dependencies) => dependencies.filter((name) => name.endsWith('.css')),
    },
    // Only on request (`SOURCE_MAPS=1 npm run build`), because everything in dist/ is deployed.
    sourcemap: process.env.SOURCE_MAPS ? 'hidden' : false,
    // Fonts and images stay files: the content security policy forbids data: fonts, and files cache better.
    assetsInlineLimit: 0,
    // tests/routes/bundle.test.ts limits the gzipped sizes.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each group has its modules and what they import, in one file; without groups, a screen loads two hundred
          // files of a few hundred bytes, which compress badly and queue over HTTP/1.1.
          groups: [
            { name: 'start', tags: ['$initial'], test: (id) => !/index\.html|src\/app\/main\.tsx/.test(id) },
            // Before the frame, because signing in loads it without the frame.
            {
              name: 'form',
              test: /src\/(ui\/form\/(form|text-field|password-field|submit-button)|features\/auth\/components\/(guest-only|demo-accounts))\.tsx$/,
            },
            { name: 'frame', test: /src\/app\/(overlay-layout|shell\/frame-layout)\.tsx$/ },
            // Apart from the table, because the mailbox has rows without one: everything that it shares with a table, or
            // else it would load the table for an icon.
            {
              name: 'rows',
              test: /src\/ui\/(data-table\/select-box|lists\/search-field|inputs\/quick-select|form\/checkbox-field|output\/save-file)\.tsx?$|@tanstack\/react-virtual|use-sync-external-store|icons\/(download|ellipsis|message-square|settings-2|tags)\.mjs$/,
            },
            { name: 'list', test: /src\/ui\/lists\/list-page\.tsx$/ },
          ],
        },
      },
    },
  },
})
