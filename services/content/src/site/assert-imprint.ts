import type { LaunchEnvironment } from '@seneb/platform/launch-environment'

import { readPublications, type PublishingCtx } from '../publications/read-publications.js'
import { missingSettings } from './imprint.rules.js'

/**
 * Refuses to launch production while nobody is named who answers for the data and who works with them: the pages show
 * what is stored, so what is stored is asked. Throws a sentence for each key, and the way to set them.
 */
export async function assertImprint(launch: LaunchEnvironment, ctx: PublishingCtx): Promise<void> {
  if (launch !== 'production') return
  const published = await readPublications([{ kind: 'setting' }], { ...ctx, samples: true })
  const missing = missingSettings(published.all('setting').map(({ content, isSample }) => ({ ...content, isSample })))
  if (missing.length === 0) return
  throw new Error(
    [
      'SENEB_ENV=production: the site does not say who answers for personal data and who works with them.',
      ...missing.map(({ key, why }) => `${key} must be set: ${why}`),
      'They are set by: npm run setting -- <key> "<value>".',
    ].join('\n'),
  )
}
