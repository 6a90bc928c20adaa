import { defineRule, type ESTree } from '@oxlint/plugins'

interface Ban {
  /** Which nodes, in the notation of esquery. */
  readonly selector: string
  /** The sentence that tells what to do instead. */
  readonly message: string
}

/** Lint rule: refuses what the selectors of its options find, each with a sentence that says what to do instead. */
export const bannedSyntax = defineRule({
  meta: { type: 'problem', schema: { type: 'array', items: { type: 'object' } } },
  create(context) {
    const bans = context.options as unknown as readonly Ban[]
    return Object.fromEntries(
      bans.map(({ message, selector }) => [selector, (node: ESTree.Node) => context.report({ node, message })]),
    )
  },
})
