import { fileURLToPath } from 'node:url'

import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: {
    // Our own packages are compiled from source, so that a build of the web needs no build of them before.
    conditions: ['seneb-source', 'module', 'browser', 'development|production'],
    alias: {
      'lodash-es/cloneDeep': fileURLToPath(new URL('app/slim/clone-deep.ts', import.meta.url)),
      'lodash-es/clone': fileURLToPath(new URL('app/slim/clone.ts', import.meta.url)),
    },
  },
  ssr: { resolve: { conditions: ['seneb-source', 'module', 'node', 'development|production'] } },
  build: {
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    // Fonts and pictures stay files of their own: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
})
