import { maxListElements } from '@seneb/contracts/forms/bounds'
import { GraphQLError, OperationTypeNode, type ASTVisitor, type ValidationContext } from 'graphql'

import { rootFieldsOf } from '../access/root-field-access.js'
import { maxVariableCharacters } from './read-variables.js'

/** No page needs more; each field may carry a whole form, so aliases would multiply the work on it (S1, G2). */
export const maxMutationFields = 2
/** Fields of Query that are so expensive that a document may contain them only once. */
const onceInADocument = ['search', '__schema'] as const

const tooMuchText = `A document has at most ${maxVariableCharacters.toLocaleString('en')} characters of text.`

/** Validation rule: what one operation may ask for at most, before anything is executed (S1). */
export function documentBounds(context: ValidationContext): ASTVisitor {
  const refuse = (sentence: string) => context.reportError(new GraphQLError(sentence))
  let characters = 0
  return {
    OperationDefinition(operation) {
      const fields = [...rootFieldsOf(context.getDocument(), operation).values()]
      const names = fields.map(({ name }) => name.value).filter((name) => name !== '__typename')
      if (operation.operation === OperationTypeNode.MUTATION && names.length > maxMutationFields) {
        refuse(`A document has at most ${maxMutationFields} mutation fields.`)
      }
      for (const field of onceInADocument) {
        if (names.filter((name) => name === field).length > 1) refuse(`A document asks for ${field} at most once.`)
      }
    },
    // Texts in a document have the same bounds as variables.
    StringValue({ value }) {
      const before = characters
      characters += value.length
      if (before <= maxVariableCharacters && characters > maxVariableCharacters) refuse(tooMuchText)
    },
    ListValue({ values }) {
      if (values.length > maxListElements) refuse(`A list has at most ${maxListElements} elements.`)
    },
  }
}
