import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fontPreloadPlugin } from './scripts/lib/font-preload-plugin.ts'
import { messagesPlugin } from './scripts/lib/messages-plugin.ts'

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
  plugins: [react(), messagesPlugin(root), fontPreloadPlugin()],
  resolve: {
    // Messages are parsed by the build; the parser itself stays at home.
    alias: {
      ...aliases,
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  },
  worker: { format: 'es' },
  // The databases beside the sources write all the time, and nothing of theirs is a module.
  server: { watch: { ignored: ['**/.local*/**', '**/dist/**', '**/test-results/**', '**/.cache/**'] } },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // Read by tests/bench/bundle.ts.
    manifest: true,
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
            // The signs of the navigation, likewise: thirty files of a few hundred bytes.
            { name: 'icons', test: /lucide-react/, minShareCount: 8 },
          ],
        },
      },
    },
  },
})
