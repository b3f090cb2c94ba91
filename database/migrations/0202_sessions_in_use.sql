-- A session in use is noted once a minute: with room in its page no index has to learn of it.
alter table session set (fillfactor = 70);
