import type { LoaderFunctionArgs } from 'react-router-dom'

import { SiteSettingsDocument } from '../graph/generated/graphql.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { securityTxt } from '../seo/site-files.js'
import { siteSettingsFrom } from '../shell/site-settings.js'

/** /.well-known/security.txt: by the mailbox for personal data, or the desk's; missing where neither is set (D-77). */
export async function loader({ context }: LoaderFunctionArgs<SenebLoadContext>): Promise<Response> {
  const { careDesk, privacyEmail } = siteSettingsFrom(await context.readFrame(SiteSettingsDocument, {}))
  const email = privacyEmail || careDesk.email
  if (!email) return new Response(null, { status: 404 })
  const text = securityTxt({ siteOrigin: context.siteOrigin, email, now: new Date() })
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
