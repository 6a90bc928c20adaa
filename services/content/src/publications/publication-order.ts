/** SQL for the order of the records `p` of a kind on every list: as staff moved them, or as they were added. */
export const publicationOrder = 'coalesce(p.moved_to, p.position), p.key'
