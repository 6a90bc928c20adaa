import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

import { svgComponents } from './svg-components.js'

/**
 * Modules that every interactive page needs besides React: one file instead of a dozen small ones, which compress badly
 * one by one.
 */
const frame =
  /app[/](?:root|root-data|pages[/]public-layout|seo[/]page-head|browser[/]external-dom-changes)[.]|packages[/]ui[/]src[/](?:lazy-part|translated-nodes)[.]/

/** Controls shared by pages with a form: one file for all is smaller than separate files. */
const fields =
  /packages[/]ui[/]src[/](?:checkbox|field)[.]|app[/]ui[/](?:calendar-dates|error-summary|radio-group|select)[.]|icons[/]check[.]|app[/]forms[/]form-definition[.]/

/**
 * Modules needed by both the early scripts and the pages, and nothing that only one of them needs. They form one file
 * that is loaded with the document, instead of several that compress badly one by one.
 */
const early = new RegExp(
  [
    'app/early/(?:disclaimer|greeting|referral-session|stored-cookie-choice|stored-draft)[.]|packages/ui/src/theme[.]',
    'app/browser/page-events[.]|app/ui/toast[.]|app/graph/last-request[.]',
    'app/care-desk/opening-hours[.]',
    'vite/preload-helper',
  ].join('|'),
)

/**
 * Returns the imports of a lazy part without the scripts that every interactive page has already loaded; each page
 * names those.
 */
function withoutLoaded(_file: string, imported: string[], { hostId }: { readonly hostId: string }): string[] {
  if (/early-[^/]*$/.test(hostId)) return imported
  return imported.filter((file) => !/(?:early|frame|rolldown-runtime)-[^/]*$/.test(file))
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), svgComponents(), reactRouter()],
  resolve: {
    // Our own packages are compiled from source, so that a web build needs no previous build of them.
    conditions: ['seneb-source', 'module', 'browser', 'development|production'],
    // Formik imports four functions of lodash; these are the same in a third of its bytes.
    alias: Object.fromEntries(
      ['clone', 'cloneDeep', 'isPlainObject', 'toPath'].map((name) => [
        `lodash-es/${name}`,
        `es-toolkit/compat/${name}`,
      ]),
    ),
  },
  ssr: {
    resolve: { conditions: ['seneb-source', 'module', 'node', 'development|production'] },
    // The server's pages contain their packages, because Node would read a thousand files, and share React with it.
    noExternal: command === 'build' ? true : undefined,
    external: ['react', 'react-dom', 'react-router', 'react-router-dom'],
  },
  // Dependencies of the pages are discovered when the development server starts; discovering them page by page would
  // reload the pages.
  optimizeDeps: {
    entries: ['app/entry.client.tsx', 'app/entry.early.ts', 'app/root.tsx', 'app/pages/*.{ts,tsx}'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // In addition to the router's entries: the script of every document, the only one without React.
          input: ['app/entry.early.ts'],
          output: {
            codeSplitting: {
              groups: [
                { name: 'early', test: early },
                { name: 'frame', test: frame },
                { name: 'fields', test: fields },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    // Fonts and pictures stay separate files: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: withoutLoaded },
    manifest: true,
  },
}))
