import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { viteStaticCopy } from 'vite-plugin-static-copy'
import { iconSetPlugin } from './scripts/vite/icon-set-plugin.ts'
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
  '@scrivener': from('./supabase/functions/_shared/scrivener'),
  '@': from('./src'),
}

export default defineConfig({
  root,
  base: '/build/',
  plugins: [
    react(),
    messagesPlugin(root),
    iconSetPlugin(root),
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
      // The list of each chunk's imports would add 9 kB to the first visit; scripts/vite/route-modulepreload-plugin.ts
      // preloads the chunks of a page. Other lazy chunks preload none: Chromium remembers a failed preload like a failed
      // import, and `importWithRetry` can only give the chunk itself a new address.
      resolveDependencies: (_file, dependencies) => dependencies.filter((name) => name.endsWith('.css')),
    },
    // Only on request (`SOURCE_MAPS=1 npm run build`), because everything in dist/ is deployed.
    sourcemap: process.env.SOURCE_MAPS ? 'hidden' : false,
    // Fonts and images stay files: the content security policy forbids data: fonts, and files cache better.
    assetsInlineLimit: 0,
    // tests/routes/bundle.test.ts limits the gzipped sizes.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // Merging chunks renames the exports of lazy modules, which importWithRetry reads by name.
      experimental: { chunkOptimization: false },
      output: {
        codeSplitting: {
          groups: [
            // The modules of the first screen in one file, because about 90 small files compress badly. The entry
            // stays separate, because its name identifies the version.
            { name: 'start', tags: ['$initial'], test: (id) => !/index\.html|src\/app\/main\.tsx/.test(id) },
            // Each group takes its modules that no earlier group took; without groups, screens load up to sixty tiny
            // files. The first group is shared by screens with and without the frame:
            {
              name: 'kit',
              test: new RegExp(
                [
                  'chakra-ui/react/dist/esm/components/((checkmark|field|icon|input|input-group|stack|textarea|visually-hidden)/|icons\\.js)',
                  'lucide-react/dist/esm/(createLucideIcon|icons/(eye|eye-off|circle-exclamation-point)\\.)',
                  'tanstack/react-query/',
                  'src/ui/(data-table/select-box|inputs/(icon-button|segment-choice)|layout/page|lists/search-field|menu/menu-button)\\.tsx',
                  'src/app/shell/(language|theme)-menu',
                  'src/lib/(time/calendar-day|routing/(href|list-params)|queries/(newer-rows|refetch))\\.ts',
                ].join('|'),
              ),
            },
            { name: 'frame', test: /src\/app\/shell\/(frame|default)-layout\.tsx$/ },
            // Icons that most screens use; a lower count makes the first load larger, a higher one makes more small
            // files.
            { name: 'icons', test: /lucide-react/, minShareCount: 10 },
            { name: 'list', test: /src\/ui\/(data-table\/data-table|lists\/pagination)\.tsx$/ },
            {
              name: 'form',
              test: /src\/ui\/form\/(field-frame|text-field|form|form-error|password-field|submit-button)\.tsx$/,
            },
            // The shared parts of Chakra's state machines.
            { name: 'machine', test: /@zag-js\/(core|react|dom-query|focus-visible|utils)\// },
            { name: 'dialog', test: /chakra-ui\/react\/dist\/esm\/components\/(dialog|drawer)\// },
            { name: 'float', test: /chakra-ui\/react\/dist\/esm\/components\/(menu|popover)\/|floating-ui/ },
          ],
        },
      },
    },
  },
})
