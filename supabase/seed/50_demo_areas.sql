-- The sample data of the following files is shown.
update public.workspace_settings set template_areas = true;
