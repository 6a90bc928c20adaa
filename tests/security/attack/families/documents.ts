import { bodyOf, hostileDocuments } from '../../../../gateway/src/graphql/hostile-documents.fixture.js'
import type { AttackCase, Family } from '../attack-case.js'
import type { RawResponse } from '../exchange.js'
import { all, rejectedWith } from '../verdicts.js'

const maxErrorLength = 2048

/** Documents that the gateway refuses before it sends a request to any service (S1, G2). */
export const documents: Family = {
  name: 'documents',
  replays: 'depth, width, fragments, variables, amplification',
  cases: () => hostileDocuments.map(asCase),
}

function asCase(document: (typeof hostileDocuments)[number]): AttackCase<RawResponse> {
  return {
    name: document.name,
    send: (target) => target.post(bodyOf(document)),
    holds: (response) => all(rejectedWith(400, 413, 429)(response), briefly(response)),
  }
}

function briefly({ text }: RawResponse) {
  return text.length < maxErrorLength || `the refusal has ${text.length} characters`
}
