import { fileURLToPath } from 'node:url'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { themeScript } from '../app/early/theme.js'

const here = fileURLToPath(new URL('.', import.meta.url))

/** The staff desk is an application of its own, so that nothing of it can get into a public bundle (ADR 79). */
export default defineConfig({
  root: here,
  base: '/admin/',
  plugins: [
    tailwindcss(),
    react(),
    // Before anything is painted, as on public pages; the web server names it by its hash.
    { name: 'theme', transformIndexHtml: () => [{ tag: 'script', children: themeScript, injectTo: 'head-prepend' }] },
  ],
  resolve: { conditions: ['seneb-source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: fileURLToPath(new URL('../.local/build/admin', import.meta.url)),
    emptyOutDir: true,
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // tests/architecture weighs what a person loads by it.
    manifest: true,
  },
})
