-- A delivery takes effect eight seconds after it was asked for (decision 0026). Until then the request stays in progress,
-- the client can read nothing of it, and whoever works on the request can undo it.

create table private.pending_deliveries (
  project_id uuid primary key references public.projects (id) on delete cascade,
  delivered_by uuid not null references auth.users (id) on delete cascade,
  attachment_ids uuid[] not null,
  note text not null check (length(note) <= 5000),
  due_at timestamptz not null default now() + interval '8 seconds'
);
comment on table private.pending_deliveries is 'Deliveries that can still be undone. private.finish_deliveries carries them out once due_at has passed.';
create index pending_deliveries_due_idx on private.pending_deliveries (due_at);
create index pending_deliveries_delivered_by_idx on private.pending_deliveries (delivered_by);
alter table private.pending_deliveries enable row level security;

alter table public.project_attachments add column delivered_at timestamptz;
comment on column public.project_attachments.delivered_at is 'When this deliverable was part of a delivery; null before.';

/* Sends the hint of a changed request to the pages that have it open. */
create function private.hint_delivery(p_project uuid) returns void
  language sql security definer set search_path = ''
  as $$ select realtime.send(jsonb_build_object('id', p_project), 'project', 'project:' || p_project, true) $$;

/* Asks for the delivery of a request with these deliverables and a note to the client. False: the request has changed
   since that revision. Raises no_data_found where the caller may not read it. */
create function private.deliver_project(p_project uuid, p_revision integer, p_attachments uuid[], p_note text) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare
    r private.project_rights := private.project_rights_of(p_project);
    p public.projects;
  begin
    if auth.uid() is null or not r.reads then raise no_data_found; end if;
    if not r.works then raise insufficient_privilege; end if;
    select * into p from public.projects where id = p_project for update;
    if p.revision <> p_revision then return false; end if;
    if p.status <> 'in_progress' or p.withdrawn_at is not null
      or exists (select from private.pending_deliveries d where d.project_id = p_project) then
      raise object_not_in_prerequisite_state using message = 'this request cannot be delivered now';
    end if;
    if exists (select from unnest(p_attachments) as chosen (id) where not exists (
        select from public.project_attachments a where a.project_id = p_project and a.id = chosen.id and a.kind = 'deliverable')) then
      raise check_violation using message = 'no such deliverable', constraint = 'project_deliveries_attachment';
    end if;
    insert into private.pending_deliveries (project_id, delivered_by, attachment_ids, note)
    values (p_project, auth.uid(), p_attachments, btrim(p_note));
    perform private.hint_delivery(p_project);
    return true;
  end $$;

/* Undoes a delivery that has not taken effect. Raises object_not_in_prerequisite_state when there is none, or no longer. */
create function private.undo_delivery(p_project uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    r private.project_rights := private.project_rights_of(p_project);
  begin
    if auth.uid() is null or not r.reads then raise no_data_found; end if;
    if not r.works then raise insufficient_privilege; end if;
    -- The request first, as in finish_deliveries: the two exclude each other and never wait in a circle.
    perform from public.projects where id = p_project for update;
    delete from private.pending_deliveries d where d.project_id = p_project;
    if not found then raise object_not_in_prerequisite_state using message = 'there is nothing to undo'; end if;
    perform private.hint_delivery(p_project);
  end $$;

/* Carries out the deliveries whose time to undo has passed, as the person who asked for them, and returns how many.
   One whose request has moved on, or whose person may no longer deliver it, is dropped. */
create function private.finish_deliveries() returns integer
  language plpgsql security definer set search_path = ''
  as $$
  declare
    caller constant text := coalesce(current_setting('request.jwt.claims', true), '');
    waiting record;
    d private.pending_deliveries;
    done integer := 0;
  begin
    for waiting in select w.project_id from private.pending_deliveries w where w.due_at <= clock_timestamp() order by w.due_at loop
      perform from public.projects where id = waiting.project_id for update skip locked;
      continue when not found;
      delete from private.pending_deliveries w
       where w.project_id = waiting.project_id and w.due_at <= clock_timestamp() returning w.* into d;
      continue when d.project_id is null;
      perform set_config('request.jwt.claims', json_build_object('sub', d.delivered_by, 'role', 'authenticated')::text, true);
      begin
        update public.projects set status = 'delivered' where id = d.project_id and status = 'in_progress' and withdrawn_at is null;
        if found then
          update public.project_attachments a set delivered_at = now()
           where a.project_id = d.project_id and a.id = any (d.attachment_ids) and a.kind = 'deliverable';
          if d.note <> '' then
            -- The delivery is told with its status: its note is not told a second time.
            perform set_config('quillport.is_delivery', 'on', true);
            insert into public.project_comments (project_id, body) values (d.project_id, d.note);
            perform set_config('quillport.is_delivery', '', true);
          end if;
          done := done + 1;
        end if;
      exception when insufficient_privilege then
        raise warning 'delivery of % dropped: % may no longer deliver it', d.project_id, d.delivered_by;
      end;
      perform private.hint_delivery(d.project_id);
    end loop;
    perform set_config('request.jwt.claims', caller, true);
    return done;
  end $$;

/* The delivery of a request that is not in effect yet, for those who work on it; null for everyone else. */
create function private.pending_delivery_of(p_project uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if auth.uid() is null or not (private.project_rights_of(p_project)).works then return null; end if;
    return (select jsonb_build_object('by', coalesce(private.name_of(d.delivered_by), ''),
        'dueAt', d.due_at)
      from private.pending_deliveries d where d.project_id = p_project);
  end $$;

/* A request takes a step forward, or back with a reason; delivering is private.deliver_project. */
create or replace function private.set_project_status(p_project uuid, p_revision integer, p_status text, p_reason text) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare
    r private.project_rights := private.project_rights_of(p_project);
    p public.projects;
  begin
    if auth.uid() is null or not r.reads then raise no_data_found; end if;
    if not r.works then raise insufficient_privilege; end if;
    select * into p from public.projects where id = p_project for update;
    if p.revision <> p_revision then return false; end if;
    if p_status in ('delivered', p.status) then raise object_not_in_prerequisite_state; end if;
    delete from private.pending_deliveries d where d.project_id = p_project;
    perform set_config('quillport.reason', coalesce(p_reason, ''), true);
    update public.projects set status = p_status where id = p_project;
    perform set_config('quillport.reason', '', true);
    return true;
  end $$;

create or replace function private.notify_of_comment() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.uid() is null or current_setting('quillport.is_delivery', true) = 'on' then return null; end if;
    perform private.notify(a, 'project_comment', jsonb_build_object('projectId', p.id, 'title', p.title, 'actor', private.name_of(auth.uid())))
       from public.projects p, private.project_audience(new.project_id) a where p.id = new.project_id;
    return null;
  end $$;

revoke execute on function private.hint_delivery, private.deliver_project, private.undo_delivery, private.finish_deliveries,
  private.pending_delivery_of from public;
grant execute on function private.deliver_project, private.undo_delivery, private.pending_delivery_of to authenticated;

-- The timer of hosted Supabase; the embedded one ticks by itself.
do $setup$
begin
  if not exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then return; end if;
  create extension if not exists pg_cron;
  perform cron.schedule('quillport-deliveries', '2 seconds', 'select private.finish_deliveries()');
end
$setup$;
