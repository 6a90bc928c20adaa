import type { LaunchEnvironment } from '@seneb/platform/launch-environment'

import { readPublications, type PublishingCtx } from '../publications/read-publications.js'
import { missingSettings } from './imprint.rules.js'

/**
 * Prevents a launch in production while the settings do not name who is responsible for personal data and who works
 * with them. It checks the stored settings, because those are what pages show. Throws an error with a sentence for each
 * missing key, and the way to set them.
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
