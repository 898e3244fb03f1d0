-- Inviting, changing, deactivating and deleting people. Each function looks at who calls; rights are not a grant.

/* Notes what an address becomes when Auth makes its account. Raises email_taken, username_taken, no_company, no_role,
   role_beyond. */
create function private.invite_user(
  p_email text, p_role text, p_company uuid, p_full_name text, p_username text, p_department text, p_details jsonb
) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not private.can('create', 'profiles') then raise insufficient_privilege; end if;
    if not exists (select from public.roles r where r.name = p_role) then raise exception 'no_role' using errcode = 'QPREF'; end if;
    if not private.may_give_role(p_role) then raise exception 'role_beyond' using errcode = 'QPREF'; end if;
    if exists (select from public.profiles p where lower(p.email) = lower(btrim(p_email))) then
      raise exception 'email_taken' using errcode = 'QPREF';
    end if;
    if p_username is not null and exists (select from public.profiles p where p.username = p_username) then
      raise exception 'username_taken' using errcode = 'QPREF';
    end if;
    if p_company is not null and not exists (select from public.companies c where c.id = p_company) then
      raise exception 'no_company' using errcode = 'QPREF';
    end if;
    insert into private.invitations (email, role, company_id, full_name, username, department, details, invited_by)
    values (lower(btrim(p_email)), p_role, p_company, p_full_name, p_username, p_department, p_details, auth.uid())
    on conflict (email) do update set role = excluded.role, company_id = excluded.company_id, full_name = excluded.full_name,
      username = excluded.username, department = excluded.department, details = excluded.details,
      invited_by = excluded.invited_by, created_at = now();
  end $$;

/* Takes an invitation back that Auth could not send. */
create function private.withdraw_invitation(p_email text) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not private.can('create', 'profiles') then raise insufficient_privilege; end if;
    delete from private.invitations i where i.email = lower(btrim(p_email)) and i.invited_by = auth.uid();
  end $$;

/* The account and address of somebody invited who has not accepted yet; raises accepted for anybody else. */
create function private.open_invitation(p_no integer) returns table (uid uuid, email text)
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    person record;
  begin
    if not private.can('create', 'profiles') then raise insufficient_privilege; end if;
    select u.id, u.email, u.email_confirmed_at, u.invited_at, ur.role into person
      from public.profiles p join auth.users u on u.id = p.id join private.user_roles ur on ur.user_id = p.id where p.no = p_no;
    if not found then raise no_data_found; end if;
    if not private.may_give_role(person.role) then raise exception 'person_beyond' using errcode = 'QPREF'; end if;
    if person.email_confirmed_at is not null or person.invited_at is null then raise exception 'accepted' using errcode = 'QPREF'; end if;
    return query select person.id, person.email::text;
  end $$;

/* Changes what the administration knows of a person; false when somebody else was faster. Raises own_role, own_status,
   role_beyond, person_beyond, no_role, no_company, username_taken, is_confirmed and, by its guard, last_admin. */
create function private.change_user(p_no integer, p_revision integer, p_changes jsonb) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare
    person record;
    new_role text := p_changes ->> 'role';
    new_status text := p_changes ->> 'status';
  begin
    if not private.can('update', 'profiles') then raise insufficient_privilege; end if;
    perform from public.profile_details d join public.profiles p on p.id = d.user_id where p.no = p_no for update of d;
    select p.id, p.status, p.username, ur.role, d.revision, u.email_confirmed_at is not null as is_confirmed into person
      from public.profiles p join public.profile_details d on d.user_id = p.id
      join private.user_roles ur on ur.user_id = p.id join auth.users u on u.id = p.id where p.no = p_no;
    if not found then raise no_data_found; end if;
    if person.id <> auth.uid() and not private.may_give_role(person.role) then raise exception 'person_beyond' using errcode = 'QPREF'; end if;
    if person.revision <> p_revision then return false; end if;
    if new_role <> person.role then
      if person.id = auth.uid() then raise exception 'own_role' using errcode = 'QPREF'; end if;
      if not exists (select from public.roles r where r.name = new_role) then raise exception 'no_role' using errcode = 'QPREF'; end if;
      if not private.may_give_role(new_role) then raise exception 'role_beyond' using errcode = 'QPREF'; end if;
      update private.user_roles set role = new_role where user_id = person.id;
    end if;
    if new_status <> person.status then
      if person.id = auth.uid() then raise exception 'own_status' using errcode = 'QPREF'; end if;
      if new_status = 'pending' and person.is_confirmed then raise exception 'is_confirmed' using errcode = 'QPREF'; end if;
    end if;
    if p_changes ->> 'username' <> person.username and exists (select from public.profiles p where p.username = p_changes ->> 'username') then
      raise exception 'username_taken' using errcode = 'QPREF';
    end if;
    if p_changes ->> 'companyId' is not null and not exists (select from public.companies c where c.id = (p_changes ->> 'companyId')::uuid) then
      raise exception 'no_company' using errcode = 'QPREF';
    end if;
    update public.profiles p set
      full_name = coalesce(p_changes ->> 'fullName', p.full_name), username = coalesce(p_changes ->> 'username', p.username),
      department = coalesce(p_changes ->> 'department', p.department), status = coalesce(new_status, p.status),
      company_id = case when p_changes ? 'companyId' then (p_changes ->> 'companyId')::uuid else p.company_id end
     where p.id = person.id;
    update public.profile_details d set
      country = coalesce(p_changes ->> 'country', d.country), contact = coalesce(p_changes ->> 'contact', d.contact),
      language = coalesce(p_changes ->> 'language', d.language), tax_id = coalesce(p_changes ->> 'taxId', d.tax_id),
      current_plan = coalesce(p_changes ->> 'currentPlan', d.current_plan), billing = coalesce(p_changes ->> 'billing', d.billing)
     where d.user_id = person.id;
    return true;
  end $$;

/* What of Auth the administration sees of a person: open sessions, the last visit, an invitation not yet accepted. */
create function private.account_facts(p_user uuid)
  returns table (sessions integer, last_sign_in_at timestamptz, invited_at timestamptz, is_confirmed boolean)
  language plpgsql stable security definer set search_path = '' rows 1
  as $$
  begin
    if not private.can('read', 'profiles') then return; end if;
    return query
      select (select count(*)::integer from auth.sessions s where s.user_id = u.id), u.last_sign_in_at,
        case when u.email_confirmed_at is null then u.invited_at end, u.email_confirmed_at is not null
        from auth.users u where u.id = p_user;
  end $$;
revoke execute on function private.invite_user, private.withdraw_invitation, private.open_invitation, private.change_user,
  private.account_facts from public;
grant execute on function private.invite_user, private.withdraw_invitation, private.open_invitation, private.change_user,
  private.account_facts to authenticated;
