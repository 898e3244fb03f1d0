-- Buckets and who may touch their objects. Names are ours (ids), never the person's file name.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('archives', 'archives', false, 52428799, array['application/zip', 'application/x-zip-compressed', 'application/octet-stream']),
  ('manuscript-files', 'manuscript-files', false, 52428800, null)
on conflict (id) do nothing;

/* Whether the object name is that of an import of the caller's that still waits for its archive. */
create function private.awaits_archive(p_name text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from public.imports i
       where i.owner_id = auth.uid() and i.status = 'pending' and not i.started
         and p_name = i.owner_id || '/' || i.id || '.zip')
  $$;

/* The manuscript an object of manuscript-files belongs to, or null when the name is not of that shape. */
create function private.file_manuscript(p_name text) returns uuid
  language sql immutable set search_path = ''
  as $$ select case when p_name ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/' then left(p_name, 36)::uuid end $$;
revoke execute on function private.awaits_archive, private.file_manuscript from public;
grant execute on function private.awaits_archive, private.file_manuscript to authenticated;

create policy archives_insert on storage.objects for insert to authenticated
  with check (bucket_id = 'archives' and (select private.awaits_archive(name)));
create policy archives_select on storage.objects for select to authenticated
  using (bucket_id = 'archives' and ((storage.foldername(name))[1] = (select auth.uid())::text or (select private.can('manage', 'all'))));

create policy manuscript_files_select on storage.objects for select to authenticated
  using (bucket_id = 'manuscript-files' and (private.file_manuscript(name) = any (array(select private.readable_manuscripts())) or (select private.can('manage', 'all'))));
create policy manuscript_files_insert on storage.objects for insert to authenticated
  with check (bucket_id = 'manuscript-files' and (private.file_manuscript(name) = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all'))));
create policy manuscript_files_delete on storage.objects for delete to authenticated
  using (bucket_id = 'manuscript-files' and (private.file_manuscript(name) = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all'))));
