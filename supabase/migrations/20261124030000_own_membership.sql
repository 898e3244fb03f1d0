-- A person never changes their own company, role or status, and membership of a company is given only with a right on that company.

/* Whether the caller may add people to a company or remove them: their own company, or any with the ability to update companies.
   Everybody may leave the company empty. */
create function private.may_manage_company(p_company uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if private.my_role() is null then return false; end if;
    return p_company is null or coalesce(p_company = private.my_company(), false) or private.can('update', 'companies');
  end $$;
revoke execute on function private.may_manage_company from public;

/* Refuses a change of the caller's own company or status by any path. Closing one's own account (active to inactive) is allowed. */
create function private.keep_own_membership() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if new.company_id is distinct from old.company_id then raise exception 'own_company' using errcode = 'QPREF'; end if;
    if new.status <> old.status and not (old.status = 'active' and new.status = 'inactive') then
      raise exception 'own_status' using errcode = 'QPREF';
    end if;
    return new;
  end $$;
create trigger profiles_keep_own_membership before update of company_id, status on public.profiles for each row
  when (old.id = auth.uid()) execute function private.keep_own_membership();

/* Refuses a change of the caller's own role by any path. */
create function private.keep_own_role() returns trigger
  language plpgsql security definer set search_path = ''
  as $$ begin raise exception 'own_role' using errcode = 'QPREF'; end $$;
create trigger user_roles_keep_own before update on private.user_roles for each row
  when (old.user_id = auth.uid() and new.role <> old.role) execute function private.keep_own_role();

/* Stores the invitation that an address takes up when Auth creates its account. Raises email_taken, username_taken, no_company,
   company_beyond, no_role and role_beyond. */
create or replace function private.invite_user(
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
    if p_company is not null and not private.may_manage_company(p_company) then
      raise exception 'company_beyond' using errcode = 'QPREF';
    end if;
    insert into private.invitations (email, role, company_id, full_name, username, department, details, invited_by)
    values (lower(btrim(p_email)), p_role, p_company, p_full_name, p_username, p_department, p_details, auth.uid())
    on conflict (email) do update set role = excluded.role, company_id = excluded.company_id, full_name = excluded.full_name,
      username = excluded.username, department = excluded.department, details = excluded.details,
      invited_by = excluded.invited_by, created_at = now();
  end $$;


/* Changes a person as an administrator; false when the revision is no longer the stored one. Raises own_role, own_status,
   own_company, role_beyond, person_beyond, company_beyond, no_role, no_company, username_taken, is_confirmed and last_admin. */
create or replace function private.change_user(p_no integer, p_revision integer, p_changes jsonb) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare
    person record;
    new_role text := p_changes ->> 'role';
    new_status text := p_changes ->> 'status';
    new_company uuid;
  begin
    if not private.can('update', 'profiles') then raise insufficient_privilege; end if;
    perform from public.profile_details d join public.profiles p on p.id = d.user_id where p.no = p_no for update of d;
    select p.id, p.status, p.username, p.company_id, ur.role, d.revision, u.email_confirmed_at is not null as is_confirmed into person
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
    new_company := case when p_changes ? 'companyId' then (p_changes ->> 'companyId')::uuid else person.company_id end;
    if new_company is distinct from person.company_id then
      if person.id = auth.uid() then raise exception 'own_company' using errcode = 'QPREF'; end if;
      if not (private.may_manage_company(person.company_id) and private.may_manage_company(new_company)) then
        raise exception 'company_beyond' using errcode = 'QPREF';
      end if;
    end if;
    update public.profiles p set
      full_name = coalesce(p_changes ->> 'fullName', p.full_name), username = coalesce(p_changes ->> 'username', p.username),
      department = coalesce(p_changes ->> 'department', p.department), status = coalesce(new_status, p.status),
      company_id = new_company
     where p.id = person.id;
    update public.profile_details d set
      country = coalesce(p_changes ->> 'country', d.country), contact = coalesce(p_changes ->> 'contact', d.contact),
      language = coalesce(p_changes ->> 'language', d.language), tax_id = coalesce(p_changes ->> 'taxId', d.tax_id),
      current_plan = coalesce(p_changes ->> 'currentPlan', d.current_plan), billing = coalesce(p_changes ->> 'billing', d.billing)
     where d.user_id = person.id;
    return true;
  end $$;
