/**
 * Questions to the catalogue of a migrated database whose right answer is "none". Each returns one column: what breaks
 * the rule. `breach` is a change after which the question must name its culprit, so that no question goes blind.
 */
export interface TenancyQuestion {
	readonly rule: string;
	readonly sql: string;
	readonly breach: string;
}

const ours =
	"c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text !~ '^(pg_|information_schema$|graphile_worker$)'";
const withTenant =
	"exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and a.attnum > 0)";
/** The directory finds the tenant, so it cannot be bound to one. */
const tenantTables = `pg_class c where ${ours} and c.relname <> 'tenant_directory' and ${withTenant}`;
const parents = "and not c.relispartition";
const partitions = `pg_class c where ${ours} and c.relispartition`;
const grants = "cross join lateral aclexplode(c.relacl) g where";
const name = "c.oid::regclass::text";
const columnName = (relation: string, number: string) =>
	`(select a.attname from pg_attribute a where a.attrelid = ${relation} and a.attnum = ${number})`;
const tenantPolicy =
	"^\\(tenant_id = \\( SELECT \\(?current_setting\\(''app.tenant_id''::text\\)\\)?::uuid";
const leaky =
	"create table leaky (tenant_id uuid, id uuid, other_id uuid references installation_log)";
const log = "create table installation_log (id uuid primary key);";

export const tenancyQuestions: readonly TenancyQuestion[] = [
	{
		rule: "a table without tenant_id is one of the few known ones",
		sql: `select ${name} from pg_class c where ${ours} ${parents} and not ${withTenant} and c.relname not in ('address_throttle', 'installation', 'schema_migration')`,
		breach: log,
	},
	{
		rule: "tenant_id is a required uuid",
		sql: `select ${name} from ${tenantTables} and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and a.attnotnull and a.atttypid = 'uuid'::regtype)`,
		breach: log + leaky,
	},
	{
		rule: "every tenant table has a primary key",
		sql: `select ${name} from ${tenantTables} and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
		breach: log + leaky,
	},
	{
		rule: "tenant_id leads every key and every index",
		sql: `select i.indexrelid::regclass::text from pg_index i join ${tenantTables.replace("where", "on c.oid = i.indrelid where")} and ${columnName("c.oid", "i.indkey[0]")} is distinct from 'tenant_id'`,
		breach: "create unique index on app_user (mail)",
	},
	{
		rule: "tenant_id leads every foreign key, on both sides",
		sql: `select k.conrelid::regclass || ': ' || k.conname from pg_constraint k join pg_class c on c.oid = k.conrelid where k.contype = 'f' and ${ours} and (${columnName("k.conrelid", "k.conkey[1]")} <> 'tenant_id' or ${columnName("k.confrelid", "k.confkey[1]")} <> 'tenant_id')`,
		breach: log + leaky,
	},
	{
		rule: "no foreign key ends in a partitioned table",
		sql: `select k.conrelid::regclass || ': ' || k.conname from pg_constraint k join pg_class t on t.oid = k.confrelid where k.contype = 'f' and t.relkind = 'p' and k.conparentid = 0`,
		breach:
			"alter table booking_position add foreign key (tenant_id, booking_id) references booking",
	},
	{
		rule: "row-level security is forced",
		sql: `select ${name} from pg_class c where ${ours} and ${withTenant} and not (c.relrowsecurity and c.relforcerowsecurity)`,
		breach: "alter table app_user no force row level security",
	},
	{
		rule: "the policy binds every command to the tenant that is set",
		sql: `select ${name} from ${tenantTables} ${parents} and not exists (select from pg_policy p where p.polrelid = c.oid and p.polcmd = '*' and pg_get_expr(p.polqual, p.polrelid) ~ '${tenantPolicy}' and pg_get_expr(p.polwithcheck, p.polrelid) = pg_get_expr(p.polqual, p.polrelid))`,
		breach: "alter policy tenant on app_user using (true)",
	},
	{
		rule: "no second policy opens what the first one closes",
		sql: `select p.polrelid::regclass || ': ' || p.polname from pg_policy p join ${tenantTables.replace("where", "on c.oid = p.polrelid where")} ${parents} and p.polname <> 'tenant'`,
		breach: "create policy open_door on app_user using (true)",
	},
	{
		rule: "a partition lets nobody in",
		sql: `select ${name} from ${partitions} and (select array_agg(pg_get_expr(p.polqual, p.polrelid)) from pg_policy p where p.polrelid = c.oid) is distinct from '{false}'`,
		breach: "drop policy unreachable on booking_old",
	},
	{
		rule: "nobody but the owner is granted a partition",
		sql: `select ${name} || ' to ' || g.grantee::regrole from ${partitions.replace("where", grants)} and g.grantee <> c.relowner`,
		breach: "grant select on booking_old to app",
	},
	{
		rule: "the serving roles own no table",
		sql: `select ${name} from pg_class c where c.relowner::regrole::text in ('app', 'gate', 'maintenance')`,
		breach: "alter table role owner to gate",
	},
	{
		rule: "no role but the superuser passes row-level security, and shared roles cannot sign in",
		sql: "select rolname from pg_roles where rolname in ('app', 'gate', 'maintenance', 'stundwerk_server', 'stundwerk_owner') and (rolsuper or rolbypassrls or (rolcanlogin and rolname !~ '^stundwerk'))",
		breach: "alter role stundwerk_server bypassrls",
	},
	{
		rule: "functions that run with their owner's rights are the known ones",
		sql: "select p.oid::regprocedure::text from pg_proc p where p.prosecdef and p.pronamespace::regnamespace::text !~ '^(pg_|information_schema$|graphile_worker$)' and p.oid::regprocedure::text not in ('gate.tenant_by_no(text)', 'gate.own_tenant_no()', 'gate.remove_people(uuid,uuid[])', 'gate.enqueue_task(text,uuid,uuid,timestamp with time zone,text)')",
		breach: "create function peek() returns int language sql security definer as 'select 1'",
	},
	{
		rule: "they are not deceived by a temporary table of a table's name",
		sql: "select p.oid::regprocedure::text from pg_proc p where p.prosecdef and p.pronamespace::regnamespace::text !~ '^(pg_|information_schema$|graphile_worker$)' and not exists (select from unnest(p.proconfig) c where c ~ '^search_path=.*, pg_temp$')",
		breach: "alter function gate.own_tenant_no() set search_path = public",
	},
	{
		rule: "nobody may truncate, and everybody together may touch no table",
		sql: `select ${name} || ' ' || g.privilege_type from pg_class c ${grants} ${ours} and g.grantee <> c.relowner and (g.privilege_type in ('TRUNCATE', 'REFERENCES', 'TRIGGER') or (g.grantee = 0 and c.relname <> 'schema_migration'))`,
		breach: "grant truncate on app_user to app",
	},
];
