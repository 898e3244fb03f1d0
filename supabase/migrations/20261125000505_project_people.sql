-- The people of a project besides the one who filed it: contacts and observers, all of its company (decision 0058). Who may
-- read a project does not depend on them: people of the company read it anyway (R-151).

create table public.project_people (
  project_id uuid not null references public.projects (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('contact', 'observer')),
  added_by uuid references auth.users (id) on delete set null,
  added_at timestamptz not null default now(),
  primary key (project_id, user_id)
);
comment on table public.project_people is
  'Contacts, who do what the client of a project does, and observers, who start nothing; written only by functions.';
create index project_people_user_idx on public.project_people (user_id, project_id);
create index project_people_added_by_idx on public.project_people (added_by);
alter table public.project_people enable row level security;

grant select on public.project_people to authenticated, service_role;
create policy project_people_select on public.project_people for select to authenticated
  using (exists (select from public.projects p where p.id = project_id));

/* Returns whether a person observes a project and so starts nothing in it. */
create function private.is_observer(p_project uuid, p_user uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return exists (select from public.project_people m where m.project_id = p_project and m.user_id = p_user and m.role = 'observer');
  end $$;

/* Returns whether a person may have this role in a project: an active client of its company, and as a contact one who may file
   projects; not the person who filed it. */
create function private.may_join_project(p public.projects, p_user uuid, p_role text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select p_user is distinct from p.client_id and exists (
      select from public.profiles u join private.user_roles ur on ur.user_id = u.id
       where u.id = p_user and u.status = 'active' and u.company_id = p.company_id and ur.role not in (select private.staff_roles())
         and private.role_can(ur.role, 'read', 'projects') and (p_role = 'observer' or private.role_can(ur.role, 'create', 'projects')))
  $$;

/* Adds people to a project, or changes their role; a person who has the role already stays as they are. */
create function private.add_project_people(p_project uuid, p_users uuid[], p_role text) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    p public.projects := private.lock_project(p_project, 'people');
  begin
    -- One message for all, so that it does not tell whether a person of another company exists.
    if exists (select from unnest(p_users) as chosen (id) where not private.may_join_project(p, chosen.id, p_role)) then
      raise check_violation using message = 'not a client of this company', constraint = 'project_people_person';
    end if;
    insert into public.project_people (project_id, user_id, role, added_by)
    select p_project, u, p_role, auth.uid() from (select distinct unnest(p_users) as u) chosen
    on conflict (project_id, user_id) do update set role = excluded.role where project_people.role <> excluded.role;
  end $$;
grant execute on function private.add_project_people to authenticated;

/* Removes a person from a project; nothing when they are not in it. */
create function private.remove_project_person(p_project uuid, p_user uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.lock_project(p_project, 'people');
    delete from public.project_people m where m.project_id = p_project and m.user_id = p_user;
  end $$;
grant execute on function private.remove_project_person to authenticated;

/* Returns the people whom the caller may add to a project, by name or address: those of its company who are not in it. */
create function private.people_to_add(p_project uuid, p_q text, p_limit integer)
  returns table (uid uuid, no integer, name text, email text, avatar text, role text, company text, presence text)
  language plpgsql stable security definer set search_path = '' rows 20
  as $$
  declare
    pattern text := '%' || regexp_replace(private.fold(btrim(p_q)), '([\\%_])', '\\\1', 'g') || '%';
    addresses boolean := private.sees_addresses();
  begin
    if auth.uid() is null or coalesce(private.project_can_of(p_project) ->> 'people', 'forbidden') = 'forbidden' then return; end if;
    return query
      select u.id, u.no, u.full_name, case when addresses then u.email else '' end, u.avatar_path, ur.role, c.name,
          private.presence_of(u.presence, u.seen_at)
        from public.projects p join public.companies c on c.id = p.company_id
        join public.profiles u on u.company_id = p.company_id join private.user_roles ur on ur.user_id = u.id
       where p.id = p_project and private.may_join_project(p, u.id, 'observer')
         and (private.fold(u.full_name) like pattern or (addresses and private.fold(u.email) like pattern))
         and not exists (select from public.project_people m where m.project_id = p.id and m.user_id = u.id)
       order by (private.fold(u.full_name) like substr(pattern, 2)) desc, private.fold(u.full_name), u.no limit p_limit;
  end $$;
grant execute on function private.people_to_add to authenticated;

/* Records and announces a change of the people of a project; the person who was added is notified. */
create function private.note_project_person() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if tg_op = 'DELETE' then
      insert into public.project_events (project_id, kind, field, from_text, actor_id)
      select p.id, 'person_removed', old.role, private.name_of(old.user_id), auth.uid() from public.projects p where p.id = old.project_id;
      perform private.touch_project(old.project_id);
      return null;
    end if;
    insert into public.project_events (project_id, kind, field, to_text, actor_id)
    values (new.project_id, 'person_added', new.role, private.name_of(new.user_id), coalesce(auth.uid(), new.added_by));
    perform private.touch_project(new.project_id);
    if auth.uid() is not null then
      perform private.notify_of_change(new.user_id, 'project_joined', private.about_project(new.project_id) || jsonb_build_object('status', new.role));
    end if;
    return null;
  end $$;
create trigger project_people_note after insert or update or delete on public.project_people
  for each row execute function private.note_project_person();

-- A person who leaves the company, is deactivated or joins the staff leaves its projects in the same transaction.

/* Removes a person from the projects of which they may not be any more. */
create function private.leave_projects() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    person uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
  begin
    delete from public.project_people m using public.projects p
     where m.user_id = person and p.id = m.project_id and not private.may_join_project(p, m.user_id, m.role);
    return null;
  end $$;
create trigger profiles_leave_projects after update of company_id, status on public.profiles for each row
  when (old.company_id is distinct from new.company_id or old.status <> new.status) execute function private.leave_projects('id');
create trigger user_roles_leave_projects after update of role on private.user_roles for each row
  when (old.role <> new.role) execute function private.leave_projects('user_id');

/* Removes the people of a project that went to another company. */
create function private.drop_project_people() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    delete from public.project_people m where m.project_id = new.id and not private.may_join_project(new, m.user_id, m.role);
    return null;
  end $$;
create trigger projects_drop_people after update of company_id on public.projects for each row
  when (old.company_id is distinct from new.company_id) execute function private.drop_project_people();
