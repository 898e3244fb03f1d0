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

