-- What the list of requests begins with: whatever is neither delivered nor withdrawn, soonest due first.

create index projects_open_idx on public.projects (due_date, no desc) where status <> 'delivered' and withdrawn_at is null;
create index projects_open_company_idx on public.projects (company_id, due_date, no desc) where status <> 'delivered' and withdrawn_at is null;
