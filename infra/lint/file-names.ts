import { basename } from 'node:path'

import { defineRule } from '@oxlint/plugins'

const saysNothing = /^(?:utils?|helpers?|common|misc|managers?|base|index)(?:\.|$)/
const kebabCase = /^\.?[a-z0-9]+(?:[-.][a-z0-9]+)*$/
/** These gather all of their folder. */
const ownRules = /README\.md$|migrations\/index\.ts$|contracts\/src\/messages\/[a-z-]+\/index\.ts$/

/** Lint rule: a file is named by what it holds, in kebab-case. */
export const fileNames = defineRule({
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
        if (saysNothing.test(name)) context.report({ node, messageId: 'saysNothing', data: { name } })
        else if (!kebabCase.test(name)) context.report({ node, messageId: 'kebabCase', data: { name } })
      },
    }
  },
})
