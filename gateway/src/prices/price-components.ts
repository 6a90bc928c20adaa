import {
  getNamedType,
  isAbstractType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type FragmentDefinitionNode,
} from 'graphql'

import {
  returnsList,
  introspectionWeight,
  listSizeOf,
  unsizedList,
  weightOfField,
  weightOfObject,
  type ListSize,
} from './price-tags.js'

export type Variables = Readonly<Record<string, unknown>>

/** Points that one field adds to the price of an operation. */
export interface PriceComponent {
  /** Path of the field in the response, with the operation's aliases: `search.hits`. */
  readonly path: string
  /** Price of the field without its subfields. */
  readonly weight: number
  /** Number of objects that are charged. */
  readonly size: number
  /** Price of one of its objects; of the types that they may be of, the dearest. Undefined for values that are not objects. */
  readonly object: ObjectPrice | undefined
}

interface ObjectPrice {
  readonly weight: number
  readonly components: readonly PriceComponent[]
  /** Points of the object with all its fields. */
  readonly points: number
}

interface Priced {
  readonly schema: GraphQLSchema
  readonly fragments: Fragments
  readonly variables: Variables
}

/** A position in the operation at which fields are selected. */
interface SelectionPosition {
  readonly path: string
  readonly type: GraphQLObjectType
  readonly sets: readonly SelectionSetNode[]
  /** Sizes that the surrounding field gives to lists inside, by field name. */
  readonly sizes: ReadonlyMap<string, number>
}

/** Field, with all its selections under one response name. */
interface RequestedField {
  readonly field: GraphQLField<unknown, unknown>
  readonly nodes: readonly FieldNode[]
}

const noSizes: ReadonlyMap<string, number> = new Map()
/** Fields of Query with a fixed price, regardless of their selections. */
const introspection: ReadonlySet<string> = new Set(['__schema', '__type'])

/**
 * Returns the points that each field of an operation adds to its price with these coerced variables; `@skip` and
 * `@include` are ignored.
 */
export function priceComponentsOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): readonly PriceComponent[] {
  const type = schema.getRootType(operation.operation)
  if (!type) return []
  const root = { path: '', type, sets: [operation.selectionSet], sizes: noSizes }
  return sectionsAt(root, { schema, fragments: fragmentsOf(document), variables })
}

function sectionsAt(position: SelectionPosition, priced: Priced): readonly PriceComponent[] {
  const { sets, type } = position
  return [...selectedFields(priced, type, sets)].flatMap(([name, nodes]) => {
    const path = position.path === '' ? name : `${position.path}.${name}`
    const [node] = nodes
    if (!node || node.name.value === '__typename') return []
    if (introspection.has(node.name.value)) return [{ path, weight: introspectionWeight, size: 0, object: undefined }]
    const field = type.getFields()[node.name.value]
    return field ? [sectionOf({ ...position, path }, { field, nodes }, priced)] : []
  })
}

function sectionOf(
  { path, sizes, type }: SelectionPosition,
  { field, nodes }: RequestedField,
  priced: Priced,
): PriceComponent {
  const listSize = listSizeOf(field)
  const own = listSize && sliced(listSize, { field, nodes }, priced.variables)
  const isList = returnsList(field)
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
  const inside = own === undefined || !listSize ? noSizes : new Map(listSize.sizedFields.map((name) => [name, own]))
  const object = typesOf(priced.schema, field.type)
    .map((kind) => objectPrice(weightOfObject(kind), sectionsAt({ path, type: kind, sets, sizes: inside }, priced)))
    .reduce<ObjectPrice | undefined>((most, one) => (!most || one.points > most.points ? one : most), undefined)
  const size = isList ? (sizes.get(field.name) ?? own ?? unsizedList) : 1
  return { path, weight: weightOfField(priced.schema, type, field), size, object }
}

function objectPrice(weight: number, components: readonly PriceComponent[]): ObjectPrice {
  const below = components.map((part) => part.weight + (part.object ? part.size * part.object.points : 0))
  return { weight, components, points: below.reduce((sum, points) => sum + points, weight) }
}

/** Returns the object types that a field may return; none for scalars. */
function typesOf(schema: GraphQLSchema, type: GraphQLOutputType): readonly GraphQLObjectType[] {
  const named = getNamedType(type)
  if (isObjectType(named)) return [named]
  return isAbstractType(named) ? schema.getPossibleTypes(named) : []
}

/** Returns the largest of the arguments that set the length of a list, or the assumed size when none is given. */
function sliced(
  { assumedSize: otherwise = unsizedList, slicingArguments }: ListSize,
  { field, nodes: [node] }: RequestedField,
  variables: Variables,
): number {
  const lengths = slicingArguments.flatMap((name) => {
    const argument = field.args.find((each) => each.name === name)
    return (argument && node && sizeOf(node, argument, variables)) ?? []
  })
  return lengths.length > 0 ? Math.max(0, ...lengths) : otherwise
}

/** Returns the value of one argument. The schema's default applies when it or its variable is omitted or null. */
function sizeOf(node: FieldNode, { defaultValue, name }: GraphQLArgument, variables: Variables): number | undefined {
  const value = node.arguments?.find((argument) => argument.name.value === name)?.value
  if (value?.kind === Kind.INT) return Number(value.value)
  const resolved = value?.kind === Kind.VARIABLE ? variables[value.name.value] : value
  if (resolved === undefined || resolved === null || value?.kind === Kind.NULL) return numberOf(defaultValue)
  return numberOf(resolved)
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** The fragments of a document by name. */
function fragmentsOf({ definitions }: DocumentNode): Fragments {
  return new Map(
    definitions.flatMap((part) => (part.kind === Kind.FRAGMENT_DEFINITION ? [[part.name.value, part]] : [])),
  )
}

/**
 * Returns the fields selected on an object of one type, by response name; fields with the same response name are
 * resolved once.
 */
function selectedFields(
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
        const existing = found.get(name)
        if (existing) existing.push(selection)
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
