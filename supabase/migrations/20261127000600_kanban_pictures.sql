-- Uploaded pictures of kanban cards, and the sweep of unreferenced objects of the bucket kanban-files (R-242).

alter table demo.kanban_items add column picture_path text generated always as
  (case when image like '/storage/kanban-files/%' then substr(image, length('/storage/kanban-files/') + 1) end) stored;
comment on column demo.kanban_items.picture_path is 'The object of an uploaded picture in the bucket kanban-files.';
create index kanban_items_picture_path_idx on demo.kanban_items (picture_path) where picture_path is not null;

/* Refuses a picture that is not an image in the bucket; SVG is refused too, because it can contain scripts. */
create function private.check_kanban_picture() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if new.picture_path is not null and (tg_op = 'INSERT' or new.picture_path is distinct from old.picture_path)
      and not exists (select from storage.objects o where o.bucket_id = 'kanban-files' and o.name = new.picture_path
        and o.metadata ->> 'mimetype' in ('image/png', 'image/jpeg', 'image/webp', 'image/avif')) then
      raise check_violation using message = 'there is no such picture', constraint = 'kanban_items_picture';
    end if;
    return null;
  end $$;
-- After the row is written, because only then the generated column has its value.
create trigger kanban_items_check_picture after insert or update on demo.kanban_items
  for each row execute function private.check_kanban_picture();

create trigger kanban_items_keep_object after insert or update on demo.kanban_items
  for each row execute function private.keep_object('kanban-files', 'picture_path', 'kanban_items_picture');
create trigger kanban_items_note_object after delete or update on demo.kanban_items
  for each row execute function private.note_object('kanban-files', 'picture_path');
create trigger kanban_files_keep_object after insert or update on demo.kanban_files
  for each row execute function private.keep_object('kanban-files', 'path', 'kanban_files_object');
create trigger kanban_files_note_object after delete or update on demo.kanban_files
  for each row execute function private.note_object('kanban-files', 'path');

/* Returns whether any row references an object; unknown buckets and names count as used. */
create or replace function private.is_object_used(p_bucket text, p_name text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    uuid constant text := '[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}';
    folder uuid;
  begin
    if p_name !~ ('^' || uuid || '/') then return true; end if;
    folder := left(p_name, 36)::uuid;
    case p_bucket
      when 'project-files' then
        return exists (select from public.project_attachments a where a.object_path = p_name);
      when 'mail-files' then
        return exists (select from public.message_attachments a where a.path = p_name)
          or exists (select from public.mail_drafts d where d.user_id = folder
            and d.content -> 'attachments' @> jsonb_build_array(jsonb_build_object('id', substr(p_name, 38))));
      when 'avatars' then
        return exists (select from public.profiles p where p.id = folder and p.avatar_path = p_name);
      when 'manuscript-files' then
        -- A text or a revision may still show a picture whose row was deleted.
        return exists (select from public.raw_files f where f.object_path = p_name)
          or exists (select from public.manuscript_items i where i.manuscript_id = folder
            and strpos(concat(i.content, i.notes_content), p_name) > 0)
          or exists (select from public.item_revisions r where r.manuscript_id = folder and strpos(r.content::text, p_name) > 0);
      when 'archives' then
        return p_name !~ ('^' || uuid || '/' || uuid || '\.zip$')
          or exists (select from public.imports i where i.id = substr(p_name, 38, 36)::uuid and i.owner_id = folder);
      when 'product-pictures' then
        return exists (select from demo.product_pictures p where p.object_path = p_name);
      when 'kanban-files' then
        return exists (select from demo.kanban_files f where f.path = p_name)
          or exists (select from demo.kanban_items i where i.picture_path = p_name);
      else return true;
    end case;
  end $$;
