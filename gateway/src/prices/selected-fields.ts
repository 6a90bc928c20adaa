import {
  isAbstractType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql'

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** The fragments of a document by name. */
export function fragmentsOf({ definitions }: DocumentNode): Fragments {
  return new Map(
    definitions.flatMap((part) => (part.kind === Kind.FRAGMENT_DEFINITION ? [[part.name.value, part]] : [])),
  )
}

/** What is asked of an object of one type, by the name its answer comes under; what comes under one name is answered once. */
export function selectedFields(
  { fragments, schema }: { readonly fragments: Fragments; readonly schema: GraphQLSchema },
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): ReadonlyMap<string, readonly FieldNode[]> {
  const found = new Map<string, FieldNode[]>()
  const seen = new Set<string>()
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value
        const known = found.get(name)
        if (known) known.push(selection)
        else found.set(name, [selection])
        continue
      }
      if (selection.kind === Kind.FRAGMENT_SPREAD && seen.has(selection.name.value)) continue
      if (selection.kind === Kind.FRAGMENT_SPREAD) seen.add(selection.name.value)
      const part = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection
      if (part && isAbout(schema, type, part.typeCondition?.name.value)) collect(part.selectionSet)
    }
  }
  sets.forEach(collect)
  return found
}

function isAbout(schema: GraphQLSchema, type: GraphQLObjectType, condition: string | undefined): boolean {
  if (condition === undefined || condition === type.name) return true
  const wider = schema.getType(condition)
  return isAbstractType(wider) && schema.isSubType(wider, type)
}
