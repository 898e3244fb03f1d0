-- As on hosted Supabase: these schemas belong to the superuser and only what is in them to their service.
-- `supabase db reset` drops every schema it may, save those of the superuser.

alter schema auth owner to supabase_admin;
grant all on schema auth to supabase_auth_admin;
alter schema storage owner to supabase_admin;
grant all on schema storage to supabase_storage_admin;
alter schema realtime owner to supabase_admin;
grant all on schema realtime to supabase_realtime_admin;
alter schema extensions owner to postgres;
