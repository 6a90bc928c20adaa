import { themeScript } from '@seneb/ui/theme'
import { useContext, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router-dom'

import { emptySiteSettings, siteSettingsFrom } from './shell/site-settings.js'
import { legalVersionsFrom } from './forms/legal-versions.server.js'
import { StaticIsland } from './hydration/static-island.js'
import { HydratedSignal } from './hydration/use-hydrated.js'
import { SiteSettingsDocument } from './graph/generated/graphql.js'
import type { SenebLoadContext } from './graph/load-context.js'
import { PublicFrame } from './public-frame.js'
import type { RootData } from './root-data.js'
import { useRouteGroup, useIsDocument } from './route-handle.js'
import { DocumentLinks, EarlyScriptTag } from './shell/document-links.js'
import { ErrorView } from './shell/error-view.js'
import { HeaderGround } from './shell/page-band.js'
import { ScrollMemory } from './shell/scroll-memory.js'
import { ServedDocument } from './shell/served-document.js'
import { AssetOrigin } from './ui/asset-origin.js'

/** Maximum time that a page without other requests waits for its footer's data; it is then rendered without them. */
const timeoutMs = 800

/** Loads data available to every page; without the graph a page still renders, with no invented values (D-77). */
export async function loader({ context }: LoaderFunctionArgs<SenebLoadContext>): Promise<RootData> {
  const { assetOrigin, readFrame, siteOrigin } = context
  const reading = await readFrame(SiteSettingsDocument, {}, timeoutMs)
  const [settings, legalVersions] = [siteSettingsFrom(reading), legalVersionsFrom(reading)]
  return { settings, legalVersions, siteOrigin, assetOrigin, year: new Date().getUTCFullYear() }
}

/** The frame around the pages stays for the lifetime of the document. */
export const shouldRevalidate = () => false

/**
 * A document always belongs to one group, because links between the groups load another document. The browser therefore
 * reads the group from the document.
 */
const useDocumentGroup = import.meta.env.SSR ? useRouteGroup : () => document.documentElement.dataset['group']

/** The document around every page and every error. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const data = useRouteLoaderData<RootData>('root')
  const settings = data?.settings ?? emptySiteSettings
  const nonce = useContext(ServedDocument)?.nonce
  const isPersonal = useDocumentGroup() === 'personal'
  // In development every page is an app page, so that edits appear in it immediately.
  const hasReact = !useIsDocument() || import.meta.env.DEV
  return (
    <AssetOrigin value={data?.assetOrigin ?? ''}>
      <html lang="en" dir="ltr" data-group={isPersonal ? 'personal' : undefined} suppressHydrationWarning>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name="theme-color" content="#357376" />
          <meta name="color-scheme" content="light dark" />
          <script
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? themeScript : '' }}
          />
          <Meta />
          <DocumentLinks />
          <Links nonce={nonce} />
        </head>
        <body>
          {isPersonal ? (
            children
          ) : (
            <PublicFrame
              settings={settings}
              legalVersions={data?.legalVersions}
              year={data?.year ?? new Date().getUTCFullYear()}
            >
              {children}
            </PublicFrame>
          )}
          <HydratedSignal />
          <ScrollMemory />
          {/* With an asset host the browser's script addresses differ from the server's: React would load each again. */}
          <StaticIsland id="page-scripts">
            {import.meta.env.SSR && (
              <>
                <EarlyScriptTag />
                {hasReact && <Scripts nonce={nonce} />}
              </>
            )}
          </StaticIsland>
        </body>
      </html>
    </AssetOrigin>
  )
}

/** The matched page. */
export default function Root() {
  return <Outlet />
}

/**
 * Catches errors that no page's own boundary catches, such as an unmatched request (ERR-01); retrying reloads the page.
 */
export function ErrorBoundary() {
  return (
    <>
      <HeaderGround />
      <ErrorView tryAgain={() => window.location.assign(window.location.href)} />
    </>
  )
}
