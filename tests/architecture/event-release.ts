import { eventKey, type SenebEvent } from '@seneb/contracts/define'
import { array, boolean, number, object, string, type Schema } from 'yup'

/** How a release says and hears one version of an event, as JSON: its contract as far as a payload can tell. */
export interface EventRelease {
  readonly name: string
  readonly version: number
  readonly saidBy: SenebEvent['saidBy']
  readonly heardBy: SenebEvent['heardBy']
  readonly about: string
  readonly personal: readonly string[]
  readonly carries: Shape
}

/** A schema as JSON. Only what can be read back into the same schema; anything else is refused when it is written. */
export interface Shape {
  readonly type: string
  readonly optional?: true
  readonly nullable?: true
  readonly oneOf?: readonly unknown[]
  readonly tests?: readonly { readonly name: string; readonly is?: number | string }[]
  readonly fields?: Readonly<Record<string, Shape>>
  readonly items?: Shape
}

interface Description {
  readonly type: string
  readonly optional: boolean
  readonly nullable: boolean
  readonly oneOf: readonly unknown[]
  readonly tests: readonly { readonly name?: string; readonly params?: Readonly<Record<string, unknown>> }[]
  readonly fields?: Readonly<Record<string, Description>>
  readonly innerType?: Description
}

export function eventRelease(event: SenebEvent): EventRelease {
  const { about, carries, heardBy, name, personal, saidBy, version } = event
  return { name, version, saidBy, heardBy, about, personal, carries: shapeOf(carries) }
}

/** The contract by which the release reads what it hears. */
export function releasedEvent({ carries, ...release }: EventRelease): SenebEvent {
  return { ...release, kind: 'event', watchedBy: [], because: [], carries: schemaOf(carries) }
}

/** A schema as JSON; throws when it says more than that can hold. */
export function shapeOf(schema: Schema): Shape {
  const shape = shapeOfDescription(schema.describe())
  const again = JSON.stringify(shapeOfDescription(schemaOf(shape).describe()))
  if (again !== JSON.stringify(shape)) throw new Error('a schema of an event says what its release cannot hold')
  return shape
}

function shapeOfDescription({ fields, innerType, nullable, oneOf, optional, tests, type }: Description): Shape {
  return {
    type,
    ...(optional && { optional }),
    ...(nullable && { nullable }),
    ...(oneOf.length > 0 && { oneOf }),
    ...(tests.length > 0 && { tests: tests.map(testOf) }),
    ...(fields && { fields: mapped(fields, shapeOfDescription) }),
    ...(innerType && { items: shapeOfDescription(innerType) }),
  } as Shape
}

function testOf({ name = '', params = {} }: Description['tests'][number]) {
  if (['required', 'noUnknown', 'integer'].includes(name)) return { name }
  if (name === 'min' || name === 'max') return { name, is: params[name] }
  if (name === 'matches' && params['regex'] instanceof RegExp) return { name, is: params['regex'].source }
  throw new Error(
    `a release cannot hold the check "${name}": events carry plain data, and forms check what people type`,
  )
}

function schemaOf(shape: Shape): Schema {
  const checked = (shape.tests ?? []).reduce(withTest, bareSchema(shape))
  const listed = shape.oneOf ? checkedBy(checked, 'oneOf', shape.oneOf) : checked
  const nullable = shape.nullable ? checkedBy(listed, 'nullable') : listed
  return checkedBy(nullable, shape.optional ? 'optional' : 'defined')
}

function bareSchema({ fields, items, type }: Shape): Schema {
  if (type === 'object') return object(mapped(fields ?? {}, schemaOf))
  if (type === 'array') return items ? array(schemaOf(items)) : array()
  const plain = { string, number, boolean }[type]
  if (!plain) throw new Error(`a release cannot hold a schema of type "${type}"`)
  return plain()
}

function withTest(schema: Schema, { is, name }: NonNullable<Shape['tests']>[number]): Schema {
  return checkedBy(schema, name, name === 'matches' ? new RegExp(String(is)) : is)
}

function checkedBy(schema: Schema, name: string, value?: unknown): Schema {
  const check = (schema as unknown as Readonly<Record<string, ((value?: unknown) => Schema) | undefined>>)[name]
  if (!check) throw new Error(`yup knows no check "${name}" for this type`)
  return check.call(schema, value)
}

function mapped<A, B>(record: Readonly<Record<string, A>>, fn: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, fn(value)]))
}

/** The file that a release of an event version stands in. */
export function releaseFile(event: Pick<SenebEvent, 'name' | 'version'>): string {
  return `${eventKey(event as SenebEvent)}.json`
}
