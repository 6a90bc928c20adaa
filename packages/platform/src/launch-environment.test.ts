import { expect, test } from '@jest/globals'

import { readLaunchEnvironment } from './launch-environment.js'

test.each(['production', 'trial', 'local'])('SENEB_ENV=%s is known [S15]', (name) => {
  expect(readLaunchEnvironment({ SENEB_ENV: name })).toBe(name)
})

test.each([{}, { SENEB_ENV: '' }])('a process without settings counts as production [S15]', (environment) => {
  expect(readLaunchEnvironment(environment)).toBe('production')
})

test.each(['prod', 'Production', 'development', 'local '])('SENEB_ENV=%j is refused [S15]', (name) => {
  expect(() => readLaunchEnvironment({ SENEB_ENV: name })).toThrow(
    'SENEB_ENV must be one of production, trial, local. Unset it means production.',
  )
})

test('tests run as local', () => {
  expect(readLaunchEnvironment()).toBe('local')
})
