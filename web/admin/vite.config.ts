import { themeScript } from '@seneb/ui/theme'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

import { svgComponents } from '../svg-components.js'

/**
 * Modules loaded by both the sign-in and the open desk, with all their imports; many small files compress badly one by
 * one.
 */
const start =
  /node_modules[/]react-dom[/]|preload-helper|packages[/]ui[/]src[/](?:art[/]seneb-mark|button|class-names|field|lazy-part|random-uuid|skeleton|theme|translated-nodes|visually-hidden)[.]|admin[/](?:paths[/]|titles[/]|unsaved[/]|session[/](?:staff-session-provider|use-error)|ui[/](?:desk-form|fields|note-bar|skeleton-rows))/

/** Other modules loaded by every page of the open desk. */
const frame =
  /packages[/]ui[/]src[/](?:button-link|dialog)[.]|admin[/](?:router|session[/](?:error-view|use-result|use-desk-mutation|use-later-pages)|ui[/](?:desk-dialog|desk-icon-button|dialog-form|page-head|status-chip|when))[.]/

const groups = [
  { name: 'start', test: start, priority: 2 },
  { name: 'frame', test: frame, priority: 1 },
]

const here = fileURLToPath(new URL('.', import.meta.url))

/** The staff desk is a separate application, so that none of its code can get into a public bundle. */
export default defineConfig({
  root: here,
  base: '/admin/',
  plugins: [
    tailwindcss(),
    svgComponents(),
    react(),
    // Runs before the first paint, as on public pages; the web server's policy lists its hash.
    { name: 'theme', transformIndexHtml: () => [{ tag: 'script', children: themeScript, injectTo: 'head-prepend' }] },
  ],
  resolve: { conditions: ['seneb-source', 'module', 'browser', 'development|production'] },
  // GraphiQL's workers are addresses that the server resolves, which the bundle of dependencies cannot contain.
  optimizeDeps: { exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'] },
  build: {
    outDir: fileURLToPath(new URL('../.local/build/admin', import.meta.url)),
    emptyOutDir: true,
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups } },
    },
    // The desk is one page: its lists of files to preload would be a hundredth of every page's script.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // tests/architecture measures from it the script size that a person loads.
    manifest: true,
  },
})
