/** Alerts on what is drafted, by what people make of it. */
export const draftAlerts = [
  {
    name: 'DraftsGrowWorse',
    severity: 'ticket',
    summary: 'people change much more of the drafts than the week before, or the gate takes many figures out of them',
    for: '1h',
    when: [
      'max(seneb_plan_edit_share{week="last"}) - max(seneb_plan_edit_share{week="before"}) >= 0.15',
      'or max(seneb_plan_refused_figures_mean{week="last"}) > 0.5',
    ].join('\n'),
  },
] as const
