import { projectsOf } from "#areas/projects/projects/server/public.ts";
import { todayOf, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import { demandParty } from "#areas/time-tracking/approvals/server/public.ts";
import { withheldActivities } from "#areas/time-tracking/bookings/server/public.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { TrackingActivity } from "../../contract/lists.ts";
import type { contract } from "../../contract.ts";
import { permission } from "../entry-matter.ts";
import { type NamedRow, trackingActivities, trackingProjects } from "../sql/choices.ts";

type Contract = typeof contract;

/** For everybody who may enter time: names and what is asked for are no secrets. */
export const listTrackingActivities: Handler<Contract["listTrackingActivities"]> = async ({
	once,
	tenantId,
}) => {
	type Row = TrackingActivity & Record<string, unknown>;
	return { activities: await once<Row>(trackingActivities(tenantId)) };
};

export const getEntryChoices: Handler<Contract["getEntryChoices"]> = async (
	context,
	{ userId },
) => {
	const withheldActivityIds = await context.read(async (tx) => {
		await demandParty(tx, context, permission, userId);
		return withheldActivities(tx, context.tenantId, userId);
	});
	return { withheldActivityIds, projects: await projectsOf(context, userId) };
};

export const listTrackingProjects: Handler<Contract["listTrackingProjects"]> = async (context) => {
	const { tenantId, session } = context;
	const people = visibleUsers(session, permission, "READ", todayOf(context));
	const rows = await context.once<NamedRow>(trackingProjects(tenantId, people));
	const of = (wanted: NamedRow["kind"]) =>
		rows.filter(({ kind }) => kind === wanted).map(({ id, name }) => ({ id, name }));
	return { projects: of("PROJECT"), customers: of("CUSTOMER") };
};
