-- What keeps imports going: a look tells whether a job waits, and where the
-- database can call out (hosted Supabase), a timer wakes the worker.

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
