import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { viteStaticCopy } from 'vite-plugin-static-copy'
import { messagesPlugin } from './scripts/vite/messages-plugin.ts'
import { routeModulepreloadPlugin } from './scripts/vite/route-modulepreload-plugin.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const from = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The same aliases as tsconfig.base.json. */
export const aliases = {
  '@locales': from('./locales'),
  '@contract': from('./supabase/functions/_shared/contract'),
  '@scrivener': from('./supabase/functions/_shared/scrivener'),
  '@': from('./src'),
}

export default defineConfig({
  root,
  base: '/build/',
  plugins: [
    react(),
    messagesPlugin(root),
    routeModulepreloadPlugin('/build/'),
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
      // Messages are parsed by the build; the parser itself stays at home.
      {
        find: '@formatjs/icu-messageformat-parser',
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
      // Whoever asks for zod gets one that never tries to compile code.
      { find: /^zod$/, replacement: from('./src/lib/zod.ts') },
    ],
  },
  worker: { format: 'es' },
  // The databases beside the sources write all the time, and nothing of theirs is a module.
  server: { watch: { ignored: ['**/.local*/**', '**/dist/**', '**/test-results/**', '**/.cache/**'] } },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // Read by tests/bench/bundle.ts.
    manifest: true,
    modulePreload: {
      // A page preloads the chunks it imports. Other lazy chunks do not: Chromium remembers a failed preload like a
      // failed import, and `importWithRetry` can only give the chunk itself a new address.
      resolveDependencies: (file, dependencies) =>
        /-page-[^/]*\.js$/.test(file) ? dependencies : dependencies.filter((name) => name.endsWith('.css')),
    },
    sourcemap: 'hidden',
    // Fonts and pictures stay files: the content security policy allows no data: fonts, and they cache better.
    assetsInlineLimit: 0,
    // What may be how large is held by tests/routes/bundle.test.ts, gzipped.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the first screen needs anyway, in one file: parted by who else needs it, it was some 90 files that
            // compress badly. The entry stays by itself, since its name tells one version from the next.
            { name: 'start', tags: ['$initial'], test: (id) => !/index\.html|src\/app\/main\.tsx/.test(id) },
            // The rest likewise: each of these takes what its modules need and no group before it took. Left to itself the
            // bundler made sixty files of a few hundred bytes for a screen, and over HTTP/1.1 they queue for each other.
            // What the screens with and without the frame share:
            {
              name: 'kit',
              test: new RegExp(
                [
                  'chakra-ui/react/dist/esm/components/((checkmark|field|icon|input|input-group|stack|textarea|visually-hidden)/|icons\\.js)',
                  'lucide-react/dist/esm/(createLucideIcon|icons/(eye|eye-off|circle-exclamation-point)\\.)',
                  'tanstack/react-query/',
                  'src/ui/(data-table/select-box|icon-button|page|search-field|segment-choice|text-align|menu/menu-button)\\.tsx',
                  'src/app/shell/(language|theme)-menu',
                  'src/lib/(href|list-params)\\.ts',
                ].join('|'),
              ),
            },
            { name: 'frame', test: /src\/app\/shell\/(frame|default)-layout\.tsx$/ },
            // Icons that most screens use; a lower number makes the first load heavier, a higher one makes more small files.
            { name: 'icons', test: /lucide-react/, minShareCount: 10 },
            { name: 'list', test: /src\/ui\/(data-table\/data-table|pagination)\.tsx$/ },
            {
              name: 'form',
              test: /src\/ui\/form\/(field-frame|text-field|form|form-error|password-field|submit-button)\.tsx$/,
            },
            // What every machine of Chakra's runs on, apart from the large ones.
            { name: 'machine', test: /@zag-js\/(core|react|dom-query|focus-visible|utils)\// },
            { name: 'dialog', test: /chakra-ui\/react\/dist\/esm\/components\/(dialog|drawer)\// },
            { name: 'float', test: /chakra-ui\/react\/dist\/esm\/components\/(menu|popover)\/|floating-ui/ },
          ],
        },
      },
    },
  },
})
