import { bodyOf, hostileDocuments } from '../../../../gateway/src/graphql/hostile-documents.fixture.js'
import type { AttackCase, Family } from '../attack-case.js'
import type { Answer } from '../exchange.js'
import { all, refused } from '../verdicts.js'

const maxErrorLength = 2048

/** Documents that the gateway refuses before it sends a request to any service (S1, G2). */
export const documents: Family = {
  name: 'documents',
  replays: 'depth, width, fragments, variables, amplification',
  cases: () => hostileDocuments.map(asCase),
}

function asCase(document: (typeof hostileDocuments)[number]): AttackCase<Answer> {
  return {
    name: document.name,
    send: (target) => target.post(bodyOf(document)),
    holds: (answer) => all(refused(400, 413, 429)(answer), briefly(answer)),
  }
}

function briefly({ text }: Answer) {
  return text.length < maxErrorLength || `the refusal has ${text.length} characters`
}
