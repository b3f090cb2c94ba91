-- What somebody said may be a wish: it weighs, and nobody breaks a rule who goes against it.
alter table availability add column wish int check (wish between 1 and 3);
