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

/** What a field of each root costs where its `@cost` says nothing else; fields of other types cost nothing by themselves. */
const rootWeights = { query: 1, mutation: 10, subscription: 0 } as const
const objectWeight = 1

/** What asking for the schema itself costs, whatever is asked of it. */
export const introspectionWeight = 50

/** What a list counts as that says nothing of its size; no list that partners can reach is one. */
export const unsizedList = 50

/** How many elements a list counts as, as its `@listSize` says. */
export interface ListSize {
  readonly assumedSize?: number
  readonly slicingArguments: readonly string[]
  readonly sizedFields: readonly string[]
}

/** What a field costs by itself. */
export function weightOfField(schema: GraphQLSchema, type: GraphQLObjectType, field: Field): number {
  return weightOf(field) ?? rootWeightOf(schema, type)
}

/** What every object of a type costs. */
export function weightOfObject(type: GraphQLObjectType): number {
  return weightOf(type) ?? objectWeight
}

/** What a field says of the size of its list, or of those in its object. */
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

/** Whether a field gives a list, also one that is never null. */
export function givesList({ type }: Pick<Field, 'type'>): boolean {
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
