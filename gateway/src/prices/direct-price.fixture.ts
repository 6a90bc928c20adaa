import {
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

interface Walk {
  readonly schema: GraphQLSchema
  readonly document: DocumentNode
  readonly variables: Record<string, unknown>
}

interface Tag {
  readonly weight?: number
  readonly assumedSize?: number
  readonly slicingArguments?: readonly string[]
  readonly sizedFields?: readonly string[]
}

/** Computes the price by the formula of docs/partners.md, by walking through a document with its variables. */
export function directPrice(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): number {
  const root = schema.getRootType(operation.operation)
  return root ? insideOf(root, [operation.selectionSet], {}, { schema, document, variables }) : 0
}

function insideOf(
  type: GraphQLObjectType,
  sets: SelectionSetNode[],
  sized: Record<string, number>,
  walk: Walk,
): number {
  let sum = 0
  for (const nodes of Object.values(
    Object.groupBy(
      sets.flatMap((set) => flat(type, set, walk)),
      nameOf,
    ),
  )) {
    const node = nodes?.[0]
    if (!node || node.name.value === '__typename') continue
    if (node.name.value.startsWith('__')) sum += 50
    else sum += fieldPrice(type, nodes, sized, walk)
  }
  return sum
}

function fieldPrice(type: GraphQLObjectType, nodes: FieldNode[], sized: Record<string, number>, walk: Walk): number {
  const [node] = nodes
  const field = node && type.getFields()[node.name.value]
  if (!field) return 0
  const size = tagOf('listSize', field, walk)
  const own = size && lengthOf(size, field, node, walk)
  const inside = Object.fromEntries((size?.sizedFields ?? []).map((name) => [name, own ?? 0]))
  const often = isListType(getNullableType(field.type)) ? (sized[field.name] ?? own ?? 50) : 1
  const sets = nodes.flatMap((each) => each.selectionSet ?? [])
  const prices = kindsOf(field, walk).map((kind) => {
    return (tagOf('cost', kind, walk)?.weight ?? 1) + insideOf(kind, sets, inside, walk)
  })
  return weightOf(type, field, walk) + often * Math.max(0, ...prices)
}

function weightOf(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>, walk: Walk): number {
  const byRoot = { Query: 1, Mutation: 10 }[type.name] ?? 0
  return tagOf('cost', field, walk)?.weight ?? byRoot
}

function lengthOf(size: Tag, field: GraphQLField<unknown, unknown>, node: FieldNode, { variables }: Walk): number {
  const values = getArgumentValues(field, node, variables)
  const lengths = (size.slicingArguments ?? []).flatMap((name) => {
    const value = values[name] ?? field.args.find((argument) => argument.name === name)?.defaultValue
    return typeof value === 'number' ? [value] : []
  })
  return lengths.length > 0 ? Math.max(0, ...lengths) : (size.assumedSize ?? 50)
}

function kindsOf(field: GraphQLField<unknown, unknown>, { schema }: Walk): readonly GraphQLObjectType[] {
  const named = getNamedType(field.type)
  if (isAbstractType(named)) return schema.getPossibleTypes(named)
  return isObjectType(named) ? [named] : []
}

function flat(type: GraphQLObjectType, set: SelectionSetNode, walk: Walk): FieldNode[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection]
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : walk.document.definitions.find(
            (part) => part.kind === Kind.FRAGMENT_DEFINITION && part.name.value === selection.name.value,
          )
    if (!fragment || !('selectionSet' in fragment)) return []
    const about = 'typeCondition' in fragment ? fragment.typeCondition?.name.value : undefined
    const wider = about === undefined ? type : walk.schema.getType(about)
    const applies = wider === type || (isAbstractType(wider) && walk.schema.isSubType(wider, type))
    return applies ? flat(type, fragment.selectionSet, walk) : []
  })
}

const nameOf = (node: FieldNode) => (node.alias ?? node.name).value

function tagOf(
  name: string,
  { astNode }: Pick<GraphQLObjectType, 'astNode'> | GraphQLField<unknown, unknown>,
  walk: Walk,
) {
  const directive = walk.schema.getDirective(name)
  return directive && astNode ? (getDirectiveValues(directive, astNode) as Tag | undefined) : undefined
}
