import { InvalidSettingsError } from './invalid-settings.js'

/** Environments in which a process may be launched, from the strictest to the most lenient. */
const launchEnvironments = ['production', 'trial', 'local'] as const

/**
 * Environment of a process: `production` is open to the public. `trial` shows the whole product to a few people with
 * real secrets, and may have samples and a separate mailbox. `local` is one machine, for development and tests.
 */
export type LaunchEnvironment = (typeof launchEnvironments)[number]

/**
 * Reads `SENEB_ENV`. Unset it is `production`, so that a forgotten setting makes the rules stricter. Throws one
 * sentence for any other value.
 */
export function readLaunchEnvironment(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): LaunchEnvironment {
  const requested = environment['SENEB_ENV'] || 'production'
  const environmentName = launchEnvironments.find((name) => name === requested)
  if (environmentName) return environmentName
  const allowed = launchEnvironments.join(', ')
  throw new InvalidSettingsError([`SENEB_ENV must be one of ${allowed}. Unset it means production.`])
}
