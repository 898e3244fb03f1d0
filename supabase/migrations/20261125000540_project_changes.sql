-- Requests of the client to change or cancel a project on which work goes on (decision 0044).

create table public.project_changes (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  kind text not null check (kind in ('change', 'cancellation')),
  body text not null check (length(btrim(body)) between 1 and 5000),
  title text check (title is null or (length(btrim(title)) between 1 and 200 and private.is_visible_name(title))) check (title = private.clean_name(title)),
  due_date date,
  latest_completion_date date,
  asked_by uuid references auth.users (id) on delete set null,
  asked_at timestamptz not null default now(),
  state text not null default 'open' check (state in ('open', 'accepted', 'declined')),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz check ((decided_at is null) = (state = 'open')),
  reason text not null default '' check (length(reason) <= 1000),
  check (kind = 'change' or (title is null and due_date is null and latest_completion_date is null))
);
comment on table public.project_changes is
  'What the client asked to change, or that the client cancels, and what staff decided; written only by functions.';
create unique index project_changes_open_idx on public.project_changes (project_id) where state = 'open';
create index project_changes_project_idx on public.project_changes (project_id, asked_at desc);
create index project_changes_asked_by_idx on public.project_changes (asked_by);
create index project_changes_decided_by_idx on public.project_changes (decided_by);
alter table public.project_changes enable row level security;

grant select on public.project_changes to authenticated, service_role;
create policy project_changes_select on public.project_changes for select to authenticated
  using (exists (select from public.projects p where p.id = project_id));

/* Asks for a change or the cancellation of a project in progress; one request at a time. */
create function private.ask_change(p_project uuid, p_kind text, p_body text, p_title text, p_due date, p_latest date) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    p public.projects := private.lock_project(p_project, 'askChange');
  begin
    if exists (select from public.project_changes c where c.project_id = p_project and c.state = 'open') then
      raise object_not_in_prerequisite_state using message = 'another request waits for its decision';
    end if;
    if p_due < private.today() then raise check_violation using message = 'the due date is past', constraint = 'projects_due_date'; end if;
    if coalesce(p_latest, p.latest_completion_date) < coalesce(p_due, p.due_date) then
      raise check_violation using message = 'the latest date is before the due date', constraint = 'projects_latest_after_due';
    end if;
    insert into public.project_changes (project_id, kind, body, title, due_date, latest_completion_date, asked_by)
    values (p_project, p_kind, btrim(p_body), p_title, p_due, p_latest, auth.uid());
    insert into public.project_events (project_id, kind, field, reason, actor_id)
    values (p_project, 'change_asked', p_kind, left(btrim(p_body), 1000), auth.uid());
    perform private.touch_project(p_project);
    perform private.notify_of_decision(p_project, 'project_change_asked', '{}');
  end $$;
grant execute on function private.ask_change to authenticated;

/* Accepts or declines a request of the client. An accepted change is made, an accepted cancellation withdraws the
   project; declining needs a reason. */
create function private.decide_change(p_project uuid, p_change uuid, p_accepted boolean, p_reason text) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    p public.projects := private.lock_project(p_project, 'decideChange');
    c public.project_changes;
  begin
    select * into c from public.project_changes e where e.project_id = p_project and e.id = p_change;
    if not found then raise no_data_found; end if;
    if c.state <> 'open' or (p_accepted and c.kind = 'cancellation' and p.status = 'delivered') then
      raise object_not_in_prerequisite_state using message = 'this request cannot be decided now';
    end if;
    if not p_accepted and coalesce(btrim(p_reason), '') = '' then
      raise check_violation using message = 'declining needs a reason', constraint = 'projects_reason';
    end if;
    update public.project_changes e
       set state = case when p_accepted then 'accepted' else 'declined' end, decided_by = auth.uid(), decided_at = now(),
         reason = left(coalesce(btrim(p_reason), ''), 1000)
     where e.id = c.id;
    insert into public.project_events (project_id, kind, field, reason, actor_id)
    values (p_project, case when p_accepted then 'change_accepted' else 'change_declined' end, c.kind,
      nullif(left(btrim(p_reason), 1000), ''), auth.uid());
    if p_accepted and c.kind = 'change' then
      update public.projects e set title = coalesce(c.title, e.title), due_date = coalesce(c.due_date, e.due_date),
        latest_completion_date = coalesce(c.latest_completion_date, e.latest_completion_date)
       where e.id = p_project;
    elsif p_accepted then
      update public.projects e set withdrawn_at = now() where e.id = p_project;
    end if;
    perform private.touch_project(p_project);
    perform private.notify_of_change(a, 'project_change_decided', private.about_project(p_project)
        || jsonb_build_object('status', case when p_accepted then 'accepted' else 'declined' end))
       from private.project_audience(p_project) a;
  end $$;
grant execute on function private.decide_change to authenticated;
