import type { GivenOf } from "#kit/contract/endpoint.ts";
import type { Times } from "#kit/ui/field/time-range-field.tsx";
import type { contract, ShiftAnswer } from "../../contract.ts";

/** What is typed of a shift. */
export interface TypedShift {
	readonly day: string | null;
	readonly time: Times | null;
	readonly pause1: Times | null;
	readonly pause2: Times | null;
	readonly workspaceId: string | null;
	readonly activityId: string | null;
	readonly userIds: readonly string[];
	readonly customerId: string | null;
	/** Of a shift that several have together: times and place change for all of them. */
	readonly forGroup: boolean;
}

type Values = NonNullable<GivenOf<typeof contract.changeShifts>["changes"][number]["values"]>;

/** What is sent of it, but for whose it is; undefined while something is missing. */
export function sentValues(typed: TypedShift): Values | undefined {
	const { day, time, workspaceId, activityId } = typed;
	if (day === null || time === null || workspaceId === null || activityId === null)
		return undefined;
	const pauses = [typed.pause1, typed.pause2].filter((pause) => pause !== null);
	return {
		...{ day, workspaceId, activityId, customerId: typed.customerId },
		beginMinute: time.begin,
		endMinute: time.end,
		// typed by the clock: before the shift's beginning means after midnight
		pauses: pauses.map(({ begin, end }) => ({
			minute: begin < time.begin ? begin + 1440 : begin,
			minutes: end - begin,
		})),
	};
}

export function typedOf(shift: ShiftAnswer): TypedShift {
	const [pause1, pause2] = shift.pauses.map(({ minute, minutes }) => ({
		begin: minute % 1440,
		end: (minute % 1440) + minutes,
	}));
	return {
		day: shift.day,
		time: { begin: shift.beginMinute, end: shift.endMinute },
		pause1: pause1 ?? null,
		pause2: pause2 ?? null,
		workspaceId: shift.workspace?.id ?? null,
		activityId: shift.activity.id,
		userIds: shift.user === null ? [] : [shift.user.id],
		customerId: shift.customer?.id ?? null,
		forGroup: shift.group.length > 0,
	};
}
