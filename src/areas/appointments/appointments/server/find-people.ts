import { holdsWords } from "#areas/staff/user-roles/server/public.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { contract } from "../contract.ts";
import { invitablePeople } from "./participants.ts";
import { findPeople } from "./sql/conflicts.ts";

type Contract = typeof contract;
type Found = AnswerOf<Contract["findAppointmentPeople"]>["people"][number] &
	Record<string, unknown>;

export const findAppointmentPeople: Handler<Contract["findAppointmentPeople"]> = async (
	context,
	{ search },
) => {
	const statement = findPeople(context.tenantId, invitablePeople(context), holdsWords(search));
	return { people: [...(await context.once<Found>(statement))] };
};
