import { expect, test } from '@jest/globals'
import { buildSchema, getNamedType, isCompositeType, isInterfaceType, isObjectType } from 'graphql'

import { publicSchemaOf } from '../graphql/public-schema.js'
import { readTypeDefinitions } from '../graphql/type-definitions.js'
import { returnsList, listSizeOf } from './price-tags.js'

const schema = publicSchemaOf(buildSchema(readTypeDefinitions()))
const fields = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) || isInterfaceType(type))
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))

/** Whether every field that returns the type sets the length of the list. */
function isSizedFromAround(typeName: string, fieldName: string): boolean {
  const around = fields.filter(({ field }) => getNamedType(field.type).name === typeName)
  return around.length > 0 && around.every(({ field }) => listSizeOf(field)?.sizedFields.includes(fieldName))
}

test('every list of objects that partners can reach declares its assumed size [S1]', () => {
  const lists = fields.filter(({ field }) => returnsList(field) && isCompositeType(getNamedType(field.type)))
  const unsized = lists.filter(({ field, type }) => !listSizeOf(field) && !isSizedFromAround(type.name, field.name))

  expect(lists.length).toBeGreaterThan(40)
  expect(unsized.map(({ field, type }) => `${type.name}.${field.name}`)).toEqual([])
})

test('the size of a list refers to existing arguments and fields', () => {
  const wrong = fields.flatMap(({ field, type }) => {
    const size = listSizeOf(field)
    const inside = getNamedType(field.type)
    const named = isObjectType(inside) ? Object.keys(inside.getFields()) : []
    const unknown = [
      ...(size?.slicingArguments ?? []).filter((name) => !field.args.some((argument) => argument.name === name)),
      ...(size?.sizedFields ?? []).filter((name) => !named.includes(name)),
    ]
    return unknown.map((name) => `${type.name}.${field.name}: ${name}`)
  })

  expect(wrong).toEqual([])
})
