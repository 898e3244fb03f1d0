-- The words and seconds of the files of projects, counted from the stored bytes (decision 0070).

create table private.uncounted_files (
  project_id uuid not null,
  attachment_id uuid not null,
  tries smallint not null default 0,
  claimed_at timestamptz,
  primary key (project_id, attachment_id),
  foreign key (project_id, attachment_id) references public.project_attachments (project_id, id) on delete cascade
);
comment on table private.uncounted_files is
  'Files that the worker counts next; a claim that was not finished is returned again after five minutes.';
alter table private.uncounted_files enable row level security;

/* Lists a new source file or deliverable for counting. */
create function private.note_uncounted_file() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    insert into private.uncounted_files (project_id, attachment_id) values (new.project_id, new.id);
    return null;
  end $$;
create trigger project_attachments_uncounted after insert on public.project_attachments for each row
  when (new.kind in ('source', 'deliverable')) execute function private.note_uncounted_file();

/* Returns whether a file waits for the worker. */
create function private.files_are_uncounted() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select from private.uncounted_files u where u.claimed_at is null or u.claimed_at < now() - interval '5 minutes')
  $$;

/* Stores what the worker counted, or nulls for a file that is not counted, and sends a hint to the pages that show the file. The
   revision of the project stays, because no field of it changed. */
create function private.file_counted(p_project uuid, p_attachment uuid, p_words integer, p_seconds integer) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    file public.project_attachments;
  begin
    delete from private.uncounted_files u where u.project_id = p_project and u.attachment_id = p_attachment;
    update public.project_attachments a set word_count = p_words, duration_seconds = p_seconds, counted_at = now()
     where a.project_id = p_project and a.id = p_attachment and a.kind in ('source', 'deliverable') returning a.* into file;
    if file.id is null then return; end if;
    if file.kind = 'deliverable' and file.delivered_at is null then
      perform private.hint_project_work(p_project);
    else
      perform realtime.send(jsonb_build_object('id', p_project), 'project', 'project:' || p_project, true);
    end if;
  end $$;
grant execute on function private.file_counted to service_role;

/* Returns the next file for the worker to count, none when none waits. A file that failed three times is not counted. */
create function private.claim_uncounted_file() returns table (project_id uuid, attachment_id uuid, name text, size bigint, path text)
  language plpgsql volatile security definer set search_path = '' rows 1
  as $$
  declare
    next private.uncounted_files;
  begin
    loop
      select u.* into next from private.uncounted_files u
       where u.claimed_at is null or u.claimed_at < now() - interval '5 minutes'
       order by u.tries, u.project_id, u.attachment_id limit 1 for update skip locked;
      if not found then return; end if;
      exit when next.tries < 3;
      perform private.file_counted(next.project_id, next.attachment_id, null, null);
    end loop;
    update private.uncounted_files u set tries = u.tries + 1, claimed_at = now()
     where u.project_id = next.project_id and u.attachment_id = next.attachment_id;
    return query select a.project_id, a.id, a.name, a.size, a.object_path from public.project_attachments a
       where a.project_id = next.project_id and a.id = next.attachment_id;
  end $$;
grant execute on function private.claim_uncounted_file to service_role;

-- The timer of hosted Supabase.
do $setup$
begin
  if to_regprocedure('private.call_function(text, jsonb)') is null then return; end if;
  perform cron.schedule('quillport-counts', '* * * * *', $job$
    select private.call_function('scrivener-import', '{"work":"count"}') where private.files_are_uncounted()
  $job$);
end
$setup$;
