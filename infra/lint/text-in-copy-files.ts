import { defineRule, type ESTree } from '@oxlint/plugins'

const textAttribute =
  /^(?:label|title|placeholder|hint|alt|legend|empty|none|words|next|within|error|description|aria-label|aria-description|data-head)$/
const letters = /\p{L}{2}/u
/** A capital letter, followed somewhere by a space and a lowercase word. */
const sentence = /^[“"'(]?\p{Lu}[\p{L}’'-]*[,:;]? (?:.* )?\p{Ll}{2,}/u

/** Whether an element shows a key of the keyboard, which has the same name in every text. */
function isKey(name: ESTree.JSXElementName): boolean {
  return name.type === 'JSXIdentifier' && /^kbd$/i.test(name.name)
}

/** Whether a string is shown as an attribute or child of an element, also as one branch of a condition. */
function isVisible(node: ESTree.Node): boolean {
  for (let { parent } = node; parent; { parent } = parent) {
    if (parent.type === 'JSXAttribute')
      return parent.name.type === 'JSXIdentifier' && textAttribute.test(parent.name.name)
    if (parent.type === 'JSXElement' || parent.type === 'JSXFragment') return true
    const isForwarded =
      parent.type === 'JSXExpressionContainer' ||
      parent.type === 'TemplateLiteral' ||
      (parent.type === 'ConditionalExpression' && parent.test !== node) ||
      (parent.type === 'LogicalExpression' && parent.right === node)
    if (!isForwarded) return false
    node = parent
  }
  return false
}

/** Lint rule: text that people read is in a copy file, where an editor finds all of it (docs/style.md). */
export const textInCopyFiles = defineRule({
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      text: 'People read "{{text}}". Write it in the copy file of this folder, and import it (docs/style.md).',
    },
  },
  create(context) {
    const report = (node: ESTree.Node, text: string) =>
      context.report({ node, messageId: 'text', data: { text: text.trim().slice(0, 40) } })
    const check = (node: ESTree.Node, text: string) => {
      if (sentence.test(text) || (letters.test(text) && isVisible(node))) report(node, text)
    }
    return {
      JSXText(node) {
        const { parent } = node
        const isKeyboardKey = parent.type === 'JSXElement' && isKey(parent.openingElement.name)
        if (!isKeyboardKey && letters.test(node.value.replaceAll(/&\w+;/g, ''))) report(node, node.value)
      },
      Literal(node) {
        const isCompared = node.parent.type === 'BinaryExpression'
        if (typeof node.value === 'string' && !isCompared) check(node, node.value)
      },
      TemplateLiteral(node) {
        check(node, node.quasis.map(({ value }) => value.cooked ?? '').join('…'))
      },
    }
  },
})
