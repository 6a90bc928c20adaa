/** Nobody fills in a form faster (D-82, S20). Our pages wait the rest; whoever says that they were faster is refused. */
export const minFillMs = 1500
