import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { announceAppointment } from "./announce.ts";
import { peopleOf } from "./change-appointment.ts";
import { holdForChange } from "./open-appointment.ts";
import { keepAnswer } from "./sql/write.ts";
import { traceAppointment } from "./trace.ts";

/** Who is not asked to come finds nothing to answer. */
export const answerAppointment: Handler<(typeof contract)["answerAppointment"]> = async (
	context,
	{ id, answer },
) => {
	const { tx, tenantId, session, now } = context;
	const kept = await keepAnswer(tx, tenantId, { id, answer, now, userId: session.userId });
	if (kept === undefined) return refuse(commonRefusals.notFound);
	const key = kept.isSeries ? { seriesId: id } : { appointmentId: id };
	const row = await holdForChange(context, key, "READ");
	const part = kept.isSeries ? "appointment_series" : "appointment";
	const after = { userId: session.userId, answer };
	await traceAppointment(context, part, row, { entityId: id, action: "answered", after });
	announceAppointment(context, id, row, peopleOf(row));
	return {};
};
