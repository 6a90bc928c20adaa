import { OpenMyRequestDocument } from '../../graph/generated/graphql.js'
import { textOf } from '../../forms/form-definition.js'
import type { RequestGraph } from '../../graph/load-context.js'
import { problemOf, type ActResult } from './act-result.js'

/** A pasted link may contain more than the secret, such as a mail program's own address around it. */
const secretInLink = /(?:^|[#%]|%23)k(?:=|%3D)([\w-]{20,100})/i
const secretAlone = /^[\w-]{20,100}$/
const maxPasted = 4000

/** Returns the secret of a pasted link, or of the part after `#k=`. */
export function secretIn(pasted: string): string | undefined {
  const text = pasted.trim().slice(0, maxPasted)
  return secretAlone.test(text) ? text : secretInLink.exec(text)?.[1]
}

/** Opens a request by the secret of its link; the session's cookie is sent with the response. */
export async function openByLink(form: FormData, queryGraph: RequestGraph): Promise<ActResult> {
  const token = secretIn(textOf(form, 'link'))
  if (token === undefined) return { kind: 'problem', problem: 'link' }
  const { data } = await queryGraph(OpenMyRequestDocument, { token })
  const problem = problemOf(data?.openMyRequest, 'MyRequestOpened')
  if (problem === undefined) return { kind: 'shown' }
  return problem.kind === 'problem' && problem.problem === 'input' ? { kind: 'problem', problem: 'link' } : problem
}
