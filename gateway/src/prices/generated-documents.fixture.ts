import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isInterfaceType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql'

export interface GeneratedDocument {
  readonly text: string
  readonly variables: Record<string, unknown>
}

const maxDepth = 5

/** A document that a schema may be asked, the same for the same seed: aliases, fragments, lists by value and by variable. */
export function generatedDocument(schema: GraphQLSchema, seed: number): GeneratedDocument {
  return new DocumentWriter(schema, seed).document()
}

class DocumentWriter {
  private readonly fragments: string[] = []
  private readonly declared: string[] = []
  private readonly variables: Record<string, unknown> = {}
  private names = 0

  constructor(
    private readonly schema: GraphQLSchema,
    private state: number,
  ) {}

  document(): GeneratedDocument {
    const mutation = this.schema.getMutationType()
    const isMutation = mutation && this.below(5) === 0
    const root = isMutation ? mutation : this.schema.getQueryType()
    if (!root) throw new Error('this schema has no Query')
    const body = this.selection(root, 0, isMutation ? 1 : 1 + this.below(3))
    const declared = this.declared.length > 0 ? `(${this.declared.join(', ')})` : ''
    const operation = `${isMutation ? 'mutation' : 'query'} Asked${declared} ${body}`
    return { text: [operation, ...this.fragments].join('\n'), variables: this.variables }
  }

  /** A whole number from 0 to below `n`; mulberry32. */
  private below(n: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n
  }

  private pick<T>(values: readonly T[]): T {
    return values[this.below(values.length)]!
  }

  private selection(type: GraphQLCompositeType, depth: number, count = 1 + this.below(4)): string {
    const parts = Array.from({ length: count }, () => this.part(type, depth))
    return `{ ${['__typename', ...parts].join(' ')} }`
  }

  private part(type: GraphQLCompositeType, depth: number): string {
    const way = depth > 0 && depth < maxDepth ? this.below(8) : 7
    const narrower = isObjectType(type) ? [type] : this.schema.getPossibleTypes(type)
    if (way === 0 || isUnionType(type)) {
      const about = this.pick(narrower)
      return `... on ${about.name} ${this.selection(about, depth + 1, 2)}`
    }
    if (way === 1) {
      const name = `F${this.names++}`
      this.fragments.push(`fragment ${name} on ${type.name} ${this.selection(type, depth + 1, 2)}`)
      return `...${name} ...${name}`
    }
    if (way === 2) return `... ${this.selection(type, depth + 1, 1)}`
    return this.field(type, depth)
  }

  private field(type: GraphQLCompositeType, depth: number): string {
    if (!isObjectType(type) && !isInterfaceType(type)) return '__typename'
    const all = Object.values(type.getFields())
    const flat = all.filter((field) => !isCompositeType(getNamedType(field.type)))
    const fields = depth < maxDepth ? all : flat
    if (fields.length === 0) return '__typename'
    const field = this.pick(fields)
    const named = getNamedType(field.type)
    const below = isCompositeType(named) ? ` ${this.selection(named, depth + 1)}` : ''
    return `${this.aliasOf(field)}${field.name}${this.argumentsOf(field)}${below}`
  }

  /** Fields with arguments have a name of their own each, or two that differ would meet under one. */
  private aliasOf(field: GraphQLField<unknown, unknown>): string {
    return field.args.length > 0 || this.below(5) === 0 ? `a${this.names++}: ` : ''
  }

  private argumentsOf(field: GraphQLField<unknown, unknown>): string {
    const given = field.args.filter((argument) => isRequiredArgument(argument) || this.isInt(argument))
    const written = given.flatMap((argument) => {
      const value = this.isInt(argument) ? this.intOf(argument) : this.valueOf(argument.type)
      return value === undefined ? [] : [`${argument.name}: ${value}`]
    })
    return written.length > 0 ? `(${written.join(', ')})` : ''
  }

  private isInt(argument: GraphQLArgument): boolean {
    return getNamedType(argument.type).name === 'Int' && !isListType(getNullableType(argument.type))
  }

  /** Left out, null, a number, or a variable that has a value or has none, with a default or without. */
  private intOf(argument: GraphQLArgument): string | undefined {
    const isRequired = isNonNullType(argument.type)
    const way = isRequired ? 2 + this.below(2) : this.below(6)
    if (way === 0) return undefined
    if (way === 1) return 'null'
    if (way === 2) return String(this.below(40))
    const name = `v${this.names++}`
    const byDefault = way === 4 ? ` = ${this.below(40)}` : ''
    this.declared.push(`$${name}: Int${isRequired ? '!' : ''}${byDefault}`)
    if (way === 3 || this.below(2) === 0) this.variables[name] = this.below(40)
    else if (way === 5) this.variables[name] = null
    return `$${name}`
  }

  private valueOf(type: GraphQLInputType): string {
    if (isListType(getNullableType(type))) return '[]'
    const named = getNamedType(type)
    if (isEnumType(named)) return named.getValues()[0]?.name ?? 'null'
    if (isInputObjectType(named)) {
      const all = Object.values(named.getFields())
      const fields = named.isOneOf ? all.slice(0, 1) : all.filter(isRequiredInputField)
      return `{ ${fields.map((field) => `${field.name}: ${this.valueOf(field.type)}`).join(', ')} }`
    }
    return (
      { Int: '1', Float: '1', Boolean: 'true', CountryCode: '"FR"', Decimal: '"1"', JSONObject: '{}' }[named.name] ??
      '"x"'
    )
  }
}
