import type { ProposedShift } from "../contract.ts";

/** Somebody is to have it who has it not. */
export function isProposed({ userId, fromUserId, state }: ProposedShift): boolean {
	return state === "PROPOSED" && userId !== null && userId !== fromUserId;
}

/** "06–14:12"; whole with both minutes left out where there is no room. */
export function clockTimes(
	{ beginMinute, endMinute }: Pick<ProposedShift, "beginMinute" | "endMinute">,
	isShort = false,
): string {
	return `${hour(beginMinute, isShort)}–${hour(endMinute, isShort)}`;
}

function hour(minute: number, isShort: boolean): string {
	const [hours, minutes] = [Math.floor(minute / 60) % 24, minute % 60];
	const written = String(hours).padStart(2, "0");
	return isShort || minutes === 0 ? written : `${written}:${String(minutes).padStart(2, "0")}`;
}
