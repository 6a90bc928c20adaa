import type { Plugin } from 'rolldown'

const checkOfLeaf = /return (`\$\{GLOBAL_RUNTIME_NAME\}\.check(?:NonNull|Nullable)Leaf\(.*\)`);/g
const checksOfLeaves = 2
const itemOfList = '${GLOBAL_RUNTIME_NAME}.handleListItemResult('

/** In code that is made: an item that is no promise is taken at once, by the function that the library's would call. */
const itemThatIsThere =
  'if (!${GLOBAL_RUNTIME_NAME}.isPromise(__currentItem)) return ${itemHandler}(${GLOBAL_EXECUTION_CONTEXT}, resultArray, __currentItem, ${childIndexes});'

/** In code that is made: a value that its scalar would answer with unchanged is answered with; any other goes the library's way. */
const unchangedOr = `
function unchangedOr(context, { name }, value, checked) {
  if (context.options.customSerializers[name]) return checked;
  const isUnchanged = {
    Boolean: \`typeof \${value} === "boolean"\`,
    Float: \`Number.isFinite(\${value})\`,
    ID: \`typeof \${value} === "string"\`,
    Int: \`typeof \${value} === "number" && (\${value} | 0) === \${value}\`,
    String: \`typeof \${value} === "string"\`,
  }[name];
  return isUnchanged ? \`(\${isUnchanged} ? \${value} : \${checked})\` : checked;
}`

/**
 * What graphql-jit makes of a document writes, for each leaf of an answer, the place and the path that an error of it would
 * have, and for each item of a list two functions: two fifths of what the gateway allocates for a list. Here they are made
 * for a leaf that is not as it is answered, and for an item that is waited for (P2, ADR 203).
 */
export const leavesOfAnswers: Plugin = {
  name: 'leaves-of-answers',
  transform: {
    filter: { id: /[\\/]graphql-jit[\\/]dist[\\/]execution[.]m?js$/ },
    handler(code) {
      if (code.match(checkOfLeaf)?.length !== checksOfLeaves || code.split(itemOfList).length !== 2)
        throw new Error('graphql-jit checks the leaves and items of an answer in other words now.')
      const leaves = code.replaceAll(checkOfLeaf, 'return unchangedOr(context, innerType, sourcePath, $1);')
      return { code: leaves.replace(itemOfList, () => `${itemThatIsThere}\n${itemOfList}`) + unchangedOr, map: null }
    },
  },
}
