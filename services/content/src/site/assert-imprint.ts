import type { LaunchEnvironment } from '@seneb/platform/launch-environment'

import { readPublications, type PublishingCtx } from '../publications/read-publications.js'
import { missingImprint } from './imprint.rules.js'

/**
 * Refuses to launch production while nobody is named who answers for the data: the pages show what is stored, so what
 * is stored is asked (ADR 0030). Throws one sentence with the keys and the way to set them.
 */
export async function assertImprint(launch: LaunchEnvironment, ctx: PublishingCtx): Promise<void> {
  if (launch !== 'production') return
  const published = await readPublications([{ kind: 'setting' }], { ...ctx, samples: true })
  const missing = missingImprint(published.all('setting').map(({ content, isSample }) => ({ ...content, isSample })))
  if (missing.length === 0) return
  throw new Error(
    `SENEB_ENV=production: the site does not say who answers for personal data; ${missing.join(', ')} must be set ` +
      '(npm run setting -- <key> "<value>").',
  )
}
