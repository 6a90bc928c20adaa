import { request } from 'node:http'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { readTelemetryEnvironment } from './config.js'
import { startHealth, type Health } from './health.js'
import { startTelemetry, type Telemetry } from './telemetry.js'

let telemetry: Telemetry
let health: Health

beforeAll(async () => {
  telemetry = await startTelemetry('enquiry', readTelemetryEnvironment({ SENEB_ENV: 'local', SENEB_COMMIT: '495c224' }))
  health = await startHealth({ host: '127.0.0.1', port: 0, checks: {}, prometheus: telemetry.prometheus })
})
afterAll(async () => {
  await health.close()
  await telemetry.stop()
})

function statusOf(path: string, headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port: health.port, path, headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    outgoing.once('error', reject)
    outgoing.end()
  })
}

test.each(['/livez', '/readyz', '/metrics'])(
  '%s answers machines, and no page whatever name it comes under',
  async (path) => {
    expect(await statusOf(path, { host: '10.1.2.3:9464' })).toBe(200)
    expect(await statusOf(path, { host: 'enquiry:9464' })).toBe(200)
    expect(await statusOf(path, { host: 'evil.example:9464' })).toBe(421)
    expect(await statusOf(path, { host: 'localhost:9464', origin: 'https://evil.example' })).toBe(403)
  },
)
