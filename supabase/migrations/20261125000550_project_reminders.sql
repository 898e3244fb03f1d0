-- Reminders of the client, and deliveries that accept themselves when the company chose that (R-701, R-702, decision 0056).

create table private.project_reminders (
  project_id uuid primary key references public.projects (id) on delete cascade,
  turn_since timestamptz not null,
  count smallint not null,
  last_at timestamptz not null default now()
);
comment on table private.project_reminders is
  'How often the client was reminded of the step that began at turn_since; a row of an earlier step counts as none.';
alter table private.project_reminders enable row level security;

/* Returns who of the client is asked for the next step: the person who filed the project, or when that person left its contacts,
   or all people of its company who may decide (R-696). */
create function private.people_to_remind(p_project uuid) returns setof uuid
  language sql stable security definer set search_path = ''
  as $$
    select asked.id from public.projects p
      cross join lateral (
        select p.client_id as id
        union select m.user_id from public.project_people m
         where m.project_id = p.id and m.role = 'contact'
           and not exists (select from public.profiles f where f.id = p.client_id and f.company_id = p.company_id and f.status = 'active')
        union select u.id from public.profiles u where u.company_id = p.company_id and private.lacks_client(p.id, p.client_id, p.company_id)) asked
     where p.id = p_project and private.decides_on_project(asked.id, p.id)
  $$;

/* Returns who is reminded beside them when the client did not answer the first reminder: the oldest contact who is not one of
   them and may decide; null when there is none. */
create function private.second_contact(p_project uuid) returns uuid
  language sql stable security definer set search_path = ''
  as $$
    select m.user_id from public.project_people m
     where m.project_id = p_project and m.role = 'contact' and private.decides_on_project(m.user_id, m.project_id)
       and m.user_id not in (select private.people_to_remind(p_project))
     order by m.added_at, m.user_id limit 1
  $$;

/* Reminds the client of one project, if a reminder is due: the second one, which also goes to the second contact, is the last.
   Returns the number of people. */
create function private.remind_client(p public.projects, p_days integer) returns integer
  language plpgsql security definer set search_path = ''
  as $$
  declare
    r private.project_reminders;
    reminded integer;
  begin
    select * into r from private.project_reminders e where e.project_id = p.id and e.turn_since = p.turn_since;
    if coalesce(r.count, 0) >= 2 or now() < coalesce(r.last_at, p.turn_since) + make_interval(days => p_days) then return 0; end if;
    insert into private.project_reminders (project_id, turn_since, count) values (p.id, p.turn_since, 1)
    on conflict (project_id) do update
      set turn_since = excluded.turn_since, count = case when project_reminders.turn_since = excluded.turn_since then project_reminders.count + 1 else 1 end,
        last_at = excluded.last_at;
    select count(*) into reminded from (
        select private.people_to_remind(p.id) as id
        union select other from private.second_contact(p.id) other where r.count = 1 and other is not null) asked (person),
      lateral (select private.notify_of_change(person, 'project_reminder', private.about_project(p.id) || jsonb_build_object('status', p.turn_reason)
        || case p.turn_reason when 'accept' then private.about_languages(array(select e.target_language from public.project_deliveries e
             where e.project_id = p.id and e.state = 'open' order by e.no)) else '{}' end)) done;
    return reminded;
  end $$;

/* Announces that a delivery will accept itself, at half of the days and one day before, or accepts it. It never does so within a
   day of the second announcement, also when the setting is newer than the delivery. */
create function private.advance_acceptance(p public.projects, d public.project_deliveries, p_days integer) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    due timestamptz := d.delivered_at + make_interval(days => p_days);
  begin
    if d.announcements = 2 then
      if now() < d.accepts_at then return; end if;
      update public.project_deliveries e set state = 'accepted', is_automatic = true, decided_at = now() where e.id = d.id;
      insert into public.project_events (project_id, kind, field, to_text) values (p.id, 'accepted', 'automatic', d.no);
      perform private.touch_project(p.id);
      perform private.notify_of_decision(p.id, 'project_accepted', array[d.delivered_by],
        '{"status": "automatic"}' || private.about_languages(array[d.target_language]));
      return;
    end if;
    if now() < (case d.announcements when 0 then d.delivered_at + make_interval(days => p_days / 2)
        else greatest(due, d.announced_at + interval '2 days') - interval '1 day' end) then
      return;
    end if;
    due := greatest(due, now() + case d.announcements when 0 then interval '2 days' else interval '1 day' end);
    update public.project_deliveries e set announcements = e.announcements + 1, announced_at = now(), accepts_at = due where e.id = d.id;
    perform private.touch_project(p.id);
    perform private.notify_of_change(person, 'project_accepts_soon', private.about_project(p.id) || jsonb_build_object('at', due) || private.about_languages(array[d.target_language]))
       from private.people_to_remind(p.id) person;
  end $$;

/* Reminds clients whose step it is, announces automatic acceptance and accepts; a timer calls it. A company that turned either
   off gets none. */
create function private.remind_clients() returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    waiting record;
    p public.projects;
    d public.project_deliveries;
  begin
    -- Only projects with something to do are locked; it is decided again below, for the locked row.
    for waiting in
      select w.id, days.reminder, days.acceptance
        from public.projects w left join public.companies c on c.id = w.company_id
        cross join lateral (select coalesce(c.reminder_days, 3) as reminder, coalesce(c.acceptance_days, 0) as acceptance) days
       where w.turn = 'client' and (
         (days.reminder > 0 and w.turn_since <= now() - make_interval(days => days.reminder)
           and not exists (select from private.project_reminders r where r.project_id = w.id and r.turn_since = w.turn_since
             and (r.count >= 2 or r.last_at > now() - make_interval(days => days.reminder))))
         or (days.acceptance > 0 and exists (
           select from public.project_deliveries e where e.project_id = w.id and e.state = 'open'
              and e.delivered_at <= now() - make_interval(days => days.acceptance / 2) and (e.announcements < 2 or e.accepts_at <= now()))))
    loop
      select * into p from public.projects q where q.id = waiting.id and q.turn = 'client' for update skip locked;
      continue when not found;
      if waiting.reminder > 0 then perform private.remind_client(p, waiting.reminder); end if;
      continue when waiting.acceptance = 0 or p.turn_reason <> 'accept';
      for d in select * from public.project_deliveries e where e.project_id = p.id and e.state = 'open' order by e.no loop
        perform private.advance_acceptance(p, d, waiting.acceptance);
      end loop;
    end loop;
  end $$;

revoke execute on function private.people_to_remind, private.second_contact, private.remind_client, private.advance_acceptance, private.remind_clients from public;

-- The timer of hosted Supabase; the embedded Supabase has its own.
do $setup$
begin
  if not exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then return; end if;
  create extension if not exists pg_cron;
  perform cron.schedule('quillport-reminders', '*/10 * * * *', 'select private.remind_clients()');
end
$setup$;
