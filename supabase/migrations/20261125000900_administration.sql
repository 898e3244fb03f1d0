-- Administration of people, roles, permissions and companies. Each function checks the caller itself.
-- Refusals that a screen must distinguish are raised as QPREF with a key as their message.

/* Returns the people whose name or address matches; under row-level security the search could not use the index. */
create function private.find_profiles(p_pattern text) returns setof uuid
  language plpgsql stable security definer set search_path = '' rows 100
  as $$
  begin
    if not private.can('read', 'profiles') then return; end if;
    return query
      select p.id from public.profiles p
       where private.fold(p.full_name) like private.fold(p_pattern) or private.fold(p.email) like private.fold(p_pattern);
  end $$;
grant execute on function private.find_profiles to authenticated;

/* Returns whether the caller has an ability completely; passing on a partial one would grant more than the caller
   has. */
create function private.holds(p_action text, p_subject text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if private.my_role() = 'admin' then return true; end if;
    if p_subject = 'all' then return false; end if;
    if p_action <> 'manage' then return private.can(p_action, p_subject); end if;
    return private.can('manage', p_subject) and private.can('create', p_subject) and private.can('read', p_subject)
      and private.can('update', p_subject) and private.can('delete', p_subject);
  end $$;

/* Returns whether the caller may give a role or change a person who has it: only roles within the caller's own
   abilities. Only an administrator gives the roles admin and manager. */
create function private.may_give_role(p_role text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if private.my_role() is null then return false; end if;
    if private.my_role() = 'admin' then return true; end if;
    return p_role not in ('admin', 'manager') and not exists (
      select from public.role_abilities ra
       where ra.role = p_role and not ra.inverted and not private.holds(ra.action, ra.subject));
  end $$;
grant execute on function private.may_give_role to authenticated;

/* Returns whether the caller may add people to a company or remove them; every administrator of people may leave it
   empty. */
create function private.may_manage_company(p_company uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if private.my_role() is null then return false; end if;
    return p_company is null or coalesce(p_company = private.my_company(), false) or private.can('update', 'companies');
  end $$;

-- People ------------------------------------------------------------------------------------------------------------

/* Returns what the caller may do with people and their invitations (R-1003): true, "forbidden" without the right, or the
   reason why not in the present state. Nothing for callers who have no ability on people. */
create function private.users_can(p_users uuid[]) returns table (id uuid, can jsonb)
  language plpgsql stable security definer set search_path = '' rows 20
  as $$
  declare
    may_create boolean := private.can('create', 'profiles');
    may_update boolean := private.can('update', 'profiles');
    may_delete boolean := private.can('delete', 'profiles');
    may_change boolean := may_create or may_update or may_delete;
    -- The roles whose people the caller may change, once for all rows.
    roles text[] := array(select r.name from public.roles r where may_change and private.may_give_role(r.name));
  begin
    if not may_change and not private.can('read', 'profiles') then return; end if;
    return query
      select p.id, (select jsonb_object_agg(a.action, coalesce(to_jsonb(a.refusal), 'true')) from (values
            ('edit', case when not may_update then 'forbidden' when not f.is_own then f.beyond end),
            ('activate', case when not may_update then 'forbidden' when f.is_own then 'own_status'
              else coalesce(f.beyond, case when p.status = 'active' then 'is_active' end) end),
            ('deactivate', case when not may_update then 'forbidden' when f.is_own then 'own_status'
              else coalesce(f.beyond, case when p.status = 'inactive' then 'is_inactive' end) end),
            ('resetFactor', case when not may_update then 'forbidden' when f.is_own then 'own_factor'
              else coalesce(f.beyond, case when not private.has_second_factor(p.id) then 'no_second_factor' end) end),
            ('delete', case when not may_delete then 'forbidden' when f.is_own then 'own_account' else f.beyond end),
            ('resend', case when not may_create then 'forbidden' else coalesce(f.beyond, f.accepted) end),
            ('revoke', case when not (may_create and may_delete) then 'forbidden'
              else coalesce(f.beyond, f.accepted, case when f.is_own then 'own_account' end) end)) as a (action, refusal))
        from public.profiles p join private.user_roles ur on ur.user_id = p.id join auth.users u on u.id = p.id
        cross join lateral (select p.id = auth.uid() as is_own,
          case when ur.role <> all (roles) then 'person_beyond' end as beyond,
          case when u.email_confirmed_at is not null or u.invited_at is null then 'accepted' end as accepted) f
       where p.id = any (p_users);
  end $$;
grant execute on function private.users_can to authenticated;

/* Raises the reason why the caller may not do this with a person now. */
create function private.require_user_action(p_user uuid, p_action text) returns void
  language plpgsql stable set search_path = ''
  as $$
  declare
    refusal text := coalesce((select k.can ->> p_action from private.users_can(array[p_user]) k), 'forbidden');
  begin
    if refusal = 'forbidden' then raise insufficient_privilege; end if;
    if refusal <> 'true' then raise exception '%', refusal using errcode = 'QPREF'; end if;
  end $$;

/* Stores the invitation that Auth applies when it creates the account. Raises email_taken, username_taken,
   no_company, company_beyond, no_role and role_beyond. */
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
    if p_company is not null and not private.may_manage_company(p_company) then
      raise exception 'company_beyond' using errcode = 'QPREF';
    end if;
    insert into private.invitations (email, role, company_id, full_name, username, department, details, invited_by)
    values (lower(btrim(p_email)), p_role, p_company, p_full_name, p_username, p_department, p_details, auth.uid())
    on conflict (email) do update set role = excluded.role, company_id = excluded.company_id, full_name = excluded.full_name,
      username = excluded.username, department = excluded.department, details = excluded.details,
      invited_by = excluded.invited_by, created_at = now();
  end $$;
grant execute on function private.invite_user to authenticated;

/* Returns what the mail of an invitation names: the inviter, and the language of the invited person or else of the
   inviter (R-555). */
create function private.invitation_mail(p_email text) returns table (invited_by text, language text)
  language plpgsql stable security definer set search_path = '' rows 1
  as $$
  begin
    if not private.can('create', 'profiles') then raise insufficient_privilege; end if;
    return query
      select coalesce(private.name_of(u.id), u.email::text), case coalesce(
          (select i.details ->> 'language' from private.invitations i where i.email = lower(btrim(p_email))),
          (select d.language from public.profile_details d join public.profiles p on p.id = d.user_id
            where lower(p.email) = lower(btrim(p_email))), '')
          when 'French' then 'fr' when 'English' then 'en'
          else coalesce(u.raw_user_meta_data ->> 'language', 'en') end
        from auth.users u where u.id = auth.uid();
  end $$;
grant execute on function private.invitation_mail to authenticated;

/* Deletes an invitation that Auth could not send. */
create function private.withdraw_invitation(p_email text) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not private.can('create', 'profiles') then raise insufficient_privilege; end if;
    delete from private.invitations i where i.email = lower(btrim(p_email)) and i.invited_by = auth.uid();
  end $$;
grant execute on function private.withdraw_invitation to authenticated;

/* Returns the account and address of an invited person whose invitation the caller may send again or revoke; nothing for
   an unknown number. Raises person_beyond, accepted and own_account. */
create function private.open_invitation(p_no integer, p_action text) returns table (uid uuid, email text)
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    person record;
  begin
    if not private.can('create', 'profiles') then raise insufficient_privilege; end if;
    select u.id, u.email into person from public.profiles p join auth.users u on u.id = p.id where p.no = p_no;
    if not found then return; end if;
    perform private.require_user_action(person.id, p_action);
    return query select person.id, person.email::text;
  end $$;
grant execute on function private.open_invitation to authenticated;

/* Changes a person; false when the number is unknown or the revision is not the stored one. Raises own_role, own_status,
   own_company, role_beyond, person_beyond, company_beyond, no_role, no_company, username_taken, is_confirmed and last_admin. */
create function private.change_user(p_no integer, p_revision integer, p_changes jsonb) returns boolean
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
    if not found then return false; end if;
    perform private.require_user_action(person.id, 'edit');
    if person.revision <> p_revision then return false; end if;
    if new_role <> person.role then
      if person.id = auth.uid() then raise exception 'own_role' using errcode = 'QPREF'; end if;
      if not exists (select from public.roles r where r.name = new_role) then raise exception 'no_role' using errcode = 'QPREF'; end if;
      if not private.may_give_role(new_role) then raise exception 'role_beyond' using errcode = 'QPREF'; end if;
      update private.user_roles set role = new_role where user_id = person.id;
    end if;
    if new_status = 'pending' and person.status <> 'pending' then
      if person.id = auth.uid() then raise exception 'own_status' using errcode = 'QPREF'; end if;
      if person.is_confirmed then raise exception 'is_confirmed' using errcode = 'QPREF'; end if;
    elsif new_status <> person.status then
      perform private.require_user_action(person.id, case new_status when 'active' then 'activate' else 'deactivate' end);
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
grant execute on function private.change_user to authenticated;

/* Returns the open sessions, last sign-in and open invitation of a person. */
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
grant execute on function private.account_facts to authenticated;

/* Returns the completed tasks of a person and the delivered projects they filed or worked on. */
create function private.work_done(p_user uuid) returns table (tasks integer, projects integer)
  language plpgsql stable security definer set search_path = '' rows 1
  as $$
  begin
    if not private.can('read', 'profiles') then return; end if;
    return query
      select (select count(*)::integer from public.mailbox_entries e
               where e.user_id = p_user and e.task_status = 'completed' and e.folder <> 'deleted'),
        (select count(*)::integer from public.projects r
          where r.status = 'delivered' and r.withdrawn_at is null and (r.client_id = p_user
            or r.id in (select a.project_id from public.project_assignees a where a.user_id = p_user)));
  end $$;
grant execute on function private.work_done to authenticated;

-- Roles -------------------------------------------------------------------------------------------------------------

/* Returns the rules of a role as JSON in the order that decides. */
create function private.rules_of(p_role text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('action', ra.action, 'subject', ra.subject,
        'inverted', case when ra.inverted then true end, 'conditions', ra.conditions, 'fields', to_jsonb(ra.fields))) order by ra.id), '[]')
      from public.role_abilities ra where ra.role = p_role
  $$;

/* Returns what private.can would return to a role with these rules. */
create function private.rules_allow(p_rules jsonb, p_action text, p_subject text) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce((
      select not coalesce((t.rule ->> 'inverted')::boolean, false)
        from jsonb_array_elements(p_rules) with ordinality as t (rule, n)
       where t.rule ->> 'action' in ('manage', p_action) and t.rule ->> 'subject' in ('all', p_subject)
         and coalesce(jsonb_typeof(t.rule -> 'conditions'), 'null') = 'null' and coalesce(jsonb_typeof(t.rule -> 'fields'), 'null') = 'null'
       order by t.n desc limit 1), false)
  $$;
grant execute on function private.rules_allow to authenticated;

/* Returns the abilities that a role would gain and lose: each action with each subject of any rule. */
create function private.compare_rules(p_role text, p_rules jsonb)
  returns table (action text, subject text, is_gained boolean)
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    before jsonb := private.rules_of(p_role);
  begin
    if not private.can('read', 'roles') then raise insufficient_privilege; end if;
    return query
      select v.action, s.subject, c.after
        from (select distinct ra.subject from public.role_abilities ra
              union select t.rule ->> 'subject' from jsonb_array_elements(p_rules) as t (rule)) s
        cross join unnest(array['read', 'create', 'update', 'delete', 'manage']) with ordinality as v (action, n)
        cross join lateral (select private.rules_allow(before, v.action, s.subject) as before,
          private.rules_allow(p_rules, v.action, s.subject) as after) c
       where c.before <> c.after order by s.subject, v.n;
  end $$;
grant execute on function private.compare_rules to authenticated;

/* Refuses a change after which the role admin could not manage everything; checked at commit. */
create function private.keep_admin_rules() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not private.rules_allow(private.rules_of('admin'), 'manage', 'all')
      or exists (select from public.role_abilities ra where ra.role = 'admin' and ra.inverted) then
      raise exception 'admin_rules' using errcode = 'QPREF';
    end if;
    return null;
  end $$;
create constraint trigger role_abilities_keep_admin after insert or update or delete on public.role_abilities
  deferrable initially deferred for each row execute function private.keep_admin_rules();

/* Sends a hint of changed abilities to the open tabs of a role; other tabs load them when they reconnect. */
create function private.hint_role(p_role text) returns void
  language sql security definer set search_path = ''
  as $$
    select realtime.send('{}', 'session', 'user:' || here.user_id, true)
      from (select distinct s.user_id from auth.sessions s join private.user_roles ur on ur.user_id = s.user_id and ur.role = p_role
             where greatest(s.created_at, s.updated_at) > now() - interval '1 day' limit 500) here
  $$;

/* Sends every open tab a hint to load its abilities again, because the template areas were switched. */
create function private.hint_template_areas() returns trigger
  language plpgsql security definer set search_path = ''
  as $$ begin perform private.hint_role(r.name) from public.roles r; return null; end $$;
create trigger workspace_settings_hint after update of template_areas on public.workspace_settings for each row
  when (old.template_areas is distinct from new.template_areas) execute function private.hint_template_areas();

/* Replaces the rules of a role at once; false when the revision is not the stored one. Raises admin_rules and
   rule_beyond. */
create function private.replace_rules(p_role text, p_revision integer, p_rules jsonb) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare
    current integer;
  begin
    if not private.can('update', 'roles') then raise insufficient_privilege; end if;
    select r.revision into current from public.roles r where r.name = p_role for no key update;
    if not found then raise no_data_found; end if;
    if not private.may_give_role(p_role) or exists (
      select from jsonb_array_elements(p_rules) as t (rule)
       where not coalesce((t.rule ->> 'inverted')::boolean, false) and not private.holds(t.rule ->> 'action', t.rule ->> 'subject')) then
      raise exception 'rule_beyond' using errcode = 'QPREF';
    end if;
    if current <> p_revision then return false; end if;
    delete from public.role_abilities ra where ra.role = p_role;
    insert into public.role_abilities (role, action, subject, inverted, conditions, fields)
    select p_role, t.rule ->> 'action', t.rule ->> 'subject', coalesce((t.rule ->> 'inverted')::boolean, false),
        nullif(t.rule -> 'conditions', 'null'),
        case when jsonb_typeof(t.rule -> 'fields') = 'array' then array(select jsonb_array_elements_text(t.rule -> 'fields')) end
      from jsonb_array_elements(p_rules) with ordinality as t (rule, n) order by t.n;
    update public.roles set revision = revision + 1 where name = p_role;
    perform private.hint_role(p_role);
    return true;
  end $$;
grant execute on function private.replace_rules to authenticated;

/* Creates a role with the rules of another one or with none. Raises role_exists and rule_beyond. */
create function private.create_role(p_name text, p_description text, p_like text) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not private.can('create', 'roles') then raise insufficient_privilege; end if;
    if exists (select from public.roles r where r.name = p_name) then raise exception 'role_exists' using errcode = 'QPREF'; end if;
    if p_like is not null and not private.may_give_role(p_like) then raise exception 'rule_beyond' using errcode = 'QPREF'; end if;
    insert into public.roles (name, position, description, is_custom)
    select p_name, max(r.position) + 1, p_description, true from public.roles r;
    insert into public.role_abilities (role, action, subject, inverted, conditions, fields)
    select p_name, ra.action, ra.subject, ra.inverted, ra.conditions, ra.fields
      from public.role_abilities ra where ra.role = p_like order by ra.id;
  end $$;
grant execute on function private.create_role to authenticated;

/* Deletes a role that no person or invitation has. Raises role_built_in and role_in_use. */
create function private.delete_role(p_name text) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    target public.roles;
  begin
    if not private.can('delete', 'roles') then raise insufficient_privilege; end if;
    select * into target from public.roles r where r.name = p_name for update;
    if not found then raise no_data_found; end if;
    if not target.is_custom then raise exception 'role_built_in' using errcode = 'QPREF'; end if;
    if exists (select from private.user_roles ur where ur.role = p_name)
      or exists (select from private.invitations i where i.role = p_name) then
      raise exception 'role_in_use' using errcode = 'QPREF';
    end if;
    delete from public.roles r where r.name = p_name;
  end $$;
grant execute on function private.delete_role to authenticated;

-- The permission catalogue ------------------------------------------------------------------------------------------

create table public.permissions (
  id integer generated always as identity primary key,
  name text not null check (length(btrim(name)) between 1 and 120) check (name = private.clean_name(name)),
  assigned_to text[] not null default '{}' check (
    assigned_to <@ array['administrator', 'manager', 'users', 'support', 'restricted-user'] and cardinality(assigned_to) <= 5),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  updated_by text not null default ''
);
comment on column public.permissions.updated_by is 'The name of the person who changed it last, for conflict notes (R-562).';
comment on table public.permissions is
  'The descriptive permission catalogue (R-153); it grants nothing, role_abilities does.';
create unique index permissions_name_key on public.permissions (private.fold(name));
alter table public.permissions enable row level security;

create trigger permissions_revision before update on public.permissions for each row execute function private.next_edited_revision();

grant select, delete on public.permissions to authenticated;
grant insert (name, assigned_to), update (name, assigned_to) on public.permissions to authenticated;
create policy permissions_select on public.permissions for select to authenticated using ((select private.can('read', 'permissions')));
create policy permissions_insert on public.permissions for insert to authenticated with check ((select private.can('create', 'permissions')));
create policy permissions_update on public.permissions for update to authenticated
  using ((select private.can('update', 'permissions'))) with check ((select private.can('update', 'permissions')));
create policy permissions_delete on public.permissions for delete to authenticated using ((select private.can('delete', 'permissions')));

insert into public.permissions (name, assigned_to, created_at) values
  ('Management', array['administrator'], '2026-04-14T08:43:00Z'),
  ('Manage Billing & Roles', array['administrator'], '2026-04-16T11:20:00Z'),
  ('Add & Remove Users', array['administrator', 'manager'], '2026-05-04T09:05:00Z'),
  ('Project Planning', array['administrator', 'users', 'support'], '2026-05-18T14:30:00Z'),
  ('Manage Email Sequences', array['administrator', 'users', 'support'], '2026-06-02T16:10:00Z'),
  ('Client Communication', array['administrator', 'manager'], '2026-06-23T07:55:00Z'),
  ('Only View', array['administrator', 'restricted-user'], '2026-07-09T13:40:00Z'),
  ('Financial Management', array['administrator', 'manager'], '2026-08-27T10:15:00Z'),
  ('Manage Others'' Tasks', array['administrator', 'support'], '2026-09-15T15:25:00Z');

-- Ownership ---------------------------------------------------------------------------------------------------------

/* Returns how much a person owns; drafts and chats are deleted with the account, the rest is transferred. */
create function private.belongings_of(p_user uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object(
      'manuscripts', (select count(*) from public.manuscripts m where m.owner_id = p_user),
      'imports', (select count(*) from public.imports i where i.owner_id = p_user),
      'projects', (select count(*) from public.projects r where r.client_id = p_user),
      'assignments', (select count(*) from public.project_assignees a join public.projects r on r.id = a.project_id
        where a.user_id = p_user and r.status <> 'delivered' and r.withdrawn_at is null),
      'threads', (select count(*) from public.mailbox_entries e where e.user_id = p_user and e.folder <> 'deleted'),
      'drafts', (select count(*) from public.mail_drafts d where d.user_id = p_user),
      'chats', (select count(*) from public.chats c where p_user in (c.low_id, c.high_id)))
  $$;

/* Returns the same to callers who may delete people; null for an unknown number. */
create function private.user_belongings(p_no integer) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if not private.can('delete', 'profiles') then raise insufficient_privilege; end if;
    return (select private.belongings_of(p.id) from public.profiles p where p.no = p_no);
  end $$;
grant execute on function private.user_belongings to authenticated;

/* Returns whether a person may take over the property of another: staff, or a member of the same company. */
create function private.may_receive_belongings(p_from uuid, p_to uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from public.profiles recipient join private.user_roles hr on hr.user_id = recipient.id
        join public.profiles person on person.id = p_from join private.user_roles pr on pr.user_id = person.id
       where recipient.id = p_to and recipient.id <> p_from and recipient.status = 'active'
         and (hr.role in (select private.staff_roles())
           or (recipient.company_id = person.company_id and pr.role not in (select private.staff_roles()))))
  $$;

/* Gives the mail of a person to another: each message and the state of each thread; the sender's name stays. */
create function private.transfer_mail(p_from uuid, p_to uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update public.message_recipients r set user_id = p_to
      from public.messages m
     where m.id = r.message_id and r.user_id = p_from and p_from = any (m.holders)
       and not exists (select from public.message_recipients other where other.message_id = r.message_id and other.user_id = p_to);
    insert into public.message_recipients (message_id, user_id, kind, thread_id, seq, delivered_at, read_at)
    select m.id, p_to, 'cc', m.thread_id, m.seq, now(), now() from public.messages m
     where m.sender_id = p_from and p_from = any (m.holders)
    on conflict do nothing;
    update public.messages m set holders = array_remove(m.holders, p_from) || case when p_to = any (m.holders) then '{}'::uuid[] else array[p_to] end
     where p_from = any (m.holders);
    insert into public.mailbox_entries as mine (user_id, thread_id, no, folder, is_read, is_starred, has_attachments, task_status,
      due_date, unread_count, unread_from, message_count, last_seq, last_message_id, last_at)
    select p_to, e.thread_id, private.next_mail_no(p_to), case e.folder when 'sent' then 'archive' else e.folder end, e.is_read,
        e.is_starred, e.has_attachments, e.task_status, e.due_date, e.unread_count, e.unread_from, e.message_count, e.last_seq,
        e.last_message_id, e.last_at
      from public.mailbox_entries e where e.user_id = p_from and e.folder <> 'deleted' order by e.no
    on conflict (user_id, thread_id) do update set
      folder = case when mine.folder = 'deleted' then excluded.folder else mine.folder end,
      is_read = mine.is_read and excluded.is_read, has_attachments = mine.has_attachments or excluded.has_attachments,
      unread_count = greatest(mine.unread_count, excluded.unread_count), unread_from = least(mine.unread_from, excluded.unread_from),
      message_count = (select count(*) from public.messages m where m.thread_id = excluded.thread_id and p_to = any (m.holders)),
      last_message_id = case when excluded.last_seq > mine.last_seq then excluded.last_message_id else mine.last_message_id end,
      last_at = greatest(mine.last_at, excluded.last_at), last_seq = greatest(mine.last_seq, excluded.last_seq);
    delete from public.mailbox_entries e where e.user_id = p_from;
  end $$;

/* Gives everything a person owns to another and deactivates the account, so that Auth may delete it. Raises
   own_account, person_beyond, recipient_missing, recipient_not_allowed and last_admin. */
create function private.transfer_account(p_no integer, p_to uuid) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
  declare
    person record;
    is_owner boolean;
  begin
    if not private.can('delete', 'profiles') then raise insufficient_privilege; end if;
    perform from public.profiles p where p.no = p_no for update;
    select p.id into person from public.profiles p where p.no = p_no;
    if not found then raise no_data_found; end if;
    perform private.require_user_action(person.id, 'delete');
    -- Deactivates the account first, so that nothing new can be added while its property is counted.
    update public.profiles set status = 'inactive' where id = person.id;
    is_owner := exists (select from jsonb_each_text(private.belongings_of(person.id) - array['drafts', 'chats']) as b (what, n)
      where b.n::integer > 0);
    if is_owner and p_to is null then raise exception 'recipient_missing' using errcode = 'QPREF'; end if;
    if p_to is null then return person.id; end if;
    perform from public.profiles p where p.id = p_to for no key update;
    if not private.may_receive_belongings(person.id, p_to) then raise exception 'recipient_not_allowed' using errcode = 'QPREF'; end if;
    delete from public.manuscript_members mm using public.manuscripts m
     where m.id = mm.manuscript_id and m.owner_id = person.id and mm.user_id = p_to;
    update public.manuscripts set owner_id = p_to where owner_id = person.id;
    update public.imports set owner_id = p_to where owner_id = person.id;
    update public.projects set client_id = p_to where client_id = person.id;
    insert into public.project_assignees (project_id, user_id)
    select a.project_id, p_to from public.project_assignees a join public.projects r on r.id = a.project_id
     where a.user_id = person.id and r.status <> 'delivered' and r.withdrawn_at is null
    on conflict do nothing;
    delete from public.project_assignees a using public.projects r
     where r.id = a.project_id and a.user_id = person.id and r.status <> 'delivered' and r.withdrawn_at is null;
    perform private.transfer_mail(person.id, p_to);
    return person.id;
  end $$;
grant execute on function private.transfer_account to authenticated;

-- Dashboard ---------------------------------------------------------------------------------------------------------
-- One function, because messages are readable only for their recipients: it returns numbers, never rows.

/* Returns how many of the times lie within the last p_days and within the p_days before. */
create function private.compared(p_times timestamptz[], p_days integer) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object(
      'now', count(*) filter (where t > now() - make_interval(days => p_days)),
      'before', count(*) filter (where t <= now() - make_interval(days => p_days)))
    from unnest(p_times) as t where t > now() - make_interval(days => 2 * p_days) and t <= now()
  $$;

/* Returns the figures of the last p_days and of as many before; p_today is the caller's day. Null without "read
   admin". */
create function private.admin_dashboard(p_today date, p_days integer) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    since timestamptz := now() - make_interval(days => p_days);
    earlier timestamptz := now() - make_interval(days => 2 * p_days);
    first_day date := p_today - (p_days - 1);
    staff uuid[];
    projects jsonb;
    response jsonb;
    imports jsonb;
    people jsonb;
    messages jsonb;
  begin
    if not private.can('read', 'admin') then return null; end if;
    staff := array(select ur.user_id from private.user_roles ur where ur.role in (select private.staff_roles()));

    with live as (select p.* from public.projects p where p.withdrawn_at is null),
    open as (select l.* from live l where l.status <> 'delivered'),
    delivered as (
      select e.at from public.project_events e where e.kind = 'status' and e.to_text = 'delivered' and e.at > earlier),
    days as (select d::date as day from generate_series(first_day, p_today, '1 day') as d),
    received_daily as (
      select (l.created_at at time zone 'utc')::date as day, count(*) as n from live l where l.created_at > since - interval '1 day' group by 1),
    delivered_daily as (select (d.at at time zone 'utc')::date as day, count(*) as n from delivered d group by 1)
    select jsonb_build_object(
      'open', (select count(*) from open),
      'unassigned', (select count(*) from open o where not exists (select from public.project_assignees a where a.project_id = o.id)),
      'dueToday', (select count(*) from open o where o.due_date = p_today),
      'overdue', (select count(*) from open o where o.due_date < p_today),
      'received', private.compared(array(select l.created_at from live l where l.created_at > earlier), p_days),
      'delivered', private.compared(array(select d.at from delivered d), p_days),
      'byStatus', (select jsonb_agg(jsonb_build_object('status', s.status, 'count', (select count(*) from live l where l.status = s.status)) order by s.n)
        from unnest(array['received', 'in_progress', 'delivered']) with ordinality as s (status, n)),
      'byAge', (select jsonb_agg(jsonb_build_object('age', b.age, 'count',
          (select count(*) from open o where now() - o.created_at >= b.from_age and now() - o.created_at < b.to_age)) order by b.from_age)
        from (values ('0-1', interval '-1 day', interval '2 days'), ('2-7', interval '2 days', interval '8 days'),
          ('8-30', interval '8 days', interval '31 days'), ('31+', interval '31 days', interval '1000 years')) as b (age, from_age, to_age)),
      'daily', (select jsonb_agg(jsonb_build_object('day', d.day, 'received', coalesce(r.n, 0), 'delivered', coalesce(v.n, 0)) order by d.day)
        from days d left join received_daily r on r.day = d.day left join delivered_daily v on v.day = d.day))
    into projects;

    with spans as (
      select 'toStart' as name, e.at, e.at - p.created_at as span
        from public.project_events e join public.projects p on p.id = e.project_id
       where e.kind = 'status' and e.from_text = 'received' and e.to_text = 'in_progress' and e.at > earlier
      union all
      select 'toDeliver', e.at, e.at - s.at
        from public.project_events e
        cross join lateral (
          select b.at from public.project_events b
           where b.project_id = e.project_id and b.kind = 'status' and b.to_text = 'in_progress' and b.id < e.id
           order by b.id desc limit 1) s
       where e.kind = 'status' and e.to_text = 'delivered' and e.at > earlier
      union all
      -- From a client's message to the next message of staff in the same thread.
      select 'toAnswer', a.sent_at, a.sent_at - m.sent_at
        from public.messages m
        cross join lateral (
          select b.sent_at from public.messages b
           where b.thread_id = m.thread_id and b.seq > m.seq and b.sender_id = any (staff)
           order by b.seq limit 1) a
       where m.sent_at > earlier and m.sender_id is not null and m.sender_id <> all (staff)
         and not exists (select from public.messages c where c.thread_id = m.thread_id and c.seq = m.seq - 1 and c.sender_id <> all (staff))),
    medians as (
      select s.name,
        round((percentile_cont(0.5) within group (order by extract(epoch from s.span)) filter (where s.at > since) / 3600)::numeric, 2) as now,
        round((percentile_cont(0.5) within group (order by extract(epoch from s.span)) filter (where s.at <= since) / 3600)::numeric, 2) as before
        from spans s group by s.name)
    select jsonb_object_agg(n.name, jsonb_build_object('now', m.now, 'before', m.before))
      into response
      from unnest(array['toStart', 'toDeliver', 'toAnswer']) as n (name) left join medians m on m.name = n.name;

    with ended as (select i.status, i.finished_at from public.imports i where i.finished_at > earlier),
    days as (select d::date as day from generate_series(first_day, p_today, '1 day') as d),
    daily as (
      select (e.finished_at at time zone 'utc')::date as day, count(*) filter (where e.status = 'completed') as completed,
        count(*) filter (where e.status = 'failed') as failed from ended e group by 1)
    select jsonb_build_object(
      'running', (select count(*) from public.imports i where i.status = 'processing'),
      'completed', private.compared(array(select e.finished_at from ended e where e.status = 'completed'), p_days),
      'failed', private.compared(array(select e.finished_at from ended e where e.status = 'failed'), p_days),
      'daily', (select jsonb_agg(jsonb_build_object('day', d.day, 'completed', coalesce(x.completed, 0), 'failed', coalesce(x.failed, 0)) order by d.day)
        from days d left join daily x on x.day = d.day))
    into imports;

    select jsonb_build_object(
      'active', count(*) filter (where p.status = 'active'),
      'pending', count(*) filter (where p.status = 'pending'),
      'inactive', count(*) filter (where p.status = 'inactive'),
      'joined', private.compared(array(select q.created_at from public.profiles q where q.created_at > earlier), p_days),
      'byRole', (select jsonb_agg(jsonb_build_object('role', r.role, 'count', r.n) order by r.n desc, r.role)
        from (select ur.role, count(*) as n from private.user_roles ur group by ur.role) r))
    into people from public.profiles p;

    with days as (select d::date as day from generate_series(first_day, p_today, '1 day') as d),
    daily as (select (m.sent_at at time zone 'utc')::date as day, count(*) as n from public.messages m where m.sent_at > since - interval '1 day' group by 1)
    select jsonb_build_object(
      'sent', (select jsonb_build_object('now', count(*) filter (where m.sent_at > since), 'before', count(*) filter (where m.sent_at <= since))
        from public.messages m where m.sent_at > earlier and m.sent_at <= now()),
      'daily', (select jsonb_agg(jsonb_build_object('day', d.day, 'sent', coalesce(x.n, 0)) order by d.day)
        from days d left join daily x on x.day = d.day))
    into messages;

    return jsonb_build_object('days', p_days, 'projects', projects, 'response', response, 'imports', imports, 'people', people, 'messages', messages);
  end $$;
grant execute on function private.admin_dashboard to authenticated;
