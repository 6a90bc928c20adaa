import { fileURLToPath } from 'node:url'

import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * What every page that answers needs besides React: one file instead of a dozen small ones, which compress badly apart
 * and are named by every route in the router's list (P5). Nothing in it may need the early scripts, which come before.
 */
const frame = new RegExp(
  [
    'app/hydration/(?:server-markup|static-island|use-hydrated|values-before-hydration)[.]',
    'app/ui/(?:asset-origin|button|class-names|lazy-part|toast|toast-queue|visually-hidden)[.]',
    'app/forms/(?:bot-signals|honeypot)[.]',
    'app/features/newsletter/(?:newsletter-form[.]copy|looks-like-address)[.]',
    'app/shell/(?:error-view|page-band|shell[.]copy)[.]',
    'app/art/parts/art-svg[.]',
    'vocabulary/(?:bot-signals|site-routes)[.]',
    'lucide-react/dist/esm/(?:createLucideIcon|icons/(?:chevron-down|circle-alert|circle-check|info|x))[.]',
  ].join('|'),
)

/** The controls that pages with a form share: together they weigh less than one by one. */
const fields =
  /app[/]ui[/](?:calendar-dates|checkbox|error-summary|field|select|select-options|text-input|text-area|choice-group|radio-group)[.]|icons[/]check[.]/

/**
 * What the early scripts and the pages both need, and nothing that only one of them does: one file, which comes with the
 * document, instead of several that compress badly apart.
 */
const early = new RegExp(
  [
    'app/early/(?:greeting|referral-session|stored-cookie-choice|stored-draft)[.]',
    'app/hydration/(?:hydrated-event|is-translated)[.]',
    'vite/preload-helper',
  ].join('|'),
)

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
  environments: {
    client: {
      build: {
        rolldownOptions: {
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
    // Fonts and pictures stay files of their own: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
})
