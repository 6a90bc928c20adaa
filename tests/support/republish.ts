import { fileURLToPath } from 'node:url'

import { captureOutput } from '../../infra/process/run-quietly.ts'
import { inheritedEnvironment } from './config.js'
import type { Stack } from './stack.js'

const program = fileURLToPath(new URL('../../services/content/dist/content-command.js', import.meta.url))

/** Runs `npm run republish` at a stack's database. */
export async function republish({ adminUrl }: Pick<Stack, 'adminUrl'>): Promise<void> {
  const databaseUrl = `${adminUrl}?options=${encodeURIComponent('-c search_path=content')}`
  const env = { ...inheritedEnvironment(), CONTENT_DATABASE_URL: databaseUrl, CONTENT_NATS_URL: 'nats://127.0.0.1' }
  await captureOutput(process.execPath, [program, 'republish'], { env })
}
