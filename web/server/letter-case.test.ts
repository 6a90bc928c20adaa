import type { IncomingMessage } from 'node:http'

import { expect, test } from '@jest/globals'

import { lowerCaseAddress } from './site-address.js'

const patterns: Readonly<Record<string, string>> = {
  '/TREATMENTS/LASIK': '/treatments/:treatment',
  '/costs/LASIK/France': '/costs/:procedure/:country',
  '/Timeline/%C3%89ye': '/timeline/:procedure',
  '/TRIP-PLANNER': '/trip-planner',
  '/Procedures': '/procedures',
  '/treatments/lasik': '/treatments/:treatment',
  '/Consents/AbC': '/consents/:token',
  '/R/Guide-1': '/r/*',
  '/assets/A-1234.js': '/*',
}
const ledTo = (url: string, method = 'GET') =>
  lowerCaseAddress((path) => patterns[path] ?? '/*')({ method, url } as IncomingMessage)

test.each([
  ['/TREATMENTS/LASIK', '/treatments/lasik'],
  ['/costs/LASIK/France?Source=A', '/costs/lasik/france?Source=A'],
  ['/Timeline/%C3%89ye', '/timeline/%C3%89ye'],
  ['/TRIP-PLANNER', '/trip-planner'],
  ['/Procedures?a=b', '/medical-tourism?a=b'],
])('%s leads to %s [D-22]', (url, location) => {
  expect(ledTo(url)).toBe(location)
})

test.each(['/treatments/lasik', '/Consents/AbC', '/R/Guide-1', '/assets/A-1234.js', '/Nothing/Here'])(
  '%s is answered where it is [D-22]',
  (url) => {
    expect(ledTo(url)).toBeUndefined()
  },
)

test('a submission is never redirected [D-22]', () => {
  expect(ledTo('/TRIP-PLANNER', 'POST')).toBeUndefined()
})
