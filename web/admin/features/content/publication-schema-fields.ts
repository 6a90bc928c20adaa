import type { EditableKind } from '@seneb/contracts/publications/publication-editing'
import { editedSchemaOf } from '@seneb/contracts/publications/publication-kinds'

import { shapeOfSchema, type NamedShape } from '../../schema-form/content-schema.js'

// A form asks for them at each key.
const shapes = new Map<EditableKind, readonly NamedShape[]>()

/** Returns the fields of a kind of texts, in the order of its schema. */
export function shapeOfKind(kind: EditableKind): readonly NamedShape[] {
  const shape = shapes.get(kind) ?? shapeOfSchema(editedSchemaOf(kind))
  shapes.set(kind, shape)
  return shape
}
