-- Deliveries, their acceptance by the client, and whose turn a project is (decisions 0044 and 0045).

create table public.project_deliveries (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  no integer not null check (no > 0),
  note text not null default '' check (length(note) <= 5000),
  attachment_ids uuid[] not null default '{}',
  target_language text,
  delivered_by uuid references auth.users (id) on delete set null,
  delivered_at timestamptz not null default now(),
  state text not null default 'open' check (state in ('open', 'accepted', 'correction', 'replaced')),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz check ((decided_at is not null) = (state in ('accepted', 'correction'))),
  comment text not null default '' check (length(comment) <= 5000),
  comment_file_ids uuid[] not null default '{}',
  announcements smallint not null default 0 check (announcements between 0 and 2),
  announced_at timestamptz,
  accepts_at timestamptz,
  is_automatic boolean not null default false check (not is_automatic or (state = 'accepted' and decided_by is null)),
  unique (project_id, no)
);
comment on table public.project_deliveries is
  'What staff handed over to the client, numbered per project, and the decision of the client; written only by functions.';
comment on column public.project_deliveries.state is
  'open until the client accepts it or asks for a correction; replaced when work goes on for another reason.';
comment on column public.project_deliveries.target_language is
  'The target language that it contains (decision 0066); null in a project without target languages.';
comment on column public.project_deliveries.comment is
  'Why the client asked for a correction; comment_file_ids are the files that the client added to it.';
comment on column public.project_deliveries.accepts_at is
  'When the delivery accepts itself, as the client was told by one or two announcements; is_automatic once it did (R-702).';
create index project_deliveries_delivered_by_idx on public.project_deliveries (delivered_by);
create index project_deliveries_decided_by_idx on public.project_deliveries (decided_by);
create index project_deliveries_open_idx on public.project_deliveries (project_id) where state = 'open';
alter table public.project_deliveries enable row level security;

grant select on public.project_deliveries to authenticated, service_role;
create policy project_deliveries_select on public.project_deliveries for select to authenticated
  using (exists (select from public.projects p where p.id = project_id));

-- Whose turn --------------------------------------------------------------------------------------------------------

/* Returns whether a person decides about the deliveries and prices of a project: as private.project_can
   decides for the caller. */
