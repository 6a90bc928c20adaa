import {
  getNullableType,
  isListType,
  Kind,
  type ConstDirectiveNode,
  type ConstValueNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'

type Field = GraphQLField<unknown, unknown>

/** Price of a field of each root type without a `@cost` directive; fields of other types cost nothing by themselves. */
const rootWeights = { query: 1, mutation: 10, subscription: 0 } as const
const objectWeight = 1

/** Price of introspection, regardless of the selected fields. */
export const introspectionWeight = 50

/** Assumed size of a list without a size directive; partners can reach no such list. */
export const unsizedList = 50

/** Number of elements for which a list is charged, as its `@listSize` directive states. */
export interface ListSize {
  readonly assumedSize?: number
  readonly slicingArguments: readonly string[]
  readonly sizedFields: readonly string[]
}

/** Returns the price of a field without its subfields. */
export function weightOfField(schema: GraphQLSchema, type: GraphQLObjectType, field: Field): number {
  return weightOf(field) ?? rootWeightOf(schema, type)
}

/** Returns the price of every object of a type. */
export function weightOfObject(type: GraphQLObjectType): number {
  return weightOf(type) ?? objectWeight
}

/** Returns the `@listSize` of a field, for its list or for the lists in its object. */
export function listSizeOf({ astNode }: Pick<Field, 'astNode'>): ListSize | undefined {
  const directive = directiveOf(astNode?.directives, 'listSize')
  if (!directive) return undefined
  const assumed = argumentOf(directive, 'assumedSize')
  return {
    ...(assumed?.kind === Kind.INT ? { assumedSize: Number(assumed.value) } : {}),
    slicingArguments: textsOf(argumentOf(directive, 'slicingArguments')),
    sizedFields: textsOf(argumentOf(directive, 'sizedFields')),
  }
}

/** Whether a field returns a list, nullable or not. */
export function returnsList({ type }: Pick<Field, 'type'>): boolean {
  return isListType(getNullableType(type))
}

function rootWeightOf(schema: GraphQLSchema, type: GraphQLObjectType): number {
  if (type === schema.getQueryType()) return rootWeights.query
  return type === schema.getMutationType() ? rootWeights.mutation : 0
}

function weightOf({ astNode }: Pick<Field | GraphQLObjectType, 'astNode'>): number | undefined {
  const directive = directiveOf(astNode?.directives, 'cost')
  const weight = directive && argumentOf(directive, 'weight')
  return weight?.kind === Kind.INT ? Number(weight.value) : undefined
}

function directiveOf(directives: readonly ConstDirectiveNode[] = [], name: string): ConstDirectiveNode | undefined {
  return directives.find((directive) => directive.name.value === name)
}

function argumentOf(directive: ConstDirectiveNode, name: string): ConstValueNode | undefined {
  return directive.arguments?.find((argument) => argument.name.value === name)?.value
}

function textsOf(value: ConstValueNode | undefined): readonly string[] {
  if (value?.kind !== Kind.LIST) return []
  return value.values.flatMap((each) => (each.kind === Kind.STRING ? [each.value] : []))
}
