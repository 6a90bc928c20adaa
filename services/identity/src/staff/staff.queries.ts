export const listStaffSql = `/* listStaff */
  select s.id as "staffId", s.email, s.name, s.title, s.state,
    array(select role from staff_roles r where r.staff_id = s.id order by role) as roles
  from staff s order by lower(s.name), s.id`

/** $1 the person about to lose the role */
export const otherAdminsSql = `/* otherAdmins */
  select s.id from staff s join staff_roles r on r.staff_id = s.id
  where r.role = 'admin' and s.state = 'active' and s.id <> $1`

export const oneAtATimeSql = `/* changeAdminsOneAtATime */
  select pg_advisory_xact_lock(hashtext('seneb.identity.admins'))`

/** $1 address in small letters */
export const accountByEmailSql = `/* accountByEmail */
  select id, password_hash as "passwordHash" from staff where lower(email) = $1 and state = 'active'`

/** $1 address in small letters */
export const memberByEmailSql = `/* memberByEmail */ select id, state from staff where lower(email) = $1 for update`

export const activeAdminsSql = `/* activeAdmins */
  select s.id from staff s join staff_roles r on r.staff_id = s.id
  where r.role = 'admin' and s.state = 'active'`

/** $1 the roles that work on enquiries */
export const listStaffNamesSql = `/* listStaffNames */
  select id as "staffId", name, title, state = 'active' and exists (
    select from staff_roles r where r.staff_id = staff.id and r.role = any($1::text[])) as "mayTakeEnquiries"
  from staff order by lower(name), id`
