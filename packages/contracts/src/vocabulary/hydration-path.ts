/** Before the path of a document: the data by which React takes it over, where the document leaves that out. */
export const hydrationPath = '/hydration'
