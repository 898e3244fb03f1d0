-- Roles of one's own making, their rules with a dry run, and the catalogue of permissions (R-150, R-153).

alter table public.roles
  add column description text not null default '' check (length(description) <= 300),
  add column is_custom boolean not null default false,
  add column revision integer not null default 1;
alter table public.roles add constraint roles_name_shape check (name ~ '^[a-z][a-z0-9-]{1,39}$');

/* Rules as one value, in the order that decides. */
create function private.rules_of(p_role text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('action', ra.action, 'subject', ra.subject,
        'inverted', case when ra.inverted then true end, 'conditions', ra.conditions, 'fields', to_jsonb(ra.fields))) order by ra.id), '[]')
      from public.role_abilities ra where ra.role = p_role
  $$;

/* What private.can would say to a role that held these rules. */
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

/* What a role would gain and lose by other rules: each verb with each subject that any rule names. */
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

/* Those who run the place cannot be locked out of it, whatever path the change takes. Looked at when all is written. */
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

/* Tells open browsers of a role that what they may do has changed; the others ask when they come back. */
create function private.hint_role(p_role text) returns void
  language sql security definer set search_path = ''
  as $$
    select realtime.send('{}', 'session', 'user:' || here.user_id, true)
      from (select distinct s.user_id from auth.sessions s join private.user_roles ur on ur.user_id = s.user_id and ur.role = p_role
             where greatest(s.created_at, s.updated_at) > now() - interval '1 day' limit 500) here
  $$;

/* Puts these rules in place of a role's; false when somebody else was faster. They hold at once: policies read the table.
   Raises admin_rules and rule_beyond. */
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

/* Makes a role with the rules of another one, or with none. Raises role_exists and rule_beyond. */
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

/* Removes a role that is nobody's. Raises role_built_in and role_in_use. */
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
revoke execute on function private.rules_of, private.rules_allow, private.compare_rules, private.hint_role, private.replace_rules,
  private.create_role, private.delete_role from public;
grant execute on function private.rules_allow, private.compare_rules, private.replace_rules, private.create_role,
  private.delete_role to authenticated;

-- The catalogue -----------------------------------------------------------------------------------------------------

create table public.permissions (
  id integer generated always as identity primary key,
  name text not null check (length(btrim(name)) between 1 and 120),
  assigned_to text[] not null default '{}' check (
    assigned_to <@ array['administrator', 'manager', 'users', 'support', 'restricted-user'] and cardinality(assigned_to) <= 5),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  revision integer not null default 1
);
comment on table public.permissions is 'The descriptive permission catalogue (R-153); role_abilities decides.';
create unique index permissions_name_key on public.permissions (private.fold(name));
create trigger permissions_revision before update on public.permissions for each row execute function private.next_revision();
alter table public.permissions enable row level security;
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
