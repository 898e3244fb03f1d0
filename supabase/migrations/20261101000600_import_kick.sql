-- What keeps imports going: cancelling cleans up behind itself, a look tells whether a job waits, and where the
-- database can call out (hosted Supabase), a timer wakes the worker.

alter table private.import_jobs drop constraint import_jobs_stage_check;
alter table private.import_jobs add constraint import_jobs_stage_check
  check (stage in ('open', 'items', 'files', 'finish', 'clean'));

/* Ends an import the person no longer wants: what it had made goes with it. The rows go at once; the job stays for
   the worker to remove the objects, once a slice that may still run has had to notice. */
create or replace function private.cancel_import(p_id uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    row public.imports;
  begin
    select * into row from public.imports where id = p_id and owner_id = auth.uid() for update;
    if not found then raise no_data_found; end if;
    if row.status not in ('pending', 'processing') then raise object_not_in_prerequisite_state; end if;
    insert into private.import_jobs (import_id, stage) values (p_id, 'clean')
      on conflict (import_id) do update set stage = 'clean', cursor = 0, state = '{}', attempts = 0, last_error = null,
        run_after = coalesce(import_jobs.lease_until, now()), lease_until = null, lease_by = null;
    delete from private.import_work where import_id = p_id;
    delete from public.import_entries where import_id = p_id;
    delete from public.manuscripts where id = row.manuscript_id;
    update public.imports set status = 'failed', started = false, error_code = 'cancelled', error = 'The import was cancelled.',
      current = '', done = 0, total = 0, warnings = '[]', manuscript_id = null, finished_at = now() where id = p_id;
  end $$;

/* Puts a failed import back into the queue where it stopped, or at the start when the archive could not be opened.
   A cancelled one has no archive any more. */
create or replace function private.retry_import(p_id uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    row public.imports;
  begin
    select * into row from public.imports where id = p_id and owner_id = auth.uid() for update;
    if not found or not private.can('create', 'manuscripts') then raise no_data_found; end if;
    if row.status <> 'failed' or row.error_code = 'cancelled' then raise object_not_in_prerequisite_state; end if;
    update public.imports set status = 'pending', started = true, error = null, error_code = null, finished_at = null where id = p_id;
    -- Where it stopped is gone with its manuscript: then it begins anew.
    delete from private.import_jobs where import_id = p_id and row.manuscript_id is null;
    if row.manuscript_id is null then
      delete from private.import_work where import_id = p_id;
      delete from public.import_entries where import_id = p_id;
      update public.imports set done = 0, total = 0, warnings = '[]' where id = p_id;
    end if;
    insert into private.import_jobs (import_id) values (p_id)
      on conflict (import_id) do update set attempts = 0, run_after = now(), lease_until = null, lease_by = null, last_error = null;
  end $$;

/* Whether an import of the caller's waits for a worker: then looking at it wakes one. */
create function private.import_is_due(p_id uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from private.import_jobs j join public.imports i on i.id = j.import_id
       where j.import_id = p_id and i.owner_id = auth.uid()
         and j.run_after <= now() and (j.lease_until is null or j.lease_until < now()))
  $$;
revoke execute on function private.import_is_due from public;
grant execute on function private.import_is_due to authenticated;

/* The timer of hosted Supabase: while a job waits, calls the function with the address and key that the vault holds
   (docs/deploy.md). Without the extensions (the embedded default ticks by itself) nothing is set up. */
do $setup$
begin
  if (select count(*) from pg_catalog.pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    return;
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net;
  create extension if not exists supabase_vault;
  execute $function$
    create function private.wake_importer() returns void
      language plpgsql security definer set search_path = ''
      as $body$
      declare
        address text;
        key text;
      begin
        if not exists (select from private.import_jobs j
            where j.run_after <= now() and (j.lease_until is null or j.lease_until < now())) then
          return;
        end if;
        select decrypted_secret into address from vault.decrypted_secrets where name = 'quillport_functions_url';
        select decrypted_secret into key from vault.decrypted_secrets where name = 'quillport_service_key';
        if address is null or key is null then return; end if;
        perform net.http_post(
          url := address || '/scrivener-import',
          headers := jsonb_build_object('content-type', 'application/json', 'authorization', 'Bearer ' || key, 'apikey', key),
          body := '{}'::jsonb);
      end $body$
  $function$;
  execute 'revoke execute on function private.wake_importer from public';
  perform cron.schedule('quillport-import', '10 seconds', 'select private.wake_importer()');
end
$setup$;
