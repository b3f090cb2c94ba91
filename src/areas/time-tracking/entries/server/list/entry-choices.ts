import { projectsOf } from "#areas/projects/projects/server/public.ts";
import { todayOf, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import { demandParty } from "#areas/time-tracking/approvals/server/public.ts";
import { withheldActivities } from "#areas/time-tracking/bookings/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { TrackingActivity } from "../../contract/lists.ts";
import type { contract } from "../../contract.ts";
import { permission } from "../entry-matter.ts";
import { type NamedRow, trackingActivities, trackingProjects } from "../sql/choices.ts";

type Contract = typeof contract;

/** For everybody who may enter time: names and what is asked for are no secrets. */
export async function listTrackingActivities({
	once,
	tenantId,
}: ReadContext): Promise<AnswerOf<Contract["listTrackingActivities"]>> {
	type Row = TrackingActivity & Record<string, unknown>;
	return { activities: await once<Row>(trackingActivities(tenantId)) };
}

export async function getEntryChoices(
	context: ReadContext,
	{ userId }: InputOf<Contract["getEntryChoices"]>,
): Promise<AnswerOf<Contract["getEntryChoices"]>> {
	const withheldActivityIds = await context.read(async (tx) => {
		await demandParty(tx, context, permission, userId);
		return withheldActivities(tx, context.tenantId, userId);
	});
	return { withheldActivityIds, projects: await projectsOf(context, userId) };
}

export async function listTrackingProjects(
	context: ReadContext,
): Promise<AnswerOf<Contract["listTrackingProjects"]>> {
	const { tenantId, session } = context;
	const people = visibleUsers(session, permission, "READ", todayOf(context));
	const rows = await context.once<NamedRow>(trackingProjects(tenantId, people));
	const of = (wanted: NamedRow["kind"]) =>
		rows.filter(({ kind }) => kind === wanted).map(({ id, name }) => ({ id, name }));
	return { projects: of("PROJECT"), customers: of("CUSTOMER") };
}
