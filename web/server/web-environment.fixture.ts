import { readTelemetryEnvironment } from '@seneb/platform/config'

import type { WebEnvironment } from './config.js'

/** Returns the configuration of a test's web server: this machine, any free port, and the test's own values. */
export function webEnvironment(
  overrides: Partial<WebEnvironment> & Pick<WebEnvironment, 'gatewayUrl'>,
): WebEnvironment {
  return {
    host: '127.0.0.1',
    port: 0,
    healthHost: '127.0.0.1',
    healthPort: 0,
    drainDelayMs: 0,
    siteOrigin: 'http://localhost:4000',
    assetOrigin: '',
    trustedProxies: [],
    telemetry: readTelemetryEnvironment({ SENEB_ENV: 'local' }),
    ...overrides,
  }
}
