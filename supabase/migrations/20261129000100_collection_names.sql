-- Removes invisible characters from the names of collections, as from the other names of a manuscript (decision 0027).

create trigger clean_name before insert or update of name on public.manuscript_collections for each row
  when (new.name is distinct from private.stored_name(new.name, 'imported')) execute function private.clean_name_column('name', 'imported');

update public.manuscript_collections set name = private.stored_name(name, 'imported')
 where name is distinct from private.stored_name(name, 'imported');
