import { holderOf } from "#areas/staff/hardware-tokens/server/public.ts";
import { noteSequence } from "#areas/time-tracking/terminals/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { Services } from "#kit/server/services.ts";
import type { Session } from "#kit/server/session.ts";
import { hardwareTokenUnknown, userMissing } from "../contract.ts";
import type { BookingRequest } from "./booking-request.ts";

/**
 * For whom it is. A person, and the app of hers, book for herself unless they say otherwise; a program has no time of its
 * own; a terminal knows people by what they hold against it, and nobody else may name them so.
 */
export function whoseBooking(
	tx: Tx,
	services: Services,
	session: Session,
	request: BookingRequest,
): string | Promise<string> {
	const { userId, hardwareToken, sequence } = request;
	if (session.role === "TERMINAL") return whoStandsThere(tx, services, session, request);
	if (hardwareToken !== null || sequence !== null) return refuse(commonRefusals.malformed);
	switch (session.role) {
		case "USER":
		case "APP":
			return userId ?? session.userId;
		case "APIKEY":
			return userId === null || userId === session.userId ? refuse(userMissing) : userId;
		default:
			return refuse(commonRefusals.invalidRole);
	}
}

async function whoStandsThere(
	tx: Tx,
	services: Services,
	{ tenantId, userId: terminalId }: Session,
	{ userId, hardwareToken, sequence }: BookingRequest,
): Promise<string> {
	if (userId !== null || hardwareToken === null) return refuse(commonRefusals.malformed);
	const holder = await holderOf(tx, services, tenantId, hardwareToken);
	if (holder === undefined) return refuse(hardwareTokenUnknown);
	if (sequence !== null) await noteSequence(tx, tenantId, terminalId, sequence);
	return holder;
}
