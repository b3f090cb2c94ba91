import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { TimeTracking } from "../../contract.ts";
import {
	activity,
	changeRequest,
	openSteps,
	person,
	project,
	projectNode,
} from "./tracking-columns.ts";

export interface TrackingFilter {
	readonly tenantId: string;
	readonly ownId: string;
	/** Further people whose entries may be read. */
	readonly visible: RawBuilder<string>;
	readonly ids: readonly string[] | undefined;
	readonly userIds: readonly string[] | undefined;
	readonly from: string | undefined;
	readonly to: string | undefined;
	readonly states: readonly string[] | undefined;
	readonly autoFinished: boolean | undefined;
	readonly needsReason: boolean | undefined;
}

function matching(tx: Tx, filter: TrackingFilter) {
	const { tenantId, ownId, visible } = filter;
	let query = tx
		.selectFrom("time_tracking as t")
		.where("t.tenant_id", "=", tenantId)
		.where("t.deleted_at", "is", null)
		.where(sql<SqlBool>`(t.user_id = ${ownId} or t.user_id in ${visible})`);
	if (filter.ids) query = query.where("t.id", "in", orNone(filter.ids));
	if (filter.userIds) {
		query = query.where("t.user_id", "in", orNone(filter.userIds));
	}
	if (filter.from) query = query.where("t.day", ">=", filter.from);
	if (filter.to) query = query.where("t.day", "<=", filter.to);
	if (filter.states) {
		query = query.where("t.state", "in", orNone(filter.states));
	}
	if (filter.autoFinished !== undefined) {
		query = query.where("t.auto_finished", "=", filter.autoFinished);
	}
	if (filter.needsReason !== undefined) {
		query = query.where("t.needs_reason", "=", filter.needsReason);
	}
	return query;
}

/** `in ()` is no SQL; an empty list matches nothing. */
function orNone(values: readonly string[]): string[] | RawBuilder<never> {
	return values.length === 0 ? sql<never>`(null)` : [...values];
}

const orders: Readonly<Record<string, RawBuilder<unknown>>> = {
	begin: sql`t.begin_at, t.id`,
	"-begin": sql`t.begin_at desc, t.id desc`,
	end: sql`t.end_at, t.id`,
	"-end": sql`t.end_at desc nulls first, t.id desc`,
	state: sql`t.state, t.begin_at desc, t.id`,
	user: sql`u.last_name, u.first_name, t.begin_at desc, t.id`,
};

export type TrackingRow = Omit<TimeTracking, "begin" | "end" | "status" | "customer"> & {
	readonly begin: Date;
	readonly end: Date | null;
	readonly total: number;
};

const plainColumns = [
	"t.id",
	"t.user_id as userId",
	"t.day",
	"t.begin_at as begin",
	"t.end_at as end",
	"t.zone",
	"t.state",
	"t.activity_id as activityId",
	"t.source",
	"t.reason",
	"t.needs_reason as needsReason",
	"t.auto_finished as autoFinished",
	"t.corrected",
	"t.version",
] as const;

export async function trackingPage(
	tx: Tx,
	filter: TrackingFilter,
	page: { sort: string; offset: number; limit: number },
): Promise<TrackingRow[]> {
	const query = matching(tx, filter)
		.innerJoin("app_user as u", (join) =>
			join.onRef("u.tenant_id", "=", "t.tenant_id").onRef("u.id", "=", "t.user_id"),
		)
		.innerJoin("activity as a", (join) =>
			join.onRef("a.tenant_id", "=", "t.tenant_id").onRef("a.id", "=", "t.activity_id"),
		)
		.select(plainColumns)
		.select([
			sql<number>`extract(epoch from t.end_at - t.begin_at)::int`.as("duration"),
			person.as("user"),
			activity.as("activity"),
			project.as("project"),
			projectNode.as("projectNode"),
			openSteps.as("openSteps"),
			changeRequest.as("changeRequest"),
			sql<number>`count(*) over ()`.as("total"),
		])
		.orderBy(orders[page.sort] as RawBuilder<unknown>)
		.limit(page.limit)
		.offset(page.offset);
	return (await query.execute()) as unknown as TrackingRow[];
}

export async function trackingCount(tx: Tx, filter: TrackingFilter): Promise<number> {
	const { count } = await matching(tx, filter)
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return count;
}

/** One entry of a person whose entries may be read. */
export async function trackingById(
	tx: Tx,
	tenantId: string,
	{ id, userId }: { readonly id: string; readonly userId: string },
): Promise<TrackingRow | undefined> {
	const filter: TrackingFilter = {
		tenantId,
		ownId: userId,
		visible: sql`(null)`,
		ids: [id],
		userIds: undefined,
		from: undefined,
		to: undefined,
		states: undefined,
		autoFinished: undefined,
		needsReason: undefined,
	};
	const page = { sort: "-begin", offset: 0, limit: 1 };
	const [row] = await trackingPage(tx, filter, page);
	return row;
}
