-- A customer learns the company of nobody but their own colleagues: a person who moved to another company is "Customer" to the former one.

/* The company of a person outside the agency, empty without one or where the caller may not know it; null for the agency's people. */
create or replace function private.affiliation_of(p_user uuid) returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    -- Whoever may read nothing is told nothing; an empty company never looks like staff.
    if private.my_role() is null then return ''; end if;
    return (
      select case when coalesce((
          select not ra.inverted from public.role_abilities ra
           where ra.role = ur.role and ra.action in ('manage', 'read') and ra.subject in ('all', 'user')
             and ra.conditions is null and ra.fields is null order by ra.id desc limit 1), false)
        then null
        when private.is_staff() or c.id = private.my_company() then coalesce(c.name, '')
        else '' end
        from public.profiles p join private.user_roles ur on ur.user_id = p.id
        left join public.companies c on c.id = p.company_id where p.id = p_user);
  end $$;
