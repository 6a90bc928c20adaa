/** Copy in place of the form while the team does not accept new enquiries; loaded with its component. */
export const plannerPausedCopy = {
  title: 'The trip planner is closed for now',
  text: 'Please come back later, or write to us about your plans. Anything you typed in this tab before is kept and will be back in the form when we open again.',
  contact: 'Contact us',
  costs: 'Estimate your costs',
} as const
