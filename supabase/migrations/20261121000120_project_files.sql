-- Files of requests, frozen chapters, and the search.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('project-files', 'project-files', false, 52428800, null) on conflict (id) do nothing;

/* Whether the caller may put such an object into project-files: into a request it may attach to, or beside one that is
   still to be filed. A request the caller may not read looks as if it did not exist, and nothing there is ever shown. */
create function private.may_upload_project_file(p_name text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    r private.project_rights;
  begin
    if p_name !~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then return false; end if;
    r := private.project_rights_of(left(p_name, 36)::uuid);
    if r.reads then return r.attach or r.deliver; end if;
    return private.can('create', 'projects');
  end $$;

/* Whether an object of project-files is the caller's own and belongs to no request yet. */
create function private.is_loose_project_file(p_name text, p_owner text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return p_owner = auth.uid()::text and private.my_role() is not null
      and not exists (select from public.project_attachments a where a.object_path = p_name);
  end $$;

/* Whether the caller may remove an object: one no request has yet, or a file it may take away from its request. */
create function private.may_remove_project_file(p_name text, p_owner text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return auth.uid() is not null and (private.is_loose_project_file(p_name, p_owner)
      or exists (select from public.project_attachments a where a.object_path = p_name and private.may_handle_file(a)));
  end $$;
revoke execute on function private.may_upload_project_file, private.is_loose_project_file, private.may_remove_project_file from public;
grant execute on function private.may_upload_project_file, private.is_loose_project_file, private.may_remove_project_file to authenticated;

create policy project_files_select on storage.objects for select to authenticated
  using (bucket_id = 'project-files' and (
    exists (select from public.project_attachments a where a.object_path = objects.name)
    or (select private.is_loose_project_file(objects.name, objects.owner_id))));
create policy project_files_insert on storage.objects for insert to authenticated
  with check (bucket_id = 'project-files' and owner_id = (select auth.uid())::text and (select private.may_upload_project_file(name)));
create policy project_files_delete on storage.objects for delete to authenticated
  using (bucket_id = 'project-files' and (select private.may_remove_project_file(name, owner_id)));

/* A file is added to a request only when its object is there and is by who adds it; size and type are the object's. */
create function private.check_project_attachment() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    stored storage.objects;
  begin
    if new.kind = 'chapter' or auth.uid() is null then return new; end if;
    select * into stored from storage.objects o
     where o.bucket_id = 'project-files' and o.name = new.project_id::text || '/' || new.id::text and o.owner_id = auth.uid()::text;
    if not found then
      raise check_violation using message = 'there is no such file', constraint = 'project_attachments_object';
    end if;
    new.size := coalesce((stored.metadata ->> 'size')::bigint, new.size);
    new.mime := left(coalesce(stored.metadata ->> 'mimetype', new.mime), 120);
    return new;
  end $$;
create trigger project_attachments_check before insert on public.project_attachments
  for each row execute function private.check_project_attachment();

/* Freezes chapters of a manuscript of the caller's own as attachments of a request: each item chosen becomes one text,
   with what is below it in the binder's order, without what is in the trash or left out of the compiled book. The same
   text sent twice is attached once. Raises no_data_found for a request the caller may not read, insufficient_privilege
   for one it may not attach to, invalid_parameter_value for a manuscript or item that is not its own. */
create function private.freeze_chapters(p_project uuid, p_manuscript uuid, p_items uuid[]) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    r private.project_rights := private.project_rights_of(p_project);
    frozen record;
    attachment uuid;
  begin
    if not r.reads then raise no_data_found; end if;
    if not r.attach then
      if not (r.files or r.works) then raise insufficient_privilege; end if;
      raise object_not_in_prerequisite_state;
    end if;
    if not private.owns_manuscript(p_manuscript) or not private.can('read', 'manuscripts') or exists (
      select from unnest(p_items) as wanted (id) where not exists (
        select from public.manuscript_items i where i.manuscript_id = p_manuscript and i.id = wanted.id and not i.in_trash)) then
      raise invalid_parameter_value using message = 'there is no such chapter';
    end if;
    for frozen in
      with recursive ranked as (
        select i.id, i.parent_id, i.include_in_compile, row_number() over (partition by i.parent_id order by i.position, i.id)::integer as at
          from public.manuscript_items i where i.manuscript_id = p_manuscript and not i.in_trash
      ), tree as (
        select k.id, array[k.at] as path, case when k.id = any (p_items) then k.id end as chosen, 0 as depth
          from ranked k where k.parent_id is null or not exists (select from ranked up where up.id = k.parent_id)
        union all
        select k.id, t.path || k.at, coalesce(t.chosen, case when k.id = any (p_items) then k.id end),
            case when t.chosen is null then 0 else t.depth + 1 end
          from tree t join ranked k on k.parent_id = t.id
         where t.chosen is null or k.include_in_compile or k.id = any (p_items)
      ), part as (
        select t.chosen, t.path, t.depth, i.title, i.text, i.word_count,
            case when t.depth > 0 and i.title <> '' then jsonb_build_array(jsonb_build_object('type', 'heading',
              'attrs', jsonb_build_object('level', least(t.depth + 1, 6)),
              'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', i.title)))) else '[]'::jsonb end
            || coalesce(i.content -> 'content', '[]'::jsonb) as nodes
          from tree t join public.manuscript_items i on i.manuscript_id = p_manuscript and i.id = t.id
         where t.chosen is not null
      )
      select p.chosen as item_id, (array_agg(p.title order by p.path))[1] as title, sum(p.word_count)::integer as words,
          string_agg(concat_ws(E'\n\n', case when p.depth > 0 then nullif(p.title, '') end, nullif(p.text, '')), E'\n\n' order by p.path)
            filter (where p.text <> '' or (p.depth > 0 and p.title <> '')) as text,
          jsonb_build_object('type', 'doc', 'content', (
            select coalesce(jsonb_agg(node order by q.path, at), '[]') from part q, jsonb_array_elements(q.nodes) with ordinality as n (node, at)
             where q.chosen = p.chosen)) as content
        from part p group by p.chosen order by min(p.path)
    loop
      if length(coalesce(frozen.text, '')) > 5000000 then raise program_limit_exceeded; end if;
      continue when exists (
        select from public.project_chapters c where c.project_id = p_project and c.item_id = frozen.item_id
          and c.title = frozen.title and c.text = coalesce(frozen.text, ''));
      insert into public.project_attachments (project_id, kind, name, mime, size, word_count)
      values (p_project, 'chapter', left(coalesce(nullif(btrim(frozen.title), ''), 'Untitled'), 250) || '.txt', 'text/plain',
        octet_length(coalesce(frozen.text, '')), frozen.words)
      returning id into attachment;
      insert into public.project_chapters (project_id, attachment_id, manuscript_id, item_id, title, text, content)
      values (p_project, attachment, p_manuscript, frozen.item_id, frozen.title, coalesce(frozen.text, ''), frozen.content);
    end loop;
  end $$;
revoke execute on function private.freeze_chapters from public;
grant execute on function private.freeze_chapters to authenticated;

/* The requests of the caller's that hold what it typed: in their words, in their number, in the name of the client or
   the company. Here and not in the list's own statement, because row-level security keeps the list from this index. */
create function private.find_projects(p_typed text) returns setof uuid
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' rows 200
  as $$
  declare
    typed text := private.fold(btrim(p_typed));
    pattern text := '%' || regexp_replace(typed, '([\\%_])', '\\\1', 'g') || '%';
    number integer := case when typed ~ '^#?[0-9]{1,9}$' then ltrim(typed, '#')::integer end;
    me uuid := auth.uid();
    company uuid;
  begin
    if not private.can('read', 'projects') then return; end if;
    if private.can('read', 'all-projects') then
      return query
        select p.id from public.projects p
         where p.words like pattern
        union select p.id from public.projects p where p.no = number
        union select p.id from public.projects p join public.profiles u on u.id = p.client_id where private.fold(u.full_name) like pattern
        union select p.id from public.projects p join public.companies c on c.id = p.company_id where private.fold(c.name) like pattern;
      return;
    end if;
    company := private.my_company();
    return query
      with mine as materialized (
        select p.id, p.no, p.client_id, p.company_id, p.words like pattern as is_hit from public.projects p
         where p.company_id = company or (p.client_id = me and p.company_id is null)
           or p.id = any (array(select private.my_assigned_projects()))),
      clients as (
        select u.id from (select distinct m.client_id as id from mine m) c join public.profiles u on u.id = c.id
         where private.fold(u.full_name) like pattern),
      firms as (
        select f.id from (select distinct m.company_id as id from mine m) c join public.companies f on f.id = c.id
         where private.fold(f.name) like pattern)
      select m.id from mine m where m.is_hit or m.no = number
        or m.client_id in (select c.id from clients c) or m.company_id in (select f.id from firms f);
  end $$;
revoke execute on function private.find_projects from public;
grant execute on function private.find_projects to authenticated;
