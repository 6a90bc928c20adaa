import { defineRule } from '@oxlint/plugins'

/** Lint rule: a comment that switches a rule off names it and says why, after two dashes. */
export const explainedDisables = defineRule({
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
