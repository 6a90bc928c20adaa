import { expect, test } from '@jest/globals'
import { silentLogger } from '@seneb/testkit/silent-logger'
import type { FastifyRequest } from 'fastify'

import { StaffTokens } from '../staff/staff-tokens.js'
import { StaffCookies } from '../staff/staff-cookies.js'
import { StaffRejections } from '../staff/staff-rejections.js'
import { GatewayModule } from '../gateway.module.js'
import { PatientCookies } from '../patients/patient-cookies.js'
import { ResponseErrors } from './response-errors.js'
import { apolloOptions, type GraphDeps } from './apollo.js'

const client = { request: () => Promise.reject(new Error('not asked')) }

const deps: GraphDeps = {
  errors: new ResponseErrors(silentLogger),
  countMutation: () => Promise.resolve(),
  countQuery: () => Promise.resolve(),
  charge: () => false,
  isTrusted: () => false,
  introspection: false,
  staff: {
    client,
    cookies: new StaffCookies([]),
    tokens: new StaffTokens(client),
    refusals: new StaffRejections(client, silentLogger),
  },
  patientCookies: new PatientCookies([]),
  log: silentLogger,
}

// This version of the GraphQL module reuses a context that is returned twice. It ignores guards on resolvers that
// inherit or come from factories.
test('every request has a context of its own', () => {
  const { context } = apolloOptions(deps) as { context: (req: FastifyRequest) => object }
  const req = { headers: {} } as FastifyRequest

  expect(context(req)).not.toBe(context(req))
})

test('resolvers are plain classes without inheritance, given as classes', () => {
  const { providers = [] } = GatewayModule.of({
    ...deps,
    client,
    limits: {
      reserve: () => Promise.reject(new Error('not asked')),
      reserveMailTo: () => Promise.reject(new Error('not asked')),
    },
  })
  const resolvers = providers.filter((provider) => typeof provider === 'function')

  expect(resolvers.length).toBeGreaterThanOrEqual(4)
  for (const resolver of resolvers) expect(Object.getPrototypeOf(resolver)).toBe(Function.prototype)
  expect(providers.filter((provider) => 'useFactory' in provider)).toEqual([])
})

test('nothing wraps the fields of a response', () => {
  const { fieldResolverEnhancers = [] } = apolloOptions(deps)

  expect(fieldResolverEnhancers).toEqual([])
})
