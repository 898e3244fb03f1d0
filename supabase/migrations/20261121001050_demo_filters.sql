-- Filters that meet: of two kinds that are each common, few rows or none may be both, and looking through all of one
-- for the other is slow.
create index products_category_status_idx on demo.products (category, status, id desc);
create index courses_is_completed_idx on demo.courses (is_completed, id);