create function private.may_decide(p public.projects, p_user uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select not private.is_staff_user(p_user) and exists (
      select from public.profiles u join private.user_roles ur on ur.user_id = u.id
       where u.id = p_user and u.status = 'active' and private.role_can(ur.role, 'create', 'projects') and not private.is_observer(p.id, u.id)
         and private.is_readable_project(p, private.role_can(ur.role, 'read', 'projects'), false, u.id, u.company_id, null))
  $$;

/* Returns whether a person decides about the deliveries and prices of a project, by its id. */
create function private.decides_on_project(p_user uuid, p_project uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$ select exists (select from public.projects p where p.id = p_project and private.may_decide(p, p_user)) $$;

/* Returns whether anybody of the client can decide about a project (R-834). */
create function private.has_client(p public.projects) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select from public.profiles u
       where (u.company_id = p.company_id or (p.company_id is null and u.id = p.client_id)) and private.may_decide(p, u.id))
  $$;

/* Returns private.has_client to the readers of a project, and false to others. */
create function private.project_has_client(p_project uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if auth.uid() is null or not private.may_read_project(p_project) then return false; end if;
    return (select private.has_client(p) from public.projects p where p.id = p_project);
  end $$;
revoke execute on function private.may_decide, private.decides_on_project, private.has_client from public;
grant execute on function private.project_has_client to authenticated;

/* Sets who does the next step of a project, and who accepted it. Runs on each change of the status, the assignees and
   the revision, which private.touch_project raises for changes of other tables. */
create function private.set_turn() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    last public.project_deliveries;
    last_price text := (select c.state from public.project_prices c where c.project_id = new.id order by c.no desc limit 1);
    has_targets constant boolean := cardinality(new.target_languages) > 0;
    is_complete constant boolean := not exists (select from unnest(new.target_languages) as wanted (language) where not exists (
      select from public.project_targets t where t.project_id = new.id and t.language = wanted.language and t.state = 'accepted'));
    is_in_correction constant boolean := exists (select from public.project_deliveries d
       where d.project_id = new.id and d.state = 'correction' and (d.target_language is null or d.target_language = any (new.target_languages))
         and not exists (select from public.project_deliveries e where e.project_id = new.id and e.no > d.no
           and (e.target_language is null or d.target_language is null or e.target_language = d.target_language)));
    turn text;
    reason text;
  begin
    select * into last from public.project_deliveries d where d.project_id = new.id order by d.no desc limit 1;
    case
      when new.withdrawn_at is not null then null;
      when exists (select from public.project_changes c where c.project_id = new.id and c.state = 'open') then
        turn := 'agency'; reason := 'change';
      when exists (select from public.project_comments c where c.project_id = new.id and c.is_question and c.answered_at is null) then
        turn := 'client'; reason := 'question';
      when last_price = 'open' then
        turn := 'client'; reason := 'price';
      when new.status = 'received' and last_price = 'declined'
        and not exists (select from public.project_prices c where c.project_id = new.id and c.state = 'accepted') then
        turn := 'agency'; reason := 'reprice';
      when new.status = 'received' then
        turn := 'agency'; reason := case when new.assignee_count = 0 then 'unassigned' else 'start' end;
      when new.status = 'in_progress' then
        turn := 'agency'; reason := case when is_in_correction then 'correction' else 'work' end;
      when exists (select from public.project_deliveries d where d.project_id = new.id and d.state = 'open') then
        turn := 'client'; reason := 'accept';
      when not is_complete then
        turn := 'agency'; reason := case when is_in_correction then 'correction' else 'work' end;
      else null;
    end case;
    -- Nobody waits for a client who is not there: staff find one, or a request without a client ends with its delivery (R-835).
    if turn = 'client' and not private.has_client(new) then
      if reason = 'accept' and new.company_id is null and (new.client_id is null or private.is_staff_user(new.client_id)) then
        turn := null; reason := null;
      else
        turn := 'agency'; reason := 'no_client';
      end if;
    end if;
    -- A project with target languages is accepted with the last of them, whose delivery need not be the newest.
    if has_targets then
      select * into last from public.project_deliveries d where d.project_id = new.id and d.state = 'accepted' order by d.decided_at desc, d.no desc limit 1;
    end if;
    new.accepted_at := case when new.status = 'delivered' and turn is null and last.state = 'accepted' then last.decided_at end;
    new.accepted_by := case when new.accepted_at is not null then last.decided_by end;
    if tg_op = 'INSERT' then
      new.turn_since := case when turn is not null then new.status_at end;
    elsif (turn, reason) is distinct from (old.turn, old.turn_reason) then
      new.turn_since := case when turn is not null then now() end;
    end if;
    new.turn := turn;
    new.turn_reason := reason;
    return new;
  end $$;
create trigger projects_turn before insert or update of status, withdrawn_at, assignee_count, revision, target_languages, client_id, company_id on public.projects
  for each row execute function private.set_turn();

/* Raises the revision of a project after a change of a row that its turn depends on. */
create function private.touch_project(p_project uuid) returns void
  language sql security definer set search_path = ''
  as $$ update public.projects p set revision = p.revision + 1, updated_at = now() where p.id = p_project $$;

/* Sets the turns of the projects of a person's company when the last person who decides leaves it, or one comes (R-835). */
create function private.turn_of_clients() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    person uuid := (to_jsonb(old) ->> tg_argv[0])::uuid;
    companies uuid[] := array(select u.company_id from public.profiles u where u.id = person);
  begin
    if tg_table_name = 'profiles' then companies := companies || (to_jsonb(old) ->> 'company_id')::uuid; end if;
    perform private.touch_project(p.id) from public.projects p
     where (p.company_id = any (companies) or (p.company_id is null and p.client_id = person))
       and (p.turn = 'client' or p.turn_reason = 'no_client') and private.has_client(p) = (p.turn <> 'client');
    return null;
  end $$;
create trigger profiles_turn after update of company_id, status on public.profiles for each row
  when (old.company_id is distinct from new.company_id or old.status <> new.status) execute function private.turn_of_clients('id');
create trigger profiles_turn_gone after delete on public.profiles for each row execute function private.turn_of_clients('id');
create trigger user_roles_turn after update of role on private.user_roles for each row
  when (old.role <> new.role) execute function private.turn_of_clients('user_id');

/* Closes the open deliveries of a project on which work goes on. A correction leaves those of other target languages open. */
create function private.replace_deliveries() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update public.project_deliveries d set state = 'replaced' where d.project_id = new.id and d.state = 'open'
      and (d.target_language is null or not private.is_in_correction(new.id));
    return null;
  end $$;
create trigger projects_replace_deliveries after update of status on public.projects for each row
  when ((old.status = 'delivered' and new.status = 'in_progress') or (old.status = 'in_progress' and new.status = 'received')) execute function private.replace_deliveries();

/* Refuses a question of a person who does not work on the project. */
create function private.guard_question() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.uid() is not null and not private.works_on_project(new.project_id) then
      raise insufficient_privilege using message = 'only staff ask questions that need an answer';
    end if;
    new.answered_at := null;
    return new;
  end $$;
create trigger project_comments_question before insert on public.project_comments for each row
  when (new.is_question) execute function private.guard_question();
create trigger project_comments_question_again before update of is_question on public.project_comments for each row
  when (new.is_question is distinct from old.is_question) execute function private.guard_question();

/* Gives the turn back: a comment of the client answers the open questions of its project. */
create function private.answer_questions() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.uid() is null or private.is_staff() then return null; end if;
    update public.project_comments c set answered_at = now()
     where c.project_id = new.project_id and c.is_question and c.answered_at is null;
    return null;
  end $$;
create trigger project_comments_answer after insert on public.project_comments for each row
  when (not new.is_question) execute function private.answer_questions();

/* Updates the turn of a project after a question was asked, answered, changed or deleted. */
create function private.turn_of_question() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.touch_project(case when tg_op = 'DELETE' then old.project_id else new.project_id end);
    return null;
  end $$;
create trigger project_comments_turn_new after insert on public.project_comments for each row
  when (new.is_question) execute function private.turn_of_question();
create trigger project_comments_turn after update of is_question, answered_at on public.project_comments for each row
  when (new.is_question is distinct from old.is_question or new.answered_at is distinct from old.answered_at)
  execute function private.turn_of_question();
create trigger project_comments_turn_gone after delete on public.project_comments for each row
  when (old.is_question and old.answered_at is null) execute function private.turn_of_question();

-- The decision of the client ----------------------------------------------------------------------------------------

/* Locks a project and returns its delivery for the decision of the caller; raises no_data_found for a project or delivery
   that the caller may not read, insufficient_privilege for all of the agency. */
create function private.delivery_to_decide(p_project uuid, p_delivery uuid, p_action text) returns public.project_deliveries
  language plpgsql security definer set search_path = ''
  as $$
  declare
    d public.project_deliveries;
  begin
    perform private.lock_project(p_project, p_action);
    select * into d from public.project_deliveries e where e.project_id = p_project and e.id = p_delivery;
    if not found then raise no_data_found; end if;
    return d;
  end $$;

/* Returns the target languages of deliveries for a notification; nothing for deliveries without one. */
create function private.about_languages(p_languages text[]) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select case when array_remove(p_languages, null) = '{}' then '{}' else jsonb_build_object('languages', array_remove(p_languages, null)) end
  $$;

/* Notifies the participants of a decision of the client, the people who delivered or asked, and those who assign projects
   while no one is assigned. */
create function private.notify_of_decision(p_project uuid, p_kind text, p_asked_by uuid[], p_more jsonb default '{}') returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.notify_of_change(recipient.id, p_kind, private.about_project(p_project) || jsonb_build_object('at', now()) || p_more) from (
      select a as id from private.project_audience(p_project) a
      union select ur.user_id from private.user_roles ur
       where ur.role in (select private.staff_roles()) and (ur.user_id = any (p_asked_by)
         or (exists (select from public.projects p where p.id = p_project and p.assignee_count = 0)
           and private.role_can(ur.role, 'update', 'assignments') and private.role_can(ur.role, 'read', 'all-projects')))) recipient;
  end $$;

/* Accepts deliveries of a project for the client, all or none, with one notification; a repeated call changes nothing. */
create function private.accept_deliveries(p_project uuid, p_deliveries uuid[]) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    d public.project_deliveries;
    accepted uuid[] := '{}';
    delivered_by uuid[] := '{}';
    languages text[] := '{}';
  begin
    for d in select asked.* from unnest(p_deliveries) as chosen (id), private.delivery_to_decide(p_project, chosen.id, 'accept') asked order by asked.no loop
      continue when d.state = 'accepted';
      if d.state <> 'open' then raise object_not_in_prerequisite_state using message = 'this delivery cannot be accepted now'; end if;
      accepted := accepted || d.id;
      delivered_by := delivered_by || d.delivered_by;
      languages := languages || d.target_language;
      insert into public.project_events (project_id, kind, to_text, actor_id) values (p_project, 'accepted', d.no, auth.uid());
    end loop;
    if accepted = '{}' then return; end if;
    update public.project_deliveries e set state = 'accepted', decided_by = auth.uid(), decided_at = now() where e.id = any (accepted);
    perform private.touch_project(p_project);
    perform private.notify_of_decision(p_project, 'project_accepted', delivered_by, private.about_languages(languages));
  end $$;
grant execute on function private.accept_deliveries to authenticated;

/* Returns a delivered project to the agency for a correction, with the reason and files that the client added for it. */
create function private.request_correction(p_project uuid, p_delivery uuid, p_comment text, p_files uuid[]) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    d public.project_deliveries := private.delivery_to_decide(p_project, p_delivery, 'correct');
  begin
    if d.state <> 'open' then raise object_not_in_prerequisite_state using message = 'this delivery cannot be corrected now'; end if;
    if coalesce(btrim(p_comment), '') = '' then
      raise check_violation using message = 'a correction needs a reason', constraint = 'project_deliveries_comment';
    end if;
    update public.project_deliveries e
       set state = 'correction', decided_by = auth.uid(), decided_at = now(), comment = btrim(p_comment),
         comment_file_ids = array(select a.id from public.project_attachments a
           where a.project_id = p_project and a.id = any (p_files) and a.kind = 'source' and a.added_by = auth.uid() order by a.name, a.id)
     where e.id = d.id;
    insert into public.project_events (project_id, kind, to_text, reason, actor_id)
    values (p_project, 'correction', d.no, left(btrim(p_comment), 1000), auth.uid());
    delete from private.pending_deliveries w where w.project_id = p_project
      and (d.target_language is null or w.target_languages = '{}' or d.target_language = any (w.target_languages));
    update public.projects set status = 'in_progress', status_reason = null where id = p_project and status = 'delivered';
    -- Work goes on already after the correction of another target language.
    if not found then perform private.touch_project(p_project); end if;
    perform private.notify_of_decision(p_project, 'project_correction', array[d.delivered_by], private.about_languages(array[d.target_language]));
  end $$;
grant execute on function private.request_correction to authenticated;

-- Projects that need the caller -------------------------------------------------------------------------------------

/* Returns the calendar day of the caller, which the API sets; otherwise the day in UTC. */
create function private.today() returns date
  language sql stable set search_path = ''
  as $$ select coalesce(nullif(current_setting('quillport.today', true), '')::date, (now() at time zone 'utc')::date) $$;
grant execute on function private.today to authenticated;

/* Returns whether the next step of a project is the caller's: of the assigned staff, of those who assign while no one is
   assigned or the project is overdue, and of its client and contacts (R-697). */
create function private.is_my_turn(p public.projects) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if auth.uid() is null or p.turn is null then return false; end if;
    if p.turn = 'client' then
      return not private.is_staff() and not private.is_observer(p.id, auth.uid()) and (p.client_id = auth.uid()
        or exists (select from public.project_people m where m.project_id = p.id and m.user_id = auth.uid())
        or (p.company_id = private.my_company() and private.lacks_client(p.id, p.client_id, p.company_id)));
    end if;
    return (private.is_staff() and exists (select from public.project_assignees a where a.project_id = p.id and a.user_id = auth.uid()))
      or (private.can('update', 'assignments') and (p.assignee_count = 0 or p.due_date < private.today()));
  end $$;
grant execute on function private.is_my_turn to authenticated;

/* Returns the projects whose next step may be the caller's: for each rule of private.is_my_turn the `p_most` most urgent.
   The caller reads the rows through row-level security. */
create function private.projects_needing_me(p_most integer default 5) returns setof uuid
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' rows 25
  as $$
  declare
    me uuid := auth.uid();
    company uuid;
    today date := private.today();
  begin
    if not private.can('read', 'projects') then return; end if;
    return query
      select p.id from private.readable_projects p
       where p.id = any (array(select private.my_assigned_projects())) and p.turn = 'agency' order by p.due_date, p.no limit p_most;
    if private.can('update', 'assignments') then
      return query
        (select p.id from private.readable_projects p
          where p.turn = 'agency' and p.assignee_count = 0 order by p.due_date, p.no limit p_most)
        union (select p.id from private.readable_projects p
          where p.turn = 'agency' and p.due_date < today order by p.due_date, p.no limit p_most);
    end if;
    if private.is_staff() then return; end if;
    company := private.my_company();
    return query
      (select p.id from private.readable_projects p
        where p.turn = 'client' and p.client_id = me
        order by (p.status <> 'delivered' and p.due_date < today) desc, p.due_date, p.no limit p_most)
      union (select p.id from private.readable_projects p
        where p.turn = 'client' and p.id = any (array(select m.project_id from public.project_people m where m.user_id = me and m.role = 'contact'))
        order by (p.status <> 'delivered' and p.due_date < today) desc, p.due_date, p.no limit p_most)
      union (select p.id from private.readable_projects p
        where p.turn = 'client' and p.company_id = company and private.lacks_client(p.id, p.client_id, p.company_id)
        order by (p.status <> 'delivered' and p.due_date < today) desc, p.due_date, p.no limit p_most);
  end $$;
grant execute on function private.projects_needing_me to authenticated;
