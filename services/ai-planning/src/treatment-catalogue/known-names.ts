interface Renamed {
  readonly name: string
  readonly formerNames?: readonly string[] | undefined
}

/** Returns every pair of names under which an enquiry may know a procedure of a type; the current pair is first. */
export function knownNames(type: Renamed, procedure: Renamed): string[] {
  const namesOf = ({ formerNames = [], name }: Renamed) => [name, ...formerNames]
  return namesOf(type).flatMap((typeName) => namesOf(procedure).map((name) => pairOf(typeName, name)))
}

/** Returns the names of a treatment type and a procedure of it as one text. */
export function pairOf(treatmentType: string, procedure: string): string {
  return JSON.stringify([treatmentType, procedure])
}
