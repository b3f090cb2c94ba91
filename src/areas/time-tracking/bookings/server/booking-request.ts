import { holderOf } from "#areas/staff/hardware-tokens/server/public.ts";
import { noteSequence } from "#areas/time-tracking/terminals/server/public.ts";
import { secondOfMilliseconds } from "#domain/time/epoch.ts";
import type { EpochSecond } from "#domain/time/quantities.ts";
import { timeOfUuidV7 } from "#domain/time/uuid-v7.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Language } from "#kit/contract/language.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { RequestLimit } from "#kit/server/http/request-limit.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { Services } from "#kit/server/services.ts";
import type { Session } from "#kit/server/session.ts";
import { type contract, hardwareTokenUnknown, userMissing } from "../contract.ts";
import { texts as allTexts } from "../text.ts";

/** A booking as it was asked for: ids in lower case, whole seconds, nulls where nothing was given. */
export interface BookingRequest {
	readonly bookingId: string;
	readonly at: EpochSecond;
	readonly action: "START" | "END";
	readonly activityId: string | null;
	readonly projectNodeId: string | null;
	/** null = the session's user. */
	readonly userId: string | null;
	readonly position: Position | null;
	/** What was held against a terminal. */
	readonly hardwareToken: NonNullable<Input["hardwareToken"]> | null;
	/** The terminal's own count. */
	readonly sequence: number | null;
}

type Input = InputOf<typeof contract.createBooking>;

export interface Position {
	readonly latitude: number;
	readonly longitude: number;
}

const daySeconds = 86_400;

/** Refuses what no booking can be: an id that does not carry the booking's time, half a position. */
export function bookingRequest(input: Input, language: Language): BookingRequest {
	const texts = allTexts[language];
	const bookingId = input.bookingId.toLowerCase();
	const at = secondOfMilliseconds(Date.parse(input.timestamp));
	const idTime = timeOfUuidV7(bookingId);
	// strictly less: the database compares milliseconds
	if (idTime === null || Math.abs(idTime - at) >= daySeconds) {
		refuse(commonRefusals.malformed, {
			details: [{ field: "bookingId", text: texts.details.bookingId }],
		});
	}
	const { latitude = null, longitude = null } = input;
	if ((latitude === null) !== (longitude === null)) {
		const field = latitude === null ? "latitude" : "longitude";
		refuse(commonRefusals.malformed, { details: [{ field, text: texts.details.position }] });
	}
	return {
		bookingId,
		at,
		action: input.action,
		activityId: input.activityId?.toLowerCase() ?? null,
		projectNodeId: input.projectNodeId?.toLowerCase() ?? null,
		userId: input.userId?.toLowerCase() ?? null,
		position: latitude === null || longitude === null ? null : { latitude, longitude },
		hardwareToken: input.hardwareToken ?? null,
		sequence: input.sequence ?? null,
	};
}

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

/** So many a minute at one terminal: who holds a stolen one finds no PIN by trying all of them. */
const unknownTokens = new RequestLimit(30);

async function whoStandsThere(
	tx: Tx,
	services: Services,
	{ tenantId, userId: terminalId }: Session,
	{ userId, hardwareToken, sequence }: BookingRequest,
): Promise<string> {
	if (userId !== null || hardwareToken === null) return refuse(commonRefusals.malformed);
	const now = services.clock.now();
	unknownTokens.check(terminalId, now);
	const holder = await holderOf(tx, services, tenantId, hardwareToken);
	if (holder === undefined) {
		unknownTokens.count(terminalId, now);
		return refuse(hardwareTokenUnknown);
	}
	if (sequence !== null) await noteSequence(tx, tenantId, terminalId, sequence);
	return holder;
}
