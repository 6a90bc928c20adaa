import type { EditableKind } from '@seneb/contracts/publications/publication-editing'
import { editedSchemaOf } from '@seneb/contracts/publications/publication-kinds'

import { shapeOfSchema, type NamedShape } from '../../schema-form/content-schema.js'

/** Returns the fields of a kind of texts, in the order of its schema. */
export function shapeOfKind(kind: EditableKind): readonly NamedShape[] {
  return shapeOfSchema(editedSchemaOf(kind))
}
