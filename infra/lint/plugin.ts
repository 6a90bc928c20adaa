import { basename } from 'node:path'

import { defineRule, type ESTree } from '@oxlint/plugins'

import { plainComments } from './plain-comments.ts'
import { noBannedWords } from './no-banned-words.ts'
import { textInCopyFiles } from './text-in-copy-files.ts'

const isSilent = /^(?:utils?|helpers?|common|misc|managers?|base|index)(?:\.|$)/
const kebabCase = /^\.?[a-z0-9]+(?:[-.][a-z0-9]+)*$/
/** These gather all of their folder. */
const ownRules = /README\.md$|migrations\/index\.ts$|contracts\/src\/messages\/[a-z-]+\/index\.ts$/

/** Lint rule: the name of a file is in kebab-case. */
const fileNames = defineRule({
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      saysNothing: '"{{name}}" says nothing about what is inside. Name the file by its noun or its one function.',
      kebabCase: '"{{name}}" is not kebab-case. Files are named like trip-plan.entity.ts, submit-trip-plan.ts.',
    },
  },
  create(context) {
    return {
      Program(node) {
        const name = basename(context.filename)
        if (ownRules.test(context.filename.replaceAll('\\', '/'))) return
        if (isSilent.test(name)) context.report({ node, messageId: 'saysNothing', data: { name } })
        else if (!kebabCase.test(name)) context.report({ node, messageId: 'kebabCase', data: { name } })
      },
    }
  },
})

/** Lint rule: a comment that disables a rule must name it and give a reason after two dashes. */
const explainedDisables = defineRule({
  meta: {
    type: 'problem',
    messages: {
      unexplained: 'Name the rule that is switched off and say why: oxlint-disable-next-line rule -- reason.',
    },
  },
  create(context) {
    return {
      Program() {
        for (const { loc, value } of context.sourceCode.getAllComments()) {
          if (/^\s*(?:ox|es)lint-disable/.test(value) && !/-disable(?:-\w+)* [\w/-]+.* -- \S/s.test(value))
            context.report({ loc, messageId: 'unexplained' })
        }
      },
    }
  },
})

interface Ban {
  /** Which nodes, in the notation of esquery. */
  readonly selector: string
  /** Message that explains the alternative. */
  readonly message: string
}

/** Lint rule: rejects code that matches the selectors in its options; each message explains the alternative. */
const bannedSyntax = defineRule({
  meta: { type: 'problem', schema: { type: 'array', items: { type: 'object' } } },
  create(context) {
    const bans = context.options as unknown as readonly Ban[]
    return Object.fromEntries(
      bans.map(({ message, selector }) => [selector, (node: ESTree.Node) => context.report({ node, message })]),
    )
  },
})

/** Lint rules of this repository (oxlint.config.ts). */
export default {
  meta: { name: 'seneb' },
  rules: {
    'banned-syntax': bannedSyntax,
    'explained-disables': explainedDisables,
    'file-names': fileNames,
    'given-up-words': noBannedWords,
    'plain-comments': plainComments,
    'text-in-copy-files': textInCopyFiles,
  },
}
