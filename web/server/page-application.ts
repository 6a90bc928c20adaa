import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

import type { SenebLoadContext } from '../app/graph/load-context.js'
import type { BranchOfPath, ServerRoute } from './route-matching.js'

/** Answers a request for a page, its data or its form with the built application. */
export type PageApplication = (request: Request, context: SenebLoadContext) => Promise<Response>

/**
 * The application as the router answers with it, made once for each route with that route and those around it alone. For
 * every document the router ranks all routes twice and makes them anew for React, a tenth of what a page costs (P4, ADR 197).
 */
export function createPageApplication(build: ServerBuild, branchOf: BranchOfPath): PageApplication {
  const whole = createRequestHandler(build, 'production')
  const applications = new Map<string, RequestHandler>()
  const applicationOf = (branch: readonly ServerRoute[]): RequestHandler => {
    const leaf = branch.at(-1)
    if (!leaf) return whole
    const known = applications.get(leaf.id) ?? createRequestHandler(onlyRoutes(build, branch), 'production')
    applications.set(leaf.id, known)
    return known
  }
  return (request, context) => {
    const answer = applicationOf(branchOf(new URL(request.url).pathname))
    return answer(request, { ...context })
  }
}

function onlyRoutes(build: ServerBuild, branch: readonly ServerRoute[]): ServerBuild {
  const ids = branch.map(({ id }) => id)
  const listed = Object.entries(build.assets.routes).filter(([id]) => ids.includes(id))
  return {
    ...build,
    routes: Object.fromEntries(branch.map((route) => [route.id, route])),
    assets: { ...build.assets, routes: Object.fromEntries(listed) },
  }
}
