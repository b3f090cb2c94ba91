import { todayOf, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { permission } from "./entry-matter.ts";
import { type NamedRow, trackingProjects } from "./sql/tracking-projects.ts";

type Endpoint = (typeof contract)["listTrackingProjects"];

export async function listTrackingProjects(context: ReadContext): Promise<AnswerOf<Endpoint>> {
	const { tenantId, session } = context;
	const people = visibleUsers(session, permission, "READ", todayOf(context));
	const statement = trackingProjects(tenantId, people);
	const rows = await context.once<NamedRow>(statement);
	const of = (wanted: NamedRow["kind"]) =>
		rows.filter(({ kind }) => kind === wanted).map(({ id, name }) => ({ id, name }));
	return { projects: of("PROJECT"), customers: of("CUSTOMER") };
}
