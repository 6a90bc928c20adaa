import { fileURLToPath } from 'node:url'

import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

import { routerInUse } from './router-in-use.js'

/**
 * What every page that answers needs besides React: one file instead of a dozen small ones, which compress badly apart
 * and are named by every route in the router's list (P5). What of it the early scripts need too, which come before, is in
 * their own file.
 */
const frame = new RegExp(
  [
    'app/hydration/(?:server-markup|static-island|use-hydrated|values-before-hydration)[.]',
    'app/ui/(?:asset-origin|button|class-names|lazy-part|visually-hidden)[.]',
    'app/forms/(?:bot-signals|honeypot)[.]',
    'app/features/newsletter/(?:newsletter-form[.]copy|looks-like-address)[.]',
    'app/shell/(?:error-view|page-band|shell[.]copy)[.]',
    'app/(?:seo/(?:page-head|own-page-head|web-page)|pages/public-layout|public-frame|root|root-data)[.]',
    'app/shell/(?:document-links|external-link|footer|footer-column|header|logo|open-menu-button|page-shell|route-change|scroll-memory|site-settings)[.]',
    'app/features/(?:newsletter/subscribe-newsletter-form|referrals/(?:is-home|attribution[.]copy|referral-banner))[.]',
    'app/art/parts/art-svg[.]',
    'vocabulary/(?:bot-signals|site-routes)[.]',
    'app/slim/create-icon[.]|app/shell/document-failure[.]',
    'lucide-react/dist/esm/(?:icons/(?:chevron-down|circle-alert|circle-check|info|x))[.]',
  ].join('|'),
)

/** The controls that pages with a form share: together they weigh less than one by one. */
const fields =
  /app[/]ui[/](?:calendar-dates|checkbox|error-summary|field|select|select-options|text-input|text-area|choice-group|radio-group)[.]|icons[/]check[.]|app[/]forms[/](?:form-definition|form-values|form-copy|own-time-zone)[.]/

/**
 * What the early scripts and the pages both need, and nothing that only one of them does: one file, which comes with the
 * document, instead of several that compress badly apart.
 */
const early = new RegExp(
  [
    'app/early/(?:disclaimer|greeting|referral-session|stored-cookie-choice|stored-draft|theme)[.]',
    'app/hydration/(?:hydrated-event|is-translated)[.]|app/ui/toast[.]|app/graph/last-request[.]',
    'app/care-desk/(?:care-desk-now|care-desk[.]types)[.]|app/analytics/page-signals[.]',
    'vite/preload-helper',
  ].join('|'),
)

/** What a part that comes later imports, without the scripts that every page that answers has loaded: each page names them. */
function withoutLoaded(_file: string, imported: string[], { hostId }: { readonly hostId: string }): string[] {
  if (/(?:entry[.]client|early)-[^/]*$/.test(hostId)) return imported
  return imported.filter((file) => !/(?:early|frame|rolldown-runtime)-[^/]*$/.test(file))
}

/** Formik without the components that no form of ours uses, and that assignments in its one file hold on to (P5). */
function formikInUse(): Plugin {
  return {
    name: 'seneb:formik-in-use',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/formik[.]esm[.]js$/.test(id)) return null
      const lighter = code
        .replace(/^import hoistNonReactStatics .*$/m, 'const hoistNonReactStatics = (target) => target;')
        .replaceAll(/^(?:Form|FieldArrayInner)[.](?:displayName|defaultProps) = (?:'Form'|\{[^}]*\});$/gm, '')
      if (lighter.length >= code.length) throw new Error('Formik makes its components otherwise than it did')
      return { code: lighter, map: null }
    },
  }
}

/** The icons without what of their builder no icon of ours uses; for the server too, so that both write the same (P5). */
function iconsInUse(): Plugin {
  const builder = fileURLToPath(new URL('app/slim/create-icon.ts', import.meta.url))
  return {
    name: 'seneb:icons-in-use',
    enforce: 'pre',
    resolveId: (source) => (/[/]createLucideIcon[.]mjs$/.test(source) ? builder : null),
  }
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), routerInUse(), formikInUse(), iconsInUse()],
  resolve: {
    // Our own packages are compiled from source, so that a build of the web needs no build of them before.
    conditions: ['seneb-source', 'module', 'browser', 'development|production'],
    alias: {
      deepmerge: fileURLToPath(new URL('app/slim/deep-merge.ts', import.meta.url)),
      'react-fast-compare': fileURLToPath(new URL('app/slim/is-equal.ts', import.meta.url)),
      'lodash-es/cloneDeep': fileURLToPath(new URL('app/slim/clone-deep.ts', import.meta.url)),
      'lodash-es/clone': fileURLToPath(new URL('app/slim/clone.ts', import.meta.url)),
      'lodash-es/isPlainObject': fileURLToPath(new URL('app/slim/is-plain-object.ts', import.meta.url)),
      'lodash-es/toPath': fileURLToPath(new URL('app/slim/to-path.ts', import.meta.url)),
    },
  },
  ssr: {
    resolve: { conditions: ['seneb-source', 'module', 'node', 'development|production'] },
    // The pages for the server hold their packages, of which Node would read a thousand files, and share React with it.
    ...(command === 'build' && {
      noExternal: true as const,
      external: ['react', 'react-dom', 'react-router', 'react-router-dom'],
    }),
  },
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
    modulePreload: { polyfill: false, resolveDependencies: withoutLoaded },
    manifest: true,
  },
}))
