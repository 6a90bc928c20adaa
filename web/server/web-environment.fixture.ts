import { readTelemetryEnvironment } from '@seneb/platform/config'

import type { WebEnvironment } from './config.js'

/** What a web server of a test is told: this machine, any free port, and what the test says. */
export function webEnvironment(told: Partial<WebEnvironment> & Pick<WebEnvironment, 'gatewayUrl'>): WebEnvironment {
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
    ...told,
  }
}
