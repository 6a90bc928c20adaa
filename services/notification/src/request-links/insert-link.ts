/** Part of a statement that stores a first link unless there is one. */
export const insertLink = (enquiry: string, sealed: string, issuedAt: string) =>
  `insert into request_links (enquiry_id, sealed_link, issued_at)
    select ${enquiry}::uuid, ${sealed}::bytea, ${issuedAt}::timestamptz where ${sealed}::bytea is not null
    on conflict (enquiry_id) do nothing`
